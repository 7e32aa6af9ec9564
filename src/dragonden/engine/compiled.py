"""Compiled rules: the only module that knows numba.

`compile_kernel(function)` returns a kernel as machine code; it works on the same fields in
NumPy records. `kernel_cache.py` keeps results on disk.
"""

from __future__ import annotations

import copy
import functools
import gc
import hashlib
import os
import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite
import llvmlite.ir as llvm_ir
import numba
import numpy as np
from llvmlite.binding import ffi
from numba.core import (
    caching,
    codegen,
    compiler,
    compiler_machinery,
    ir,
    serialize,
    typed_passes,
    untyped_passes,
)
from numba.core import datamodel as numba_datamodel
from numba.core import imputils as numba_imputils
from numba.core import runtime as numba_runtime
from numba.core import types as numba_types
from numba.core.typing import templates as numba_templates
from numba.extending import intrinsic as numba_intrinsic
from numba.np import arrayobj
from numba.np.numpy_support import from_dtype

from . import kernel_cache
from .chance import four_rounds
from .kernel import BUFFERS, INLINED, KERNELS, entry, exchange, flags, numbers, peek, reals
from .sources import digest_game, digest_shared_sources, is_ours
from .state import dtype_of
from .verbs import RULES, VERBS

CHECKED = os.environ.get("DRAGONDEN_BACKEND") == "checked"  # test every array index
SETTINGS: Any = {
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": CHECKED,
    "no_cfunc_wrapper": True,  # nobody calls kernels from C
}
CompileResult: Any = compiler.CompileResult
NullCache: Any = caching.NullCache
dumps: Any = serialize.dumps
runtime: Any = numba_runtime
WORD = llvm_ir.IntType(32)


class KernelCache(NullCache):  # type: ignore[misc]
    """Keeps what a kernel was compiled to, under a digest of all that this depends on.

    numba's own cache looks only at the file of the compiled function: a search would keep the old
    rules of the game it calls. And two processes that save at once may confuse its index.
    """

    def __init__(self, function: Any) -> None:
        self.function = function

    @property
    def cache_path(self) -> str:
        return str(kernel_cache.find_folder())

    def load_overload(self, sig: Any, target: Any) -> Any:
        """Load without numba's 30 registries of what can be compiled, which take 0.3 s to fill."""
        runtime.rtsys.initialize(target)
        code = kernel_cache.load_code(self.find_name(sig, target.codegen()))
        return CompileResult._rebuild(target, *pickle.loads(code)) if code else None

    def save_overload(self, sig: Any, made: Any) -> None:
        if not made.library.has_dynamic_globals:  # addresses in this process
            name = self.find_name(sig, made.codegen)
            kernel_cache.save_code(name, dumps(made._reduce()))

    def find_name(self, sig: Any, target: Any) -> str:
        """The name of the file for arguments of some types: which kernel it is, and a digest."""
        types = " ".join(map(str, getattr(sig, "args", sig)))
        cells = [cell.cell_contents.__qualname__ for cell in self.function.__closure__ or ()]
        where = (self.function.__module__, self.function.__qualname__, *cells)
        made_by = (sys.version, numba.__version__, llvmlite.__version__, *target.magic_tuple())
        sources = (digest_shared_sources(), *self.digest_games(types))
        parts = (where, types, made_by, sources, SETTINGS)
        return f"{where[-1]}-{hashlib.sha256(repr(parts).encode()).hexdigest()}"

    def digest_games(self, types: str) -> list[str]:
        """Digests of the games whose states are among the arguments, or that the kernel is of."""
        source = Path(self.function.__code__.co_filename).resolve()
        return [
            digest_game(folder)
            for state_class in RULES
            for folder in [Path(str(sys.modules[state_class.__module__].__file__)).parent]
            if str(from_dtype(dtype_of(state_class))) in types or folder.resolve() in source.parents
        ]


# numba tells each kernel that is being compiled of every call of LLVM: 50,000 of them in Dragons.
lock: Any = ffi.lib._lock
for pair in [pair for pair in lock._cblist if pair[0].__module__ == "numba.core.base"]:
    lock.unregister(*pair)


# -- kernels inside of others --------------------------------------------------------------------

