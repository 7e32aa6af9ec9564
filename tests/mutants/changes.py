"""Small faults in a source file, one at a time, such as a tired programmer might make."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from types import CodeType

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),  # the neighbour, and the opposite
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
DROPPED = (
    *(ast.Assign, ast.AugAssign, ast.Expr, ast.Return, ast.Break, ast.Continue),
    *(ast.For, ast.While, ast.If),
)


@dataclass(frozen=True)
class Mutant:
    """One function with one fault."""

    function: str
    line: int
    before: str
    after: str
    tree: ast.FunctionDef
    number: int = 1  # among equal changes of one function

    @property
    def name(self) -> str:
        """What it is called in lists; lines move too easily to be part of it."""
        again = f" (number {self.number})" if self.number > 1 else ""
        return f"{self.function}: {self.before} → {self.after}{again}"

    def code(self, path: Path) -> CodeType:
        """The faulty function as Python runs it."""
        module = compile(ast.Module([self.tree], type_ignores=[]), str(path), "exec")
        return next(const for const in module.co_consts if isinstance(const, CodeType))


def mutants_of(path: Path) -> list[Mutant]:
    """Every fault for every function of a file, in its order."""
    found: list[Mutant] = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            found += function_mutants(node)
    seen: Counter[str] = Counter()
    numbered = []
    for mutant in sorted(found, key=lambda mutant: mutant.line):
        seen[mutant.name] += 1
        numbered.append(replace(mutant, number=seen[mutant.name]))
    return numbered


def function_mutants(function: ast.FunctionDef) -> Iterator[Mutant]:
    """The faults of one function: each place and each thing that could stand there instead."""
    function.decorator_list = []
    function.returns = None
    for argument in function.args.args:
        argument.annotation = None
    for place, node in enumerate(ast.walk(function)):
        for other in alternatives(node):
            tree = copy.deepcopy(function)
            old = list(ast.walk(tree))[place]
            statement = statement_of(tree, old)
            before = first_line(statement)
            swap(tree, old, other)
            ast.fix_missing_locations(tree)
            after = first_line(other if statement is old else statement)
            yield Mutant(function.name, statement.lineno, before, after, tree)


def statement_of(tree: ast.AST, node: ast.AST) -> ast.stmt:
    """The innermost statement that a node is part of."""
    around = [s for s in ast.walk(tree) if isinstance(s, ast.stmt) and node in ast.walk(s)]
    return around[-1]


def swap(tree: ast.AST, old: ast.AST, new: ast.AST) -> None:
    """Put a node in the place of another."""
    ast.copy_location(new, old)
    for parent in ast.walk(tree):
        for field, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, field, new)
            elif isinstance(value, list):
                value[:] = [new if item is old else item for item in value]


def first_line(node: ast.AST) -> str:
    return ast.unparse(node).partition("\n")[0]


# -- what could stand there instead --------------------------------------------------------------


def alternatives(node: ast.AST) -> Iterator[ast.AST]:
    """Everything that could be written for a node by mistake."""
    if isinstance(node, DROPPED) and not is_docstring(node):
        yield ast.Pass()
    for kind, change in CHANGES.items():
        if isinstance(node, kind):
            yield from change(copy.deepcopy(node))


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def change_comparison(node: ast.Compare) -> Iterator[ast.AST]:
    for other in COMPARISONS[type(node.ops[0])]:
        yield ast.Compare(node.left, [other()], node.comparators)


def change_connective(node: ast.BoolOp) -> Iterator[ast.AST]:
    yield ast.BoolOp(ast.And() if isinstance(node.op, ast.Or) else ast.Or(), node.values)


def change_sign(node: ast.UnaryOp) -> Iterator[ast.AST]:
    if isinstance(node.op, ast.Not):
        yield node.operand


def change_operator(node: ast.BinOp) -> Iterator[ast.AST]:
    yield ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)


def change_step(node: ast.AugAssign) -> Iterator[ast.AST]:
    yield ast.AugAssign(node.target, OPERATORS[type(node.op)](), node.value)


def change_constant(node: ast.Constant) -> Iterator[ast.AST]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)


def change_range(node: ast.Call) -> Iterator[ast.AST]:
    """One more at the end, one less, and without the first."""
    if isinstance(node.func, ast.Name) and node.func.id == "range":
        *first, stop = node.args
        for operator in (ast.Add(), ast.Sub()):
            yield ast.Call(node.func, [*first, ast.BinOp(stop, operator, ast.Constant(1))], [])
        if not first:
            yield ast.Call(node.func, [ast.Constant(1), stop], [])


def change_choice(node: ast.IfExp) -> Iterator[ast.AST]:
    yield node.body
    yield node.orelse


def change_condition(node: ast.If) -> Iterator[ast.AST]:
    for always in (True, False):
        yield ast.If(ast.Constant(always), node.body, node.orelse)


CHANGES: dict[type[ast.AST], Callable[..., Iterator[ast.AST]]] = {
    ast.Compare: change_comparison,
    ast.BoolOp: change_connective,
    ast.UnaryOp: change_sign,
    ast.BinOp: change_operator,
    ast.AugAssign: change_step,
    ast.Constant: change_constant,
    ast.Call: change_range,
    ast.IfExp: change_choice,
    ast.If: change_condition,
}
