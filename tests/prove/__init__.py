"""The long proofs: `scripts/prove` runs them for as long as it may and writes docs/PROOF.md."""
