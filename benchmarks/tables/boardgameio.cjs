// A boardgame.io server with the building yard of our load: a heap of tiles whose faces are hidden
// from the players, hands, and ships that grow. Its own Server, storage and player views.
// node boardgameio.cjs MODULES PORT [patches]

const { createRequire } = require('node:module');
const [modules, port, patches] = process.argv.slice(2);
const { Server } = createRequire(`${modules}/`)('boardgame.io/server');

const KINDS = ['cabin', 'single_cannon', 'single_engine', 'battery', 'cargo', 'structural'];
const tile = (number) => ({
  id: `t${number}`,
  kind: KINDS[number % KINDS.length],
  connectors: [number % 4, (number >> 2) % 4, (number >> 4) % 4, 1],
  capacity: number % 4,
  turn: 0,
});

const move = (move) => ({ move, client: false, ignoreStaleStateID: true, undoable: false });

const game = {
  name: 'yard',
  disableUndo: true,
  deltaState: patches === 'patches',
  setup: () => ({
    faces: Array.from({ length: 140 }, (_, number) => tile(number)),
    heap: Array(140).fill(0),
    hands: {},
    ships: { 0: {}, 1: {}, 2: {}, 3: {} },
  }),
  playerView: ({ G: { faces, ...seen } }) => seen,
  turn: { activePlayers: { all: 'building' }, stages: { building: {} } },
  moves: {
    take: move(({ G, playerID }, handle) => {
      if (G.heap[handle] !== 0 || G.hands[playerID]) return 'INVALID_MOVE';
      G.heap[handle] = -1;
      G.hands[playerID] = G.faces[handle];
    }),
    place: move(({ G, playerID }, cell, turn) => {
      if (!G.hands[playerID] || G.ships[playerID][cell]) return 'INVALID_MOVE';
      G.ships[playerID][cell] = { ...G.hands[playerID], turn };
      G.hands[playerID] = null;
    }),
  },
};

Server({ games: [game], origins: ['*'] }).run(Number(port));
