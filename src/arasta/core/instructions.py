"""What compiled code can do with tables and Numba has no word for. Used by `compiling.py` alone."""

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

NUMBER = ir.IntType(32)
TO_WRITE, KEEP_NEAR, DATA = NUMBER(1), NUMBER(3), NUMBER(1)


@intrinsic
def uncounted(typing, rows):
    """The same table without the count of its users."""

    def code(context, builder, signature, arguments):
        table = context.make_array(rows)(context, builder, arguments[0])
        table.meminfo = table.meminfo.type(None)
        return table._getvalue()

    return rows(rows), code


@intrinsic
def prefetch(typing, rows, i, at):
    """Bring the cache line of a place near. It waits for nothing, and where there is no such row it does nothing."""

    def code(context, builder, signature, arguments):
        table, *place = arguments
        array = context.make_array(rows)(context, builder, table)
        line = cgutils.get_item_pointer(context, builder, rows, array, place, wraparound=False)
        kind = ir.FunctionType(ir.VoidType(), [line.type, NUMBER, NUMBER, NUMBER])
        instruction = builder.module.declare_intrinsic("llvm.prefetch", [line.type], kind)
        builder.call(instruction, [line, TO_WRITE, KEEP_NEAR, DATA])
        return context.get_dummy_value()

    return types.void(rows, types.intp, types.intp), code


@intrinsic
def called_at(typing, address, entry, arguments):
    """Call the code of an entry at its address. The entry says what types it takes, and is left out of this code."""
    taken = entry.get_call_type(typing, tuple(arguments), {})

    def code(context, builder, signature, given):
        values = cgutils.unpack_tuple(builder, given[2])
        values = [context.cast(builder, *each) for each in zip(values, arguments, taken.args, strict=True)]
        kind = context.call_conv.get_function_type(taken.return_type, taken.args)
        function = builder.inttoptr(given[0], kind.as_pointer())
        status, _ = context.call_conv.call_function(builder, function, taken.return_type, taken.args, values)
        with cgutils.if_unlikely(builder, status.is_error):
            context.call_conv.return_status_propagate(builder, status)
        return context.get_dummy_value()

    return types.none(types.intp, entry, arguments), code


@intrinsic
def now_at(typing, numbers):
    """The first number of an array as it is now, though another thread may have written it meanwhile."""

    def code(context, builder, signature, arguments):
        array = context.make_array(numbers)(context, builder, arguments[0])
        return builder.load_atomic(array.data, "acquire", context.get_abi_alignment(array.data.type.pointee))

    return numbers.dtype(numbers), code
