"""Without a library its environment says what to install; everything else works."""

import subprocess
import sys

import pytest

import arasta.envs

WITHOUT = """
import sys
sys.modules |= dict.fromkeys(["gymnasium", "pettingzoo", "pyspiel", "stable_baselines3"])
import arasta.envs
for name in ("SeatEnv", "SeatVectorEnv", "DiceGame"):
    try:
        getattr(arasta.envs, name)
    except ImportError as error:
        print(error)
del sys.modules["gymnasium"]
try:
    arasta.envs.TableEnv
except ImportError as error:
    print(error)
try:
    import arasta.envs.stable_baselines
except ImportError as error:
    print(error)
"""


def test_without_its_library_an_environment_says_what_to_install():
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
    missing = [("gymnasium", "gymnasium"), ("gymnasium", "gymnasium"), ("pyspiel", "openspiel"), ("pettingzoo",) * 2]
    missing.append(("stable_baselines3", "sb3"))
    assert done.stdout.splitlines() == [
        f"This needs {library}, which is not installed: pip install 'arasta[{extra}]' brings it."
        for library, extra in missing
    ]


def test_what_is_offered_is_listed():
    assert dir(arasta.envs) == sorted(arasta.envs.__all__)
    assert all(getattr(arasta.envs, name) is not None for name in dir(arasta.envs))
    with pytest.raises(AttributeError, match="has no attribute 'Gym'; it has DiceGame"):
        _ = arasta.envs.Gym
