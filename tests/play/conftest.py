"""What several files of tests here need."""

from tests.languages import spoken  # noqa: F401  # a fixture
