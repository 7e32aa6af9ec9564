"""Guests: people without an account, known by a random id in a signed cookie.

A program that plays is a guest too. It has no cookie but a token, which is good for the seat of one
table and for nothing else.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

from litestar.datastructures import Headers

from .settings import Settings

COOKIE = "dragonden"
YEAR = 365 * 24 * 3600
FORM = re.compile(r"([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})")


def draw_id() -> str:
    """An id that nobody can guess, and no option where the owner types it after a command."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


class Guests:
    """Creates guests and recognises them by their cookies."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        digest = hmac.digest(secret, b"mark", hashlib.sha256)
        self.mark = int.from_bytes(digest[:4]) >> 1  # tells two secrets apart, and nothing of them

    def create(self) -> str:
        """Create a new guest."""
        return draw_id()

    def make_cookie(self, guest: str) -> str:
        """The cookie by which a guest is recognised next time."""
        return f"{guest}.{self.sign(guest)}"

    def verify(self, cookie: str | None) -> str | None:
        """Return the guest of a cookie if we have signed it."""
        return self.verify_signed(cookie or "", "guest")

    def make_token(self, program: str, table: str) -> str:
        """The token by which a program is recognised at its table."""
        return f"{program}.{self.sign(program, f'program at {table}')}"

    def verify_token(self, token: str, table: str) -> str | None:
        """Return the program of a token if we have signed it for this table."""
        return self.verify_signed(token, f"program at {table}")

    def verify_signed(self, text: str, purpose: str) -> str | None:
        """Return what comes before the signature, if that is ours."""
        parts = FORM.fullmatch(text)
        if not parts or not hmac.compare_digest(parts[2], self.sign(parts[1], purpose)):
            return None
        return parts[1]

    def sign(self, guest: str, purpose: str = "guest") -> str:
        message = f"{purpose} {guest}".encode()
        digest = hmac.digest(self.secret, message, hashlib.sha256)
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def find_token(headers: Headers) -> str | None:
    """The token that a request shows, if it shows one.

    >>> find_token(Headers({"Authorization": "Bearer abc"})), find_token(Headers())
    ('abc', None)
    """
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def format_cookie(value: str, settings: Settings) -> str:
    """Format the header that sets the cookie; scripts and other sites never get it."""
    secure = "; Secure" if settings.is_secure else ""
    path = f"Path={settings.prefix}/"
    return f"{COOKIE}={value}; {path}; Max-Age={YEAR}; HttpOnly; SameSite=Strict{secure}"
