"""Everything over HTTP: games, tables, seats, records, replays and analyses."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from dragonden.bots import LEVELS
from dragonden.engine.box import OPTION
from dragonden.engine.game import REPORT, Manifest
from dragonden.engine.lessons import Lesson, load_lessons
from dragonden.engine.options import Value
from dragonden.games import all_games, find_game, game_names
from dragonden.table import acts, seating
from dragonden.table.errors import TableError
from dragonden.table.events import SPECTATOR
from dragonden.table.summary import Summary, summarize_table

from . import api, frames, protocol
from .buckets import get_address
from .guests import COOKIE, find_token, format_cookie
from .house import House
from .problems import RateLimited, get_language
from .replays import build_replay, format_table_record
from .room import Draft, Room
from .words import get_lesson_words, load_source

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


def get_house(request: AnyRequest) -> House:
    house: House = request.app.state.house
    return house


def get_guest(request: AnyRequest) -> str | None:
    """The guest who asks, if their cookie is known; a program's token is of no use here."""
    if find_token(request.headers) is not None:
        raise TableError("server-bad-token", kind="forbidden")
    house = get_house(request)
    guest = house.guests.verify(request.cookies.get(COOKIE))
    if guest in house.bans.guests:
        raise TableError("server-banned", kind="forbidden")
    return guest


def get_reader(request: AnyRequest, room: Room) -> str | None:
    """The guest or program that asks about a table."""
    token = find_token(request.headers)
    if token is None:
        return get_guest(request)
    program = get_house(request).guests.verify_token(token, room.table.id)
    if not room.table.find_seats(program):
        raise TableError("server-bad-token", kind="forbidden")
    return program


def answer_with_card(request: AnyRequest, room: Room, guest: str) -> Answer:
    """Answer with the table's card, and set the guest's cookie."""
    house, held = get_house(request), room.table.find_seats(guest)
    card = frames.build_card(summarize_table(room.table), room.table.outdated, held, room.presence)
    cookie = format_cookie(house.guests.make_cookie(guest), house.settings)
    return Response(card, headers={"Set-Cookie": cookie})


async def do_at_table(request: AnyRequest, id: str, draft: Any) -> Answer:
    """Do something at a table and answer with its card."""
    house = get_house(request)
    guest = get_guest(request) or house.guests.create()
    room = await house.get_room(id)
    happens: Draft = lambda table: draft(table, guest)  # noqa: E731
    await room.do(guest, None, happens)
    return answer_with_card(request, room, guest)


# -- games ---------------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False, responses=PROBLEMS)
def list_games(request: AnyRequest) -> api.Offerings:
    """What can be played: each game with its options, and the levels of bots."""
    language = get_language(request)
    manifests = [msgspec.structs.replace(game.manifest(language), rules=[]) for game in all_games()]
    return api.Offerings(manifests, list(LEVELS), list(get_house(request).bots.plugins))


@get("/api/games/{name:str}", sync_to_thread=False, responses=PROBLEMS)
def get_game(request: AnyRequest, name: Id) -> Manifest:
    """A game with all its rules."""
    if name not in game_names():
        raise TableError("server-no-game", kind="not_found")
    return find_game(name).manifest(get_language(request))


@get("/api/games/{name:str}/words", sync_to_thread=False, responses=PROBLEMS)
def get_words(request: AnyRequest, name: Id) -> api.GameWords:
    """The words of a game, for a page that does not have them: those of other packages."""
    if name not in game_names():
        raise TableError("server-no-game", kind="not_found")
    return api.GameWords(load_source(find_game(name), get_language(request)))


@get("/api/games/{name:str}/report", sync_to_thread=True, responses=PROBLEMS)
def get_report(request: AnyRequest, name: Id) -> dict[str, Any]:
    """What a study has found out about a game, as `dragonden study --json` prints it."""
    path = find_game(name).folder / REPORT if name in game_names() else None
    if path is None or not path.is_file():
        raise TableError("server-no-report", kind="not_found")
    found: dict[str, Any] = msgspec.json.decode(path.read_bytes())
    return found


@get("/api/games/{name:str}/box", media_type="text/plain", sync_to_thread=False, responses=PROBLEMS)
def get_box(request: AnyRequest, name: Id) -> str:
    """What is in the box of a game, as a file to change and to set up a table with."""
    game = find_game(name) if name in game_names() else None
    if game is None or not game.box.parts:
        raise TableError("server-no-game", kind="not_found")
    return game.box.format_file(game.name, game.title)


