"""Rules with one small fault each: the tests have to notice every one of them."""
