"""The long proofs: `scripts/prove` runs them for a set time and writes docs/PROOF.md."""
