"""Limits on how often: buckets that fill slowly."""

from __future__ import annotations

from dragonden.server.buckets import Bucket, Buckets, get_address


def test_a_bucket_fills_slowly() -> None:
    bucket = Bucket(rate=2, size=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]


def test_buckets_of_many_addresses_do_not_pile_up() -> None:
    clock = iter(range(1000))
    buckets = Buckets(rate=1, size=2, most=10, clock=lambda: next(clock))
    for number in range(100):
        buckets.take(str(number))
    assert len(buckets.by_address) <= 10


def test_a_household_counts_as_one_address() -> None:
    assert get_address(("2001:db8::1", 1)) == get_address(("2001:db8::2:3", 9))
    assert get_address(("192.0.2.1", 1)) != get_address(("192.0.2.2", 1))
    assert get_address(None) == "unknown"
