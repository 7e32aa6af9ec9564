// Dragons for four on boardgame.io: the same moves, and the same things seen, as on our own server.
// node dragons.js memory | node dragons.js <folder for files>
"use strict";
const { Server, FlatFile } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const BOX = {
  cow: 12, sheep: 12, gold1: 8, gold2: 8, gold3: 4, blue: 8, pink: 8, ring: 4, sword: 4, helmet: 4,
  shield: 4, breastplate: 4, polish: 8, crown: 4, scepter: 4, bracelet: 4, necklace: 4,
};
const KINDS = Object.keys(BOX);
const YEARS = 4;
const DECK = 26;
const SEATS = [0, 1, 2, 3];

// -- rules ----------------------------------------------------------------------------------------

function beginYear(G) {
  G.deck = G.stock.splice(-DECK);
  G.piles = SEATS.map(() => ({ cards: [G.deck.pop()], dragon: null }));
  G.dragonAt = SEATS.map(() => null);
  G.card = null;
}

function endYear(G) {
  const last = G.dragonAt.indexOf(null);
  for (const pile of G.piles) {
    const taker = pile.dragon === null ? last : pile.dragon;
    for (const card of pile.cards) G.treasure[taker][card] += 1;
  }
  for (const card of G.deck) G.treasure[last][card] += 1;
  G.year += 1;
  if (G.year < YEARS) beginYear(G);
  return (last + 1) % 4;
}

function draw({ G }) {
  if (G.card !== null || !G.deck.length) return INVALID_MOVE;
  G.card = G.deck.pop();
}

function put({ G, ctx, events }, pile) {
  if (G.card === null || !G.piles[pile] || G.piles[pile].dragon !== null) return INVALID_MOVE;
  G.piles[pile].cards.push(G.card);
  G.card = null;
  events.endTurn({ next: String(following(G, Number(ctx.currentPlayer))) });
}

function dragon({ G, ctx, events }, pile) {
  if (G.card !== null || !G.piles[pile] || G.piles[pile].dragon !== null) return INVALID_MOVE;
  const seat = Number(ctx.currentPlayer);
  G.piles[pile].dragon = seat;
  G.dragonAt[seat] = pile;
  const left = G.dragonAt.filter((at) => at === null).length;
  events.endTurn({ next: String(left === 1 ? endYear(G) : following(G, seat)) });
}

function following(G, seat) {
  do seat = (seat + 1) % 4;
  while (G.dragonAt[seat] !== null);
  return seat;
}

// -- what is seen ---------------------------------------------------------------------------------

const animals = (t) => t.cow + t.sheep;
const isHungry = (all, seat) => all.every((t, n) => n === seat || animals(t) > animals(all[seat]));

function gems(all, seat, kind) {
  const most = all[seat][kind];
  if (!most || isHungry(all, seat)) return 0;
  const rivals = all.filter((t, n) => n !== seat && t[kind] >= most && !isHungry(all, n));
  return rivals.some((t) => t[kind] > most) ? 0 : Math.floor(60 / (rivals.length + 1));
}

function sheet(all, seat) {
  const t = all[seat];
  const jewels = ["crown", "scepter", "bracelet", "necklace"];
  const told = {
    coins: 5 * (t.gold1 + 2 * t.gold2 + 3 * t.gold3),
    blue: gems(all, seat, "blue"),
    pink: gems(all, seat, "pink"),
    ring: t.ring === 1 ? 35 : 0,
    armour: 50 * Math.min(t.sword, t.helmet, t.shield, t.breastplate),
    polish: 5 * t.polish * t.polish,
    jewels: 50 * jewels.reduce((sets, kind) => sets + Math.floor(t[kind] / 3), 0),
  };
  return { ...told, total: Object.values(told).reduce((a, b) => a + b, 0) };
}

function playerView({ G, ctx, playerID }) {
  return {
    seat: playerID === null ? null : Number(playerID),
    year: G.year + 1,
    years: YEARS,
    deck: G.deck.length,
    later: Math.floor(G.stock.length / DECK),
    card: G.card,
    piles: G.piles.map((pile, n) => ({
      name: "abcd"[n],
      size: pile.cards.length,
      top: pile.cards[pile.cards.length - 1],
      dragon: pile.dragon,
    })),
    players: SEATS.map((seat) => ({
      treasure: G.treasure[seat],
      sheet: sheet(G.treasure, seat),
      hungry: isHungry(G.treasure, seat),
      dragon: G.dragonAt[seat],
    })),
  };
}

// -- the server -----------------------------------------------------------------------------------

const Dragons = {
  name: "dragons",
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: ({ random }) => {
    const stock = random.Shuffle(KINDS.flatMap((kind) => Array(BOX[kind]).fill(kind)));
    const none = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
    const G = { stock, year: 0, treasure: SEATS.map(() => ({ ...none })) };
    beginYear(G);
    return G;
  },
  moves: {
    draw: { move: draw, client: false },
    put: { move: put, client: false },
    dragon: { move: dragon, client: false },
  },
  endIf: ({ G }) => (G.year === YEARS ? { years: YEARS } : undefined),
  playerView,
};

const where = process.argv[2];
const db = where === "memory" ? undefined : new FlatFile({ dir: where });
const server = Server({ games: [Dragons], db, origins: ["http://127.0.0.1"] });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
