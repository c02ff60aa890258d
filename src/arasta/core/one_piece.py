"""How rules are compiled: each is written down once, and made fast in one piece with the entry that calls it.

Numba would make every rule fast by itself, with whatever it calls once more, and give each a door from Python. That was
nine tenths of the work, and nobody comes in by those doors. Nor do rules have what most of Numba's passes are about.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numba
from numba.core import typed_passes, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.registry import cpu_target
from numba.core.typing.templates import infer, infer_global, make_overload_template

PASSES = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.RewriteSemanticConstants,
    untyped_passes.DeadBranchPrune,
    untyped_passes.GenericRewrites,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.IRLegalization,
)


class Part(JITCodeLibrary):
    """The code of a rule, by itself, and which others it calls. It never becomes machine code alone."""

    def finalize(self) -> None:
        """Nothing more is written."""
        self._raise_if_finalized()
        self._finalized = True


class Whole(JITCodeLibrary):
    """The code of an entry with all rules that it needs."""

    def finalize(self) -> None:
        """Put all parts together and make them fast. Nobody else can call them, so that whatever is called in one place
        only goes there.
        """
        self.own = {function.name for function in self._final_module.functions}
        self._linking_libraries = all_parts(self._linking_libraries)
        super().finalize()

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.name not in self.own and not function.is_declaration:
                function.linkage = "internal"
        super()._optimize_final_module()


def all_parts(libraries: list[Any]) -> list[Any]:
    """These libraries, and all that their rules call."""
    found: dict[Any, None] = {}
    left = list(libraries)
    while left:
        library = left.pop()
        if library not in found:
            found[library] = None
            left += library._linking_libraries if isinstance(library, Part) else []
    return list(found)


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(typed_passes.NativeLowering):
    """Writes a rule down."""

    _name = "arasta_part"

    def run_pass(self, state: Any) -> bool:
        """Into a library of its own."""
        state.library = Part(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = state.flags.no_cpython_wrapper = state.flags.no_cfunc_wrapper = True
        return bool(super().run_pass(state))


@register_pass(mutates_CFG=True, analysis_only=False)
class WholeLowering(typed_passes.NativeLowering):
    """Writes an entry down and makes machine code."""

    _name = "arasta_whole"

    def run_pass(self, state: Any) -> bool:
        """Into a library that can be kept."""
        state.library = Whole(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        state.flags.no_cfunc_wrapper = True
        return bool(super().run_pass(state))


class PartCompiler(CompilerBase):
    """The compiler of rules."""

    lowering: type = PartLowering

    def define_pipelines(self) -> list[PassManager]:
        """What rules need."""
        found = PassManager("arasta")
        for each in (*PASSES, self.lowering, typed_passes.NoPythonBackend):
            found.add_pass(each)
        found.finalize()
        return [found]


class WholeCompiler(PartCompiler):
    """The compiler of entries."""

    lowering = WholeLowering


def compile_with_callers(function: Callable[..., Any], make: Callable[..., Any], options: Mapping[str, Any]) -> None:
    """Have a function compiled wherever compiled code calls it; `make` gives, for types of arguments, what is compiled.
    Compilers for other machines than this do so in their own way.
    """
    usual: Any = make_overload_template(function, make, dict(options), False, "never")

    known: dict[Any, Any] = {}  # signatures by types of arguments

    class Template(usual):  # type: ignore[misc]  # made by Numba
        def generic(self, arguments: Any, named: Any) -> Any:
            """The signature for these types."""
            if self.context is not cpu_target.typing_context:
                return super().generic(arguments, named)
            if arguments not in known:
                rule = numba.njit(pipeline_class=PartCompiler, **options)(make(*arguments))
                part = rule._compiler.compile(arguments, None)
                cpu_target.target_context.insert_user_function(rule, part.fndesc, [part.library])
                self._compiled_overloads[part.signature.args] = rule
                known[arguments] = part.signature
            return known[arguments]

    infer(Template)
    infer_global(function, numba.types.Function(Template))
