// Players for that server, told by lines of JSON: first where and how many, then how many moves.
const readline = require('readline');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { ForSale } = require('./game.js');

const matches = [];
let made = 0;

async function sit({ port, tables, seats }) {
  const server = `http://127.0.0.1:${port}`;
  for (let table = 0; table < tables; table += 1) {
    const reply = await fetch(`${server}/games/for-sale/create`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ numPlayers: seats, unlisted: true }),
    });
    const { matchID } = await reply.json();
    const match = { left: 0, people: [] };
    for (let seat = 0; seat < seats; seat += 1) match.people.push(joined(match, server, matchID, seat));
    matches.push(match);
  }
  await until(() => matches.every((match) => match.people.every((one) => one.client.getState())));
}

function joined(match, server, matchID, seat) {
  const client = Client({
    game: ForSale,
    multiplayer: SocketIO({ server, socketOpts: { transports: ['websocket'] } }),
    matchID,
    playerID: String(seat),
    numPlayers: 0,
    debug: false,
  });
  const one = { client, seat, waitsFor: -1 };
  client.subscribe((state) => state && heard(match, one, state));
  client.start();
  return one;
}

function heard(match, one, state) {
  if (one.waitsFor >= 0 && isTaken(one, state)) {
    one.waitsFor = -1;
    made += 1;
  }
  if (match.left > 0 && one.waitsFor < 0) act(match, one, state);
}

// In the sale others move as well: one's own card must be gone.
function isTaken(one, { G, _stateID }) {
  const hasGone = G.phase !== 'sell' || G.people[one.seat].hand.length < one.held;
  return _stateID > one.waitsFor && (!one.isSelling || hasGone);
}

function act(match, one, state) {
  const { G, ctx } = state;
  const own = G.people[one.seat];
  const isSale = G.phase === 'sell';
  if (isSale ? own.hasSealed : ctx.currentPlayer !== String(one.seat)) return;
  match.left -= 1;
  Object.assign(one, { waitsFor: state._stateID, isSelling: isSale, held: own.hand.length });
  if (isSale) one.client.moves.sell(own.hand[Math.floor(Math.random() * own.hand.length)]);
  else if (own.coins + own.bid > G.high && Math.random() < 0.5) one.client.moves.bid(G.high + 1);
  else one.client.moves.pass();
}

function until(holds) {
  return new Promise((done) => {
    const look = () => (holds() ? done() : setTimeout(look, 5));
    look();
  });
}

async function play({ moves }) {
  made = 0;
  matches.forEach((match) => {
    match.left = moves;
    match.people.forEach((one) => heard(match, one, one.client.getState()));
  });
  const end = Date.now() + 30000;
  const isDone = (match) => match.left <= 0 && match.people.every((one) => one.waitsFor < 0);
  await until(() => matches.every(isDone) || Date.now() > end);
  return { moves: made };
}

async function main() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const told = JSON.parse(line);
    const answer = told.port ? await sit(told) : await play(told);
    console.log(JSON.stringify(answer || {}));
  }
  process.exit(0);
}

main();
