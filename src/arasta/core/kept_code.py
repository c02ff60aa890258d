"""Compiled code, kept on disk from one run to the next."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numba
from numba.core.caching import FunctionCache, NullCache, UserProvidedCacheLocator

from arasta.core.code_cache import begin_use, root, tell_not_kept


class KeptCode:
    """Numba's cache of an entry, with three differences.

    It is opened when the entry is first called, so that an import writes nothing. It is in our folder or nowhere:
    Numba would fall back on a folder beside the sources, where an edit of another file leaves stale code. And no file
    that cannot be read or written stops a run: the code is compiled then, and stays in memory.
    """

    def __init__(self, function, folder: str, name: str) -> None:
        self.function = function
        self.folder = folder
        self.name = name
        self.opened: Any = None

    @property
    def cache_path(self) -> Any:
        """For Numba's statistics."""
        return None if self.opened is None else self.opened.cache_path

    def load_overload(self, signature, context):
        """The kept code for these types of arguments; None if there is none. Numba holds its compiler's lock."""
        self.opened = self.opened or self.open()
        try:
            return self.opened.load_overload(signature, context)
        except Exception:  # a damaged file can break in any way
            self.write(self.opened.flush)
            return None

    def save_overload(self, signature, code) -> None:
        """Keep what was compiled."""
        self.write(lambda: self.opened.save_overload(signature, code))

    def write(self, how) -> None:
        """Write, or say why not and go on without."""
        try:
            how()
        except OSError as error:
            tell_not_kept(str(error))
            self.opened = NullCache()

    def open(self) -> Any:
        """Numba's own cache, in our folder only; one that keeps nothing where we have none."""
        try:
            with numba_caches_in(begin_use(self.folder)):
                return FunctionCache(self.function)
        except (OSError, RuntimeError) as error:  # the second is Numba's word for no folder
            tell_not_kept(str(error))
            return NullCache()

    def is_there(self) -> bool:
        """Whether code of this entry is kept."""
        try:
            return any((root() / self.folder).glob(f"*/{self.name}-*.nbc"))
        except OSError:
            return False


@contextmanager
def numba_caches_in(folder: Path) -> Iterator[None]:
    """Meanwhile Numba looks for its caches here and nowhere else."""
    config: Any = numba.config
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(folder), UserProvidedCacheLocator.__name__
    try:
        yield
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before
