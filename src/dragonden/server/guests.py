"""Guests: people without an account, known by a random id in a signed cookie."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

COOKIE = "dragonden"
YEAR = 365 * 24 * 3600
FORM = re.compile(r"([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})")


class Guests:
    """Creates guests and recognises them by their cookies."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def create(self) -> str:
        """Create a new guest."""
        return secrets.token_urlsafe(16)

    def make_cookie(self, guest: str) -> str:
        """The cookie by which a guest is recognised next time."""
        return f"{guest}.{self.sign(guest)}"

    def verify(self, cookie: str | None) -> str | None:
        """Return the guest of a cookie if we have signed it."""
        parts = FORM.fullmatch(cookie or "")
        if not parts or not hmac.compare_digest(parts[2], self.sign(parts[1])):
            return None
        return parts[1]

    def sign(self, guest: str) -> str:
        digest = hmac.digest(self.secret, b"guest " + guest.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def format_cookie(value: str, https: bool) -> str:
    """Format the header that sets the cookie; scripts and other sites never get it."""
    secure = "; Secure" if https else ""
    return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{secure}"
