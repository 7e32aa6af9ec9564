"""Rules with one small fault each; the tests must notice every one of them."""
