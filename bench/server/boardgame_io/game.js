// Auctions and sales of For Sale as boardgame.io wants them, written for the comparison alone.
// After the last sale everything is dealt anew, so that a match never ends.
const BUILDINGS = 30;

function dealt(seats, random) {
  const cards = Array.from({ length: BUILDINGS }, (_, card) => card + 1);
  const rows = Math.floor(BUILDINGS / seats);
  const cheques = cards.map((card) => Math.floor(card / 2));
  const G = {
    secret: { buildings: random.Shuffle(cards), cheques: random.Shuffle(cheques) },
    phase: 'buy',
    rounds: rows,
    row: [],
    high: 0,
    bidders: [],
    people: Array.from({ length: seats }, () => person()),
  };
  layOut(G, seats);
  return G;
}

function person() {
  return { coins: 18, bid: 0, hand: [], cheques: [], sealed: null, hasSealed: false };
}

function layOut(G, seats) {
  const deck = G.phase === 'buy' ? G.secret.buildings : G.secret.cheques;
  G.row = deck.splice(0, seats).sort((one, two) => one - two);
  G.high = 0;
  G.bidders = G.people.map((_, seat) => seat);
}

function take(G, seat) {
  const own = G.people[seat];
  const isLast = G.bidders.length === 1;
  own.coins += isLast ? 0 : Math.floor(own.bid / 2);
  own.hand.push(G.row.shift());
  own.bid = 0;
  G.bidders = G.bidders.filter((one) => one !== seat);
}

function after(G, seat) {
  const later = G.bidders.filter((one) => one > seat);
  return later.length ? later[0] : G.bidders[0];
}

function bid({ G, events, playerID }, total) {
  const seat = Number(playerID);
  const own = G.people[seat];
  if (G.phase !== 'buy' || total <= G.high || total > own.coins + own.bid) return 'INVALID_MOVE';
  own.coins -= total - own.bid;
  own.bid = total;
  G.high = total;
  events.endTurn({ next: String(after(G, seat)) });
}

function pass({ G, ctx, events, playerID }) {
  const seat = Number(playerID);
  if (G.phase !== 'buy') return 'INVALID_MOVE';
  const next = after(G, seat);
  take(G, seat);
  if (G.bidders.length > 1) {
    events.endTurn({ next: String(next) });
    return;
  }
  take(G, G.bidders[0]);
  G.rounds -= 1;
  if (G.rounds === 0) {
    G.phase = 'sell';
    G.rounds = G.people[0].hand.length;
    events.setActivePlayers({ all: 'sale' });
  }
  layOut(G, ctx.numPlayers);
  if (G.phase === 'buy') events.endTurn({ next: String(next) });
}

function sell({ G, ctx, events, random, playerID }, building) {
  const own = G.people[Number(playerID)];
  if (G.phase !== 'sell' || own.hasSealed || !own.hand.includes(building)) return 'INVALID_MOVE';
  own.hand = own.hand.filter((one) => one !== building);
  own.sealed = building;
  own.hasSealed = true;
  if (!G.people.every((one) => one.hasSealed)) return;
  const order = [...G.people].sort((one, two) => one.sealed - two.sealed);
  order.forEach((one, place) => one.cheques.push(G.row[place]));
  G.people.forEach((one) => Object.assign(one, { sealed: null, hasSealed: false }));
  G.rounds -= 1;
  if (G.rounds > 0) {
    layOut(G, ctx.numPlayers);
  } else {
    Object.assign(G, dealt(ctx.numPlayers, random));
    events.setActivePlayers({ value: {} });
    events.endTurn({ next: '0' });
  }
}

function shown(one) {
  return { bid: one.bid, hasSealed: one.hasSealed, held: one.hand.length };
}

const move = (rule) => ({ move: rule, client: false, ignoreStaleStateID: true });

exports.ForSale = {
  name: 'for-sale',
  setup: ({ ctx, random }) => dealt(ctx.numPlayers, random),
  moves: { bid: move(bid), pass: move(pass) },
  turn: { stages: { sale: { moves: { sell: move(sell) } } } },
  disableUndo: true,
  playerView: ({ G, playerID }) => {
    const { secret, people, ...open } = G;
    const seen = people.map((one, seat) => (String(seat) === playerID ? one : shown(one)));
    return { ...open, people: seen };
  },
};
