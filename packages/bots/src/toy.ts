import {
  below,
  type Foresight,
  featureList,
  type Game,
  noSeat,
  type OpenGame,
  ok,
  onlySeat,
  type Rng,
  type Seat,
} from '@portolan/kernel';
import { type PlayedGames, playTrainingGames } from './search/train.ts';

/** A game for tests: seats take one to three counters from a heap in turn; each seat's secret card counts at the end. */
export interface ToyState {
  rng: Rng;
  stack: { kind: 'take'; seat: Seat }[];
  heap: number;
  taken: number[];
  secrets: number[];
}

export interface ToyView {
  readonly heap: number;
  readonly taken: readonly number[];
  readonly secret: number | undefined;
}

export type ToyEvent = { readonly kind: 'taken'; readonly seat: Seat; readonly count: number };

export const toyGame: Game<ToyState, number, ToyEvent, ToyView, { heap: number }> = {
  id: 'toy',
  title: 'Toy',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  longestGame: 100,
  readOptions: () => ok({ heap: 20 }),
  setup(options, seats, rng) {
    const secrets = Array.from({ length: seats }, () => below(rng, 10));
    return { rng, stack: [{ kind: 'take', seat: 0 }], heap: options.heap, taken: secrets.map(() => 0), secrets };
  },
  clone: (state) => structuredClone(state),
  awaiting(state) {
    const frame = state.stack[0];
    return frame === undefined ? noSeat() : onlySeat(frame.seat);
  },
  legalMoves(state, _seat, out) {
    out.length = 0;
    for (let count = 1; count <= Math.min(3, state.heap); count++) out.push(count);
    return out;
  },
  apply(state, seat, move, emit) {
    state.heap -= move;
    state.taken[seat] = (state.taken[seat] ?? 0) + move;
    state.stack = state.heap === 0 ? [] : [{ kind: 'take', seat: (seat + 1) % state.taken.length }];
    emit?.({ kind: 'taken', seat, count: move });
  },
  outcome(state) {
    if (state.stack.length > 0) return undefined;
    const scores = state.taken.map((taken, seat) => taken + (state.secrets[seat] ?? 0));
    const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
    const breakdown = state.taken.map((taken, seat) => ({ taken, secret: state.secrets[seat] ?? 0 }));
    return { scores, places, breakdown };
  },
  view: (state, viewer) => ({
    heap: state.heap,
    taken: [...state.taken],
    secret: typeof viewer === 'number' ? state.secrets[viewer] : undefined,
  }),
  redact: (event) => event,
  reveals: () => false,
  determinize(state, seat, rng) {
    const world = structuredClone(state);
    world.secrets = state.secrets.map((secret, other) => (other === seat ? secret : below(rng, 10)));
    world.rng = rng;
    return world;
  },
  writeMove: (move) => `take ${move}`,
  readMove(text) {
    const match = /^take (\d)$/.exec(text);
    return match === null ? undefined : Number(match[1]);
  },
  allMoves: () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  whyNot: ({ heap }, _seat, move) => (move >= 1 && move <= Math.min(3, heap) ? undefined : 'TY-TAKE-01'),
};

/** A round is over whenever another five counters are gone. */
const toyForesight: Foresight<ToyState, number> = {
  roundsOver: ({ heap }) => Math.floor((20 - heap) / 5),
  advisor(change = (weight) => weight) {
    const liking = change(1);
    return { rate: (_state, _seat, moves) => moves.map((move) => (move >= 2 ? liking : 0)) };
  },
  features: featureList<ToyState, number>({
    version: 1,
    measures: { one: () => 1, secret: (secret) => secret },
    read: ({ secrets }, player) => secrets[player],
    seats: ({ taken }) => taken.length,
    players: ({ taken }) => taken.length,
    score: ({ taken }, player) => taken[player],
  }),
};

/** Its advice prefers large takes; with a small heap two of them are equal. */
export const openToy: OpenGame = {
  game: toyGame,
  advice: { rate: (_view, moves) => moves.map((move) => (Number(move) >= 2 ? 1 : 0)) },
  foresight: toyForesight,
};

/** For two and three seats. */
export function trainingGames(games: number): PlayedGames {
  const played = (seats: number) => playTrainingGames({ open: openToy, seats, seed: 'toy', from: 0, to: games });
  return new Map([2, 3].map((seats) => [seats, played(seats)]));
}