def find_lessons(name: str) -> dict[str, Lesson]:
    """Find the lessons of a game."""
    if name not in game_names():
        raise TableError("server-no-game", kind="not_found")
    return load_lessons(find_game(name).folder)


@get("/api/games/{name:str}/lessons", sync_to_thread=False, responses=PROBLEMS)
def list_lessons(request: AnyRequest, name: Id) -> list[api.LessonText]:
    """What the lessons of a game say."""
    lessons = []
    for lesson in find_lessons(name).values():
        say = get_lesson_words(find_game(name), get_language(request)).line
        asks = [say(lesson.line(number)) for number in range(1, 1 + len(lesson.steps))]
        done = say(lesson.line("done"))
        lessons.append(api.LessonText(lesson.id, say(lesson.line()), asks, done))
    return lessons


@post("/api/games/{name:str}/lessons/{lesson:str}", status_code=200, responses=PROBLEMS)
async def start_lesson(
    request: AnyRequest, name: Id, lesson: Id, data: JSONBody[api.Learn]
) -> Answer:
    """Set up a table where a lesson is taught."""
    house, script = get_house(request), find_lessons(name).get(lesson)
    if script is None:
        raise TableError("server-no-lesson", kind="not_found")
    address = get_address(request.scope["client"])
    if not house.tables.take(address):
        raise RateLimited
    guest = get_guest(request) or house.guests.create()
    room = await house.create_lesson(guest, find_game(name), script, data.name, address)
    return answer_with_card(request, room, guest)


# -- tables --------------------------------------------------------------------------------------


def build_cards(request: AnyRequest, summaries: list[Summary]) -> list[protocol.Card]:
    """Build cards from summaries for the guest who asks."""
    guest, house = get_guest(request), get_house(request)
    cards = []
    for summary in summaries:
        held = [n for n, s in enumerate(summary.sitters) if guest and s.guest == guest]
        room = house.rooms.get(summary.id)
        outdated = room is not None and room.table.outdated
        cards.append(frames.build_card(summary, outdated, held, room.presence if room else None))
    return cards


@get("/api/tables", responses=PROBLEMS)
async def list_tables(request: AnyRequest) -> list[protocol.Card]:
    """Public tables that wait for players or are played."""
    return build_cards(request, await get_house(request).list_public())


@get("/api/mine", responses=PROBLEMS)
async def list_my_tables(request: AnyRequest) -> list[protocol.Card]:
    """Tables where you hold a seat."""
    guest = get_guest(request)
    if guest is None:
        return []
    return build_cards(
        request, await asyncio.to_thread(get_house(request).store.list_held_by, guest)
    )


@post("/api/tables", status_code=200, responses=PROBLEMS)
async def create_table(request: AnyRequest, data: JSONBody[api.Create]) -> Answer:
    """Set up a table."""
    house = get_house(request)
    address = get_address(request.scope["client"])
    if not house.tables.take(address):
        raise RateLimited
    guest = get_guest(request) or house.guests.create()
    return answer_with_card(request, await house.create_table(guest, data, address), guest)


@get("/api/tables/{id:str}", responses=PROBLEMS)
async def get_table(request: AnyRequest, id: Id) -> protocol.Card:
    """One table in short."""
    room = await get_house(request).get_room(id)
    return room.build_card(tuple(room.table.list_readers(get_reader(request, room))))


@post("/api/tables/{id:str}/seats", status_code=200, responses=PROBLEMS)
async def take_seat(request: AnyRequest, id: Id, data: JSONBody[api.Sit]) -> Answer:
    """Take an open seat."""
    return await do_at_table(
        request,
        id,
        lambda table, me: seating.sit(table, me, data.name, data.seat, data.beside),
    )


@post("/api/tables/{id:str}/bots", status_code=200, responses=PROBLEMS)
async def add_bot(request: AnyRequest, id: Id, data: JSONBody[api.Engage]) -> Answer:
    """Put a bot on an open seat."""
    level = get_house(request).bots.check_level(data.level)
    return await do_at_table(
        request, id, lambda table, me: seating.add_bot(table, me, data.seat, level)
    )


