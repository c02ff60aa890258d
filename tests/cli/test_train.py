"""`arasta train`. What it does is tested in tests/train."""

import sys

import pytest

from arasta.cli import main


def test_without_pytorch_it_says_what_to_install(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "torch", None)
    assert main.main(["train"]) == 2
    assert "pip install 'arasta[train]'" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["train", "teach"])
def test_as_one_of_several_processes_it_says_that_it_shares_no_work(command, monkeypatch, capsys):
    """Issue 27: as `torchrun --nproc-per-node 2` starts it."""
    monkeypatch.setenv("WORLD_SIZE", "2")
    assert main.main([command]) == 2
    assert "does not share its work among 2 processes: start it without torchrun." in capsys.readouterr().err


@pytest.mark.parametrize("command", ["train", "teach"])
def test_without_a_graphics_card_it_says_how_to_do_without(command, tmp_path, capsys):
    torch = pytest.importorskip("torch", reason="training needs PyTorch: pip install 'arasta[train]'")
    if torch.cuda.is_available():
        pytest.skip("there is a graphics card here")
    assert main.main([command, "--folder", str(tmp_path / "training")]) == 2
    told = "arasta: PyTorch finds no graphics card here; with --device cpu it needs none, but far more time.\n"
    assert capsys.readouterr().err == told
    assert list(tmp_path.iterdir()) == []


def test_going_on_without_a_checkpoint_is_refused(tmp_path, capsys):
    pytest.importorskip("torch", reason="training needs PyTorch: pip install 'arasta[train]'")
    assert main.main(["train", "--resume", "--device", "cpu", "--width", "8", "--folder", str(tmp_path)]) == 2
    assert "There is no checkpoint" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("--epochs", "0"), "it learns from a search alone: give it positions to search"),
        (("--yardstick", "1"), "--yardstick measures against the net that the training began with: --begin-with NET."),
    ],
)
def test_a_training_that_has_nothing_to_learn_from_or_to_measure_by_is_refused(tmp_path, capsys, given, told):
    pytest.importorskip("torch", reason="training needs PyTorch: pip install 'arasta[train]'")
    small = ["--device", "cpu", "--width", "8", "--folder", str(tmp_path)]
    assert main.main(["train", *small, *given]) == 2
    assert told in capsys.readouterr().err
