"""Everything over HTTP: games, tables, seats, records, replays and analyses."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from dragonden.bots import LEVELS
from dragonden.engine.game import Manifest
from dragonden.engine.lessons import Lesson, lessons_in
from dragonden.games import every, find, names
from dragonden.table import acts
from dragonden.table.events import SPECTATOR
from dragonden.table.refusals import Declines
from dragonden.table.summary import Summary, summary_of

from . import api, frames, protocol
from .buckets import address_of
from .guests import COOKIE, cookie_header
from .hall import Hall
from .problems import TooOften, language_of
from .replays import record_of, replay_of
from .room import Draft, Room
from .thinking import known_level
from .words import lesson_words

AnyRequest = Request[Any, Any, Any]
Answer = Response[protocol.Card]
Id = Annotated[str, PathParameter(max_length=40)]
PROBLEMS = {
    status: ResponseSpec(api.Problem, generate_examples=False, description=meaning)
    for status, meaning in {
        400: "It makes no sense.",
        403: "It is not for you.",
        404: "There is no such thing.",
        409: "It cannot be done now.",
        413: "It is too long.",
        429: "It was asked too often.",
        503: "The database does not work just now.",
    }.items()
}


def hall_of(request: AnyRequest) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def guest_of(request: AnyRequest) -> str | None:
    """Who asks, if they have been here before."""
    return hall_of(request).guests.known(request.cookies.get(COOKIE))


def answered(request: AnyRequest, room: Room, guest: str) -> Answer:
    """The table as it now is, and a cookie by which the guest is known again."""
    hall, held = hall_of(request), room.table.held(guest)
    card = frames.card(summary_of(room.table), room.table.outdated, held, room.presence)
    cookie = cookie_header(hall.guests.cookie(guest), hall.settings.https)
    return Response(card, headers={"Set-Cookie": cookie})


async def done(request: AnyRequest, id: str, draft: Any) -> Answer:
    """Let something happen at a table."""
    hall = hall_of(request)
    guest = guest_of(request) or hall.guests.new()
    room = await hall.room(id)
    happens: Draft = lambda table: draft(table, guest)  # noqa: E731
    await room.do(guest, None, happens)
    return answered(request, room, guest)


# -- games ---------------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False, responses=PROBLEMS)
def games(request: AnyRequest) -> api.Offerings:
    """What can be played: each game with its options, and the levels of bots."""
    language = language_of(request)
    manifests = [msgspec.structs.replace(game.manifest(language), rules=[]) for game in every()]
    return api.Offerings(manifests, list(LEVELS))


@get("/api/games/{name:str}", sync_to_thread=False, responses=PROBLEMS)
def game(request: AnyRequest, name: Id) -> Manifest:
    """A game with all its rules."""
    if name not in names():
        raise Declines("server-no-game", "absent")
    return find(name).manifest(language_of(request))


def taught(name: str) -> dict[str, Lesson]:
    """The lessons of a game that there is."""
    if name not in names():
        raise Declines("server-no-game", "absent")
    return lessons_in(find(name).folder)


@get("/api/games/{name:str}/lessons", sync_to_thread=False, responses=PROBLEMS)
def lessons(request: AnyRequest, name: Id) -> list[api.LessonText]:
    """What the lessons of a game say."""
    told = []
    for lesson in taught(name).values():
        say = lesson_words(find(name), language_of(request)).line
        asks = [say(lesson.line(number)) for number in range(1, 1 + len(lesson.steps))]
        done = say(lesson.line("done"))
        told.append(api.LessonText(lesson.id, say(lesson.line()), asks, done))
    return told


@post("/api/games/{name:str}/lessons/{lesson:str}", status_code=200, responses=PROBLEMS)
async def learn(request: AnyRequest, name: Id, lesson: Id, data: JSONBody[api.Learn]) -> Answer:
    """Set up a table where a lesson is taught."""
    hall, script = hall_of(request), taught(name).get(lesson)
    if script is None:
        raise Declines("server-no-lesson", "absent")
    if not hall.tables.take(address_of(request.scope["client"])):
        raise TooOften
    guest = guest_of(request) or hall.guests.new()
    return answered(request, await hall.teach(guest, find(name), script, data.name), guest)


# -- tables --------------------------------------------------------------------------------------


def cards(request: AnyRequest, summaries: list[Summary]) -> list[protocol.Card]:
    """Summaries as their reader may see them."""
    guest, hall = guest_of(request), hall_of(request)
    told = []
    for summary in summaries:
        held = [n for n, s in enumerate(summary.sitters) if guest and s.guest == guest]
        room = hall.rooms.get(summary.id)
        outdated = room is not None and room.table.outdated
        told.append(frames.card(summary, outdated, held, room.presence if room else None))
    return told


@get("/api/tables", responses=PROBLEMS)
async def tables(request: AnyRequest) -> list[protocol.Card]:
    """Public tables that wait for players or are played."""
    found = await asyncio.to_thread(hall_of(request).store.public)
    return cards(request, found)


@get("/api/mine", responses=PROBLEMS)
async def mine(request: AnyRequest) -> list[protocol.Card]:
    """Tables where you hold a seat."""
    guest = guest_of(request)
    if guest is None:
        return []
    return cards(request, await asyncio.to_thread(hall_of(request).store.held_by, guest))


@post("/api/tables", status_code=200, responses=PROBLEMS)
async def create(request: AnyRequest, data: JSONBody[api.Create]) -> Answer:
    """Set up a table."""
    hall = hall_of(request)
    if not hall.tables.take(address_of(request.scope["client"])):
        raise TooOften
    guest = guest_of(request) or hall.guests.new()
    return answered(request, await hall.create(guest, data), guest)


@get("/api/tables/{id:str}", responses=PROBLEMS)
async def table(request: AnyRequest, id: Id) -> protocol.Card:
    """One table in short."""
    room = await hall_of(request).room(id)
    return room.card(tuple(room.table.readers(guest_of(request))))


@post("/api/tables/{id:str}/seats", status_code=200, responses=PROBLEMS)
async def sit(request: AnyRequest, id: Id, data: JSONBody[api.Sit]) -> Answer:
    """Take an open seat."""
    return await done(request, id, lambda table, _: acts.sit(table, data.name, data.seat))


@post("/api/tables/{id:str}/bots", status_code=200, responses=PROBLEMS)
async def engage(request: AnyRequest, id: Id, data: JSONBody[api.Engage]) -> Answer:
    """Put a bot on an open seat."""
    level = known_level(data.level)
    return await done(request, id, lambda table, me: acts.engage(table, me, data.seat, level))


@post("/api/tables/{id:str}/free", status_code=200, responses=PROBLEMS)
async def free(request: AnyRequest, id: Id, data: JSONBody[api.Free]) -> Answer:
    """Open a seat before the start."""
    return await done(request, id, lambda table, me: acts.free(table, me, data.seat))


@post("/api/tables/{id:str}/rematch", status_code=200, responses=PROBLEMS)
async def rematch(request: AnyRequest, id: Id, data: JSONBody[api.Rematch]) -> Answer:
    """Play again at a new table, the same for everybody who asks."""
    hall, guest = hall_of(request), guest_of(request) or ""
    old = await hall.room(id)
    acts.present(old.table, guest)
    if old.table.rematch is None:
        acts.rematch(old.table, guest, "")  # who may not, is told before a table is drafted
        await hall.rematch(guest, old, again(old, guest, data))
    assert old.table.rematch
    return answered(request, await hall.room(old.table.rematch), guest)


def again(room: Room, guest: str, wish: api.Rematch) -> api.Create:
    """The wish for a table like this one."""
    table = room.table
    sitters: list[api.Me | api.Open | api.Bot] = []
    for seat in table.seats:
        if seat.guest == guest:
            sitters.append(api.Me(seat.name or ""))
        elif seat.guest or seat.level is None:
            sitters.append(api.Open())
        else:
            sitters.append(api.Bot(seat.level))
    options = dict(table.options) if wish.options is None else wish.options
    public = table.made.public if wish.public is None else wish.public
    return api.Create(table.made.game, sitters, options, public, table.made.clock, table.made.hints)


# -- when it is over -----------------------------------------------------------------------------


@get("/api/tables/{id:str}/record", media_type="text/plain", responses=PROBLEMS)
async def record(request: AnyRequest, id: Id) -> str:
    """The whole game as text that replays anywhere, when it is over."""
    room = await hall_of(request).room(id)
    return record_of(room.table)


@post("/api/tables/{id:str}/analysis", status_code=200, responses=PROBLEMS)
async def analysis(request: AnyRequest, id: Id, data: JSONBody[api.Analyse]) -> api.Analysis:
    """A bot's view of a finished game, as far as it is; ask again until it is done."""
    hall = hall_of(request)
    room, address = await hall.room(id), address_of(request.scope["client"])
    return await hall.analyses.ask(room.table, address, language_of(request), data.known)


@get("/api/tables/{id:str}/replay", responses=PROBLEMS)
async def replay(
    request: AnyRequest, id: Id, seat: Annotated[str, QueryParameter(max_length=10)] = ""
) -> api.Replay:
    """A game step by step: from a seat, from outside, or (`seat=truth`) with nothing hidden."""
    if not hall_of(request).replays.take(address_of(request.scope["client"])):
        raise TooOften
    room = await hall_of(request).room(id)
    held = room.table.held(guest_of(request))
    card = room.card(tuple(held) or (SPECTATOR,))
    return await asyncio.to_thread(replay_of, room.table, card, held, seat)