@post("/api/tables/{id:str}/programs", status_code=200, responses=PROBLEMS)
async def assign_seat(request: AnyRequest, id: Id, data: JSONBody[api.Program]) -> api.SeatToken:
    """Let a program play on a seat."""
    house, guest = get_house(request), get_guest(request) or ""
    room, program = await house.get_room(id), house.guests.create()
    await room.do(
        guest, None, lambda table: seating.assign(table, guest, data.seat, data.name, program)
    )
    name = room.table.seats[data.seat].name or ""
    return api.SeatToken(id, data.seat, name, house.guests.make_token(program, id))


@post("/api/tables/{id:str}/free", status_code=200, responses=PROBLEMS)
async def free_seat(request: AnyRequest, id: Id, data: JSONBody[api.Free]) -> Answer:
    """Open a seat before the start."""
    return await do_at_table(request, id, lambda table, me: seating.free_seat(table, me, data.seat))


@post("/api/tables/{id:str}/rematch", status_code=200, responses=PROBLEMS)
async def start_rematch(request: AnyRequest, id: Id, data: JSONBody[api.Rematch]) -> Answer:
    """Play again at a new table, the same for everybody who asks."""
    house, guest = get_house(request), get_guest(request) or ""
    old = await house.get_room(id)
    acts.require_seated(old.table, guest)
    if old.table.rematch is None:
        acts.rematch(old.table, guest, "")  # refuse before a table is drafted
        if not house.tables.take(get_address(request.scope["client"])):
            raise RateLimited
        await house.create_rematch(guest, old, draft_rematch(old, guest, data))
    assert old.table.rematch
    room = await house.get_room(old.table.rematch)
    with contextlib.suppress(TableError):  # whoever has set it up, or was here before, sits already
        await room.do(guest, None, lambda table: seating.sit_where_kept(table, guest))
    return answer_with_card(request, room, guest)


def keep_box(options: Mapping[str, Value]) -> dict[str, Value]:
    """The box of a table, if it is not the printed one."""
    return {name: value for name, value in options.items() if name == OPTION}


def draft_rematch(room: Room, guest: str, wish: api.Rematch) -> api.Create:
    """Draft a request for a table like this one."""
    table = room.table
    sitters: list[api.Me | api.Open | api.Bot] = []
    for seat in table.seats:
        if seat.guest == guest:
            sitters.append(api.Me(seat.name or ""))
        elif seat.guest or seat.level is None:
            sitters.append(api.Open())
        else:
            sitters.append(api.Bot(seat.level))
    made, public = table.created, table.created.public if wish.public is None else wish.public
    return api.Create(
        made.game,
        sitters,
        keep_box(table.options) | wish.options if wish.options is not None else dict(table.options),
        public,
        made.clock,
        made.hints,
        made.undo,
        made.chat,
        made.wait,
    )


# -- when it is over -----------------------------------------------------------------------------


@get("/api/tables/{id:str}/record", media_type="text/plain", responses=PROBLEMS)
async def get_record(request: AnyRequest, id: Id) -> str:
    """The whole game as text that replays anywhere, when it is over."""
    room = await get_house(request).get_room(id)
    return format_table_record(room.table)


@post("/api/tables/{id:str}/analysis", status_code=200, responses=PROBLEMS)
async def get_analysis(request: AnyRequest, id: Id, data: JSONBody[api.Analyse]) -> api.Analysis:
    """A bot's view of a finished game, as far as it is; ask again until it is done."""
    house = get_house(request)
    room, address = await house.get_room(id), get_address(request.scope["client"])
    return await house.analyses.ask(room.table, address, data.known)


@get("/api/tables/{id:str}/replay", responses=PROBLEMS)
async def get_replay(
    request: AnyRequest,
    id: Id,
    seat: Annotated[str, QueryParameter(max_length=10)] = "",
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
) -> api.Replay:
    """A game step by step: from a seat, from outside, or (`seat=truth`) with nothing hidden."""
    if not get_house(request).replays.take(get_address(request.scope["client"])):
        raise RateLimited
    room = await get_house(request).get_room(id)
    held = room.table.find_seats(get_reader(request, room))
    card = room.build_card(tuple(held) or (SPECTATOR,))
    span = range(first, first + get_house(request).limits.replay_page)
    return await asyncio.to_thread(build_replay, room.table, card, held, seat, span)
