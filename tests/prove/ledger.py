"""The ledger of proofs by commit: docs/proof.json, and docs/PROOF.md, which is written from it."""

from __future__ import annotations

import hashlib
import subprocess
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct, field

from .proofs import Command, Proof, format_command

PAGE, DATA = "docs/PROOF.md", "docs/proof.json"


class When(Struct, frozen=True):
    """A commit on a day."""

    commit: str  # with a plus where something was not committed
    date: str

    def __str__(self) -> str:
        return f"{self.commit} of {self.date}"


class Failure(Struct, frozen=True):
    """What failed, and has not passed since."""

    when: When
    command: Command
    said: str


class Entry(Struct):
    """What is known of one proof."""

    newest: When
    amounts: dict[str, int]  # of the newest run
    since: When  # from when on totals are counted
    sources: str  # a digest of what matters, since then
    runs: int = 0
    totals: dict[str, int] = {}
    failure: Failure | None = None


class Ledger(Struct):
    """All proofs, by name."""

    entries: dict[str, Entry] = field(default_factory=dict)

    def record(
        self, proof: Proof, root: Path, when: When, amounts: Counter[str], failure: Failure | None
    ) -> None:
        """Add what a run has proved; what was proved of other sources no longer counts."""
        sources = digest(proof, root)
        entry = self.entries.get(proof.name)
        if entry is None or entry.sources != sources:
            kept = entry.failure if entry else None
            entry = self.entries[proof.name] = Entry(when, {}, when, sources, failure=kept)
        entry.newest, entry.amounts = when, dict(amounts)
        entry.runs += 1
        entry.totals = dict(Counter(entry.totals) + amounts)
        entry.failure = failure or entry.failure

    def forgive(self, name: str, when: When) -> None:
        """The command that had failed has passed; at the same commit that proves nothing."""
        entry = self.entries[name]
        if entry.failure and (entry.failure.when.commit != when.commit or "+" in when.commit):
            entry.failure = None


def read_ledger(root: Path) -> Ledger:
    """What earlier runs have written."""
    path = root / DATA
    return msgspec.json.decode(path.read_bytes(), type=Ledger) if path.exists() else Ledger()


def write_ledger(ledger: Ledger, proofs: tuple[Proof, ...], root: Path) -> None:
    """Write both files; proofs that are no more are forgotten."""
    names = [proof.name for proof in proofs]
    ledger.entries = {name: ledger.entries[name] for name in names if name in ledger.entries}
    (root / DATA).write_bytes(msgspec.json.format(msgspec.json.encode(ledger)) + b"\n")
    (root / PAGE).write_text(format_page(ledger, proofs), encoding="utf-8")


def digest(proof: Proof, root: Path) -> str:
    """A digest of the files that matter to a proof."""
    found = hashlib.sha256()
    for source in map(root.joinpath, proof.sources):
        inside = sorted(path for path in source.rglob("*") if path.suffix in (".py", ".toml"))
        for path in [source] if source.is_file() else inside:
            found.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]


def find_commit(root: Path) -> When:
    """The commit that is checked out, and the day."""

    def git(*arguments: str) -> str:
        result = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
        return result.stdout.strip() if result.returncode == 0 else ""

    changed = git("status", "--porcelain", "--", ".", f":!{PAGE}", f":!{DATA}")
    commit = git("rev-parse", "--short", "HEAD") or "unknown"
    return When(f"{commit}{'+' if changed else ''}", datetime.now(UTC).date().isoformat())


# -- the page ------------------------------------------------------------------------------------


def format_page(ledger: Ledger, proofs: tuple[Proof, ...]) -> str:
    """The ledger for people."""
    entries = ledger.entries
    known = [(proof, entries[proof.name]) for proof in proofs if proof.name in entries]
    lines = [
        "# What has been proved",
        "",
        "`scripts/prove` wrote this. Each run has a seed of its own. Totals count all runs since "
        "the sources that matter to a proof last changed; a plus means that not everything was "
        "committed.",
        "",
        "| proof | newest run | it proved | in all since | runs | |",
        "| --- | --- | --- | --- | --- | --- |",
        *(format_row(proof, entry) for proof, entry in known),
        "",
        "What each of them claims:",
        "",
        *(f"- **{proof.name}**: {proof.claim}." for proof in proofs),
    ]
    failed = [(proof.name, entry.failure) for proof, entry in known if entry.failure]
    for name, failure in failed:
        lines += ["", f"## {name} failed", "", f"At {failure.when}: {failure.said}", ""]
        lines += ["```", format_command(failure.command), "```"]
    return "\n".join(lines) + "\n"


def format_row(proof: Proof, entry: Entry) -> str:
    cells = [
        proof.name,
        str(entry.newest),
        format_amounts(entry.amounts),
        f"{entry.since}: {format_amounts(entry.totals)}",
        str(entry.runs),
        "**failed**" if entry.failure else "held",
    ]
    return f"| {' | '.join(cells)} |"


def format_amounts(amounts: dict[str, int]) -> str:
    return ", ".join(f"{number:,} {name}" for name, number in amounts.items()) or "nothing"
