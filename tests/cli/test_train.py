"""`arasta train`. What it does is tested in tests/train."""

import sys

import pytest

from arasta.cli import main


def test_without_pytorch_it_says_what_to_install(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "torch", None)
    assert main.main(["train"]) == 2
    assert "pip install 'arasta[train]'" in capsys.readouterr().err


def test_going_on_without_a_checkpoint_is_refused(tmp_path, capsys):
    pytest.importorskip("torch", reason="training needs PyTorch: pip install 'arasta[train]'")
    assert main.main(["train", "--resume", "--device", "cpu", "--width", "8", "--folder", str(tmp_path)]) == 2
    assert "There is no checkpoint" in capsys.readouterr().err