Library: Any = codegen.JITCodeLibrary
Compiler: Any = compiler.Compiler
types: Any = numba_types
templates: Any = numba_templates
datamodel: Any = numba_datamodel
imputils: Any = numba_imputils
Template: Any = templates.AbstractTemplate
Function: Any = types.Function
PassManager: Any = compiler_machinery.PassManager
AnalysisPass: Any = compiler_machinery.AnalysisPass
register_pass: Any = compiler_machinery.register_pass
intrinsic: Any = numba_intrinsic


class InnerLibrary(Library):  # type: ignore[misc]
    """A kernel that other kernels call: neither linked nor optimised nor made machine code of.

    numba would do all that at every level of calls, though only the outermost kernel is ever called
    from Python. Left to that one, Dinoland compiles in less than half the time and runs as fast.
    """

    def add_llvm_module(self, module: Any) -> None:
        """Keep the module as it is; other libraries may define the same kernel."""
        for function in module.functions:
            if not function.is_declaration and function.linkage.name == "external":
                function.linkage = "linkonce_odr"
        module.data_layout = self._codegen._data_layout
        self._final_module: Any = module

    def _get_module_for_linking(self) -> Any:
        return self._final_module

    def finalize(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0  # there is no machine code

    @property
    def codegen(self) -> Any:
        return self

    def set_env(self, name: str, env: Any) -> None:
        """Nothing to do: only what Python calls has an environment."""


class OuterLibrary(Library):  # type: ignore[misc]
    """A kernel that Python calls, with all that it calls."""

    def add_llvm_module(self, module: Any) -> None:
        """Add a module as it is: everything is optimised at the end."""
        module.data_layout = self._codegen._data_layout
        self._final_module.link_in(module)

    def finalize(self) -> None:
        found: dict[Any, None] = {}
        waiting = [*self._linking_libraries]
        while waiting:
            library = waiting.pop()
            if library not in found:
                found[library] = None
                waiting += library._linking_libraries
        self._linking_libraries: Any = [*found]
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Optimise fully, or a little where indices are checked: that code is not run for long."""
        if not CHECKED:
            super()._optimize_final_module()
            return
        passes, builder = self._codegen._module_pass_manager(
            loop_vectorize=False, slp_vectorize=False, opt=1, cost="cheap"
        )
        passes.run(self._final_module, builder)


@functools.cache
def remember_types(context: Any) -> Any:
    """A typing context that finds out once what becomes of which types, say of two added integers.

    numba tries all ways to add, those for arrays too, each time it comes to a `+`.
    """
    found: dict[Any, Any] = {}
    remembering = copy.copy(context)

    def resolve(function: Any, args: Any, kws: Any) -> Any:
        key = function, tuple(args), tuple(dict(kws).items())
        if key not in found:
            signature = context.resolve_function_type(function, args, kws)
            if signature is None:
                return None
            found[key] = signature
        return found[key]

    remembering.resolve_function_type = resolve
    return remembering


@register_pass(mutates_CFG=False, analysis_only=True)
class CountReferences(AnalysisPass):  # type: ignore[misc]
    """Counts who uses an array only in kernels that are given a new one by another kernel.

    numba counts in all functions, for every argument. But whoever calls a kernel keeps its
    arguments, so most kernels need not.
    """

    _name = "count_references"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        calls = (made for expression, made in state.calltypes.items() if is_call(expression))
        given = [state.return_type, *(made.return_type for made in calls)]
        makes_arrays = any(isinstance(kind, types.Array) for kind in given)
        has_lists = any(isinstance(kind, types.List) for kind in state.typemap.values())
        if not makes_arrays and not has_lists:
            state.targetctx = state.targetctx.subtarget(enable_nrt=False)
        return False


def is_call(expression: Any) -> bool:
    return isinstance(expression, ir.Expr) and expression.op == "call"


def fix_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """What numba calls for every index: in kernels none counts from the end.

    numba would ask each time whether an index is negative. Without that loops become vectors. Where
    indices are checked a negative one is an error.
    """
    if getattr(context, "takes_negative_indices", True):
        return wrap_index(context, builder, kind, index, size)
    return context.cast(builder, index, kind, types.intp)


wrap_index: Any = arrayobj.fix_integer_index
arrayobj.fix_integer_index = fix_index

PASSES = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.GenericRewrites,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    CountReferences,
    typed_passes.PreLowerStripPhis,
    typed_passes.IRLegalization,
    typed_passes.AnnotateTypes,
    typed_passes.NativeLowering,
    typed_passes.NoPythonBackend,
)


class KernelPasses(PassManager):  # type: ignore[misc]
    """Runs passes and tells nobody; numba would write out all types for each of them."""

    def _runPass(self, index: int, one: Any, state: Any) -> None:
        one.analysis = self._analysis
        one.run_pass(state)


class KernelCompiler(Compiler):  # type: ignore[misc]
    """Compiles what the dialect has; numba has more passes, for closures, `with` and the like."""

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        super().__init__(typing, target, library, *rest)
        self.state.typingctx = remember_types(typing)
        self.state.targetctx.takes_negative_indices = False

    def compile_extra(self, function: Any) -> Any:
        """Say of a kernel with a buffer that this is no part of anything else it is given.

        Else LLVM would read a field of the state again after every number written.
        """
        code = function.__code__
        buffers = BUFFERS.intersection(code.co_varnames[: code.co_argcount])
        self.state.flags.noalias = bool(buffers)
        return super().compile_extra(function)

    def define_pipelines(self) -> list[Any]:
        manager: Any = KernelPasses("kernel")
        for kind in PASSES:
            manager.add_pass(kind, kind.__name__)
        manager.finalize()
        return [manager]


class InnerCompiler(KernelCompiler):
    """Compiles a kernel that other kernels call."""

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        super().__init__(typing, target, InnerLibrary(target.codegen(), "kernel"), *rest)


class OuterCompiler(KernelCompiler):
    """Compiles a kernel that Python calls."""

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        outer = OuterLibrary(target.codegen(), "kernel")
        outer.enable_object_caching()
        super().__init__(typing, target, outer, *rest)

    def compile_extra(self, function: Any) -> Any:
        """Compile without looking for garbage: hardly anything is, and each look takes long."""
        was_enabled = gc.isenabled()
        gc.disable()
        try:
            return super().compile_extra(function)
        finally:
            if was_enabled:
                gc.enable()


INNER: Any = {**SETTINGS, "no_cpython_wrapper": True, "pipeline_class": InnerCompiler}
OUTER: Any = {**SETTINGS, "pipeline_class": OuterCompiler}


def widen(kind: Any) -> Any:
    """The type as which a kernel takes an argument, whatever size it has where it comes from.

    numba would compile a kernel once for each width of integers and each length of arrays in
    states: a third of Dinoland's were such twins.
    """
    if isinstance(kind, types.Float):
        return types.float64
    if isinstance(kind, types.NestedArray):
        return types.Array(kind.dtype, kind.ndim, kind.layout)
    kind = types.unliteral(kind)
    is_narrow = isinstance(kind, types.Integer) and kind.bitwidth < 64
    return types.int64 if is_narrow else kind


# An array inside of a state is laid out as any array is.
imputils.lower_cast(types.NestedArray, types.Array)(lambda *arguments: arguments[-1])


@functools.cache
def build_inner(function: Callable[..., Any]) -> Any:
    """The one form of a function that compiled code calls, whoever does and by whichever name."""
    return numba.njit(**INNER, forceinline=function in INLINED)(function)


class KernelFunction(Function):  # type: ignore[misc]
    """The type of a function that compiled code may call: for equal arguments it looks up once.

    numba's `overload` looks up, and compiles, again for every way in which a caller is compiled.
    """

    def __init__(self, template: Any) -> None:
        super().__init__(template)
        self.signatures: dict[Any, Any] = {}

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        key = tuple(map(widen, args)), tuple(kws.items())
        if key not in self.signatures:
            inner = types.Dispatcher(build_inner(self.templates[0].choose(*key[0], **kws)))
            signature = inner.get_call_type(context, key[0], kws)
            self._impl_keys[signature.args] = inner.get_overload(signature)
            self.signatures[key] = signature
        return self.signatures[key]


datamodel.register_default(KernelFunction)(datamodel.models.OpaqueModel)


def register_overload(function: Callable[..., Any], choose: Callable[..., Any]) -> None:
    """Let compiled code call a function; `choose` finds what is called by the arguments' types."""
    template = type("Template", (Template,), {"key": function, "choose": staticmethod(choose)})
    templates.infer_global(function, KernelFunction(template))


# -- telling numba our functions ----------------------------------------------------------------


@functools.cache
def register_kernel(function: Callable[..., Any]) -> None:
    """Let compiled code call a kernel, or the verb of whichever game a state belongs to."""
    if function not in VERBS:
        register_overload(function, lambda *args, **kws: function)
        return
    name = VERBS[function]

    register_overload(function, lambda state, *args: rules_of(state)[name])


def rules_of(record: Any) -> Any:
    """The rules of the game whose state has this numba type."""
    for state_class, rules in RULES.items():
        if from_dtype(dtype_of(state_class)) == record:
            return rules
    raise TypeError(f"No game has a state like {record}.")


def register_as(function: Callable[..., Any], compiled: Callable[..., Any]) -> None:
    """Let compiled code call another function instead of this one."""
    register_overload(function, lambda *args: compiled)


register_as(flags, lambda n: np.zeros(n, np.int8))
register_as(numbers, lambda n: np.zeros(n, np.int32))
register_as(reals, lambda n: np.zeros(n, np.float64))
register_as(entry, lambda rows, i, j: rows[i, j])


def point_at(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    """Where the number lies that is meant by an array and an index."""
    array = context.make_array(signature.args[0])(context, builder, args[0])
    return builder.gep(array.data, [args[1]])


def write_exchange(typing: Any, numbers: Any, i: Any, value: Any) -> Any:
    """How numba writes `exchange`; without `atomic` other threads might never see the number."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        place = point_at(context, builder, signature, args)
        return builder.atomic_rmw("xchg", place, args[2], "seq_cst")

    return numbers.dtype(numbers, types.intp, numbers.dtype), build


def write_peek(typing: Any, numbers: Any, i: Any) -> Any:
    """How numba writes `peek`; it may not be taken out of a loop."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        place = point_at(context, builder, signature, args)
        return builder.load_atomic(place, "seq_cst", align=numbers.dtype.bitwidth // 8)

    return numbers.dtype(numbers, types.intp), build


def write_four_rounds(typing: Any, x: Any, y: Any, a: Any, b: Any, c: Any, d: Any) -> Any:
    """How numba writes `four_rounds`: in words of 32 bits, of which a processor adds eight at once.

    From Python's `& WORD` LLVM does not see that nothing is above them.
    """

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        words = [builder.trunc(arg, WORD) for arg in args]
        x, y = words[:2]
        for bits in words[2:]:
            x = builder.add(x, y)
            rest = builder.sub(WORD(32), bits)
            turned = builder.or_(builder.shl(y, bits), builder.lshr(y, rest))
            y = builder.xor(turned, x)
        wide = [builder.zext(word, args[0].type) for word in (x, y)]
        return context.make_tuple(builder, signature.return_type, wide)

    return types.UniTuple(types.int64, 2)(*[types.int64] * 6), build


four_rounds_of_words = intrinsic(write_four_rounds)
register_as(four_rounds, lambda x, y, a, b, c, d: four_rounds_of_words(x, y, a, b, c, d))

exchange_atomically, peek_atomically = intrinsic(write_exchange), intrinsic(write_peek)
register_as(exchange, lambda numbers, i, value: exchange_atomically(numbers, i, value))
register_as(peek, lambda numbers, i: peek_atomically(numbers, i))


@functools.cache
def register_kernels(kernels: int) -> None:
    """Register every kernel declared so far; `kernels` is their number."""
    for known in [*KERNELS, *VERBS]:
        register_kernel(known)


@functools.cache
def jit_compile(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that is compiled, or loaded from disk, when it is first called."""
    is_kept = is_ours(function.__code__.co_filename)
    if function in VERBS:
        verb = function
        function = lambda state, *args: verb(state, *args)  # noqa: E731
    made: Any = numba.njit(**OUTER)(function)
    if is_kept:
        made._cache = KernelCache(function)
    return made  # type: ignore[no-any-return]


def bind_kernel(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Callable[..., Any]:
    """The compiled form of a kernel for arguments of the same types as these, and for no others.

    numba finds out the types of all arguments in every call: for a batch of games that takes 15 µs.
    """
    made: Any = compile_kernel(function)
    return made.compile(tuple(map(made.typeof_pyval, arguments)))  # type: ignore[no-any-return]


def compile_kernel(function: Callable[..., Any]) -> Callable[..., Any]:
    """The compiled form of a kernel or verb, for all games imported so far."""
    register_kernels(len(KERNELS))
    return jit_compile(function)
