"""Who somebody is: a guest with a random name in a signed cookie, and no account."""

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
    """Makes guests and knows them again."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def create(self) -> str:
        """A guest that has not been here before."""
        return secrets.token_urlsafe(16)

    def make_cookie(self, guest: str) -> str:
        """What the guest's browser shows next time."""
        return f"{guest}.{self.sign(guest)}"

    def verify(self, cookie: str | None) -> str | None:
        """The guest of a cookie, if we have signed it."""
        parts = FORM.fullmatch(cookie or "")
        if not parts or not hmac.compare_digest(parts[2], self.sign(parts[1])):
            return None
        return parts[1]

    def sign(self, guest: str) -> str:
        digest = hmac.digest(self.secret, b"guest " + guest.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def format_cookie(value: str, https: bool) -> str:
    """The header that gives a browser its cookie: scripts and other sites never get it."""
    secure = "; Secure" if https else ""
    return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{secure}"
