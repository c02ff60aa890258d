"""What all tests of training share."""

import pytest


@pytest.fixture
def one_thread():
    """PyTorch with one thread, so that sums are made in the same order."""
    pytest.importorskip("torch").set_num_threads(1)
