import {
  type BaseState,
  below,
  branchRng,
  cloneRng,
  type EventSink,
  type Game,
  type GamePackage,
  integer,
  noSeat,
  object,
  ok,
  onlySeat,
  optional,
  type Rng,
  readShape,
  type Seat,
  seesAs,
} from '@portolan/kernel';

/**
 * A game for tests with everything that matters to a server: simultaneous sealed bids, turns of one or several steps, a
 * draw and a private look within a turn, and a secret per seat.
 */
export interface FerryState extends BaseState {
  stack: ({ kind: 'bid' } | { kind: 'turn'; seat: Seat; steps: number })[];
  rounds: number;
  /** By seat; 0 before its bid. */
  bids: number[];
  loads: number[];
  secrets: number[];
}

export type FerryMove =
  | { readonly kind: 'bid' | 'load'; readonly count: number }
  | { readonly kind: 'roll' | 'peek' | 'sail' | 'skip' };

type FerryEvent =
  | { readonly kind: 'bidLaid'; readonly seat: Seat; readonly bid?: number }
  | { readonly kind: 'bidsShown'; readonly bids: readonly number[] }
  | { readonly kind: 'loaded' | 'rolled'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'peeked'; readonly seat: Seat; readonly secret?: number }
  | { readonly kind: 'sailed'; readonly seat: Seat };

interface FerryView {
  readonly rounds: number;
  readonly asked: FerryState['stack'];
  readonly bids: readonly (number | boolean)[];
  readonly loads: readonly number[];
  readonly secrets: readonly (number | false)[];
}

type Ferry = Game<FerryState, FerryMove, FerryEvent, FerryView, { readonly rounds: number }>;

const MOST_STEPS = 3;
const MOST_ROUNDS = 9;

function makeFerry(cards: number): Ferry {
  return {
    id: 'ferry',
    title: 'Ferry',
    rulesVersion: 1,
    seats: { min: 2, max: 4 },
    longestGame: MOST_ROUNDS * 4 * (2 + MOST_STEPS),
    readOptions(input) {
      const read = readShape<{ rounds?: number }>(object({ rounds: optional(integer(1, MOST_ROUNDS)) }), input);
      return read.ok ? ok({ rounds: 2, ...read.value }) : read;
    },
    setup: ({ rounds }, seats, rng) => ({
      rng,
      stack: [{ kind: 'bid' }],
      rounds,
      bids: Array<number>(seats).fill(0),
      loads: Array<number>(seats).fill(0),
      secrets: Array.from({ length: seats }, () => 1000 + below(rng, cards)),
    }),
    clone: (state) => ({
      rng: cloneRng(state.rng),
      stack: state.stack.map((frame) => ({ ...frame })),
      rounds: state.rounds,
      bids: state.bids.slice(),
      loads: state.loads.slice(),
      secrets: state.secrets.slice(),
    }),
    awaiting,
    legalMoves,
    apply,
    outcome(state) {
      if (state.stack.length > 0) return undefined;
      const scores = state.loads.slice();
      const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
      return { scores, places, breakdown: scores.map((score) => ({ loads: score })) };
    },
    view: (state, viewer) => ({
      rounds: state.rounds,
      asked: state.stack.map((frame) => ({ ...frame })),
      bids: state.bids.map((bid, seat) => (seesAs(viewer, seat) ? bid : bid > 0)),
      loads: state.loads.slice(),
      secrets: state.secrets.map((secret, seat) => seesAs(viewer, seat) && secret),
    }),
    redact(event, viewer) {
      if ((event.kind === 'bidLaid' || event.kind === 'peeked') && !seesAs(viewer, event.seat))
        return { kind: event.kind, seat: event.seat };
      return event;
    },
    reveals: ({ kind }) => kind === 'bidsShown' || kind === 'peeked',
    determinize: (state, seat, rng) => imagine(state, seat, rng, cards),
    writeMove: (move) => ('count' in move ? `${move.kind} ${move.count}` : move.kind),
    readMove(text) {
      const [, kind, count] = /^(bid|load) ([1-3])$/.exec(text) ?? [];
      if (kind === 'bid' || kind === 'load') return { kind, count: Number(count) };
      return text === 'roll' || text === 'peek' || text === 'sail' || text === 'skip' ? { kind: text } : undefined;
    },
    allMoves: () => ALL_MOVES,
    whyNot(state, seat, move) {
      const legal = legalMoves(state, seat, []).some((one) => JSON.stringify(one) === JSON.stringify(move));
      if (legal) return undefined;
      return move.kind === 'bid' ? 'FY-BID-01' : 'FY-SAIL-01';
    },
  };
}

const ALL_MOVES: readonly FerryMove[] = [
  ...[1, 2, 3].flatMap((count): FerryMove[] => [
    { kind: 'bid', count },
    { kind: 'load', count },
  ]),
  { kind: 'roll' },
  { kind: 'peek' },
  { kind: 'sail' },
  { kind: 'skip' },
];

function awaiting({ stack, bids }: FerryState): readonly Seat[] {
  const top = stack.at(-1);
  if (top === undefined) return noSeat();
  return top.kind === 'turn' ? onlySeat(top.seat) : bids.flatMap((bid, seat) => (bid === 0 ? [seat] : []));
}

function legalMoves(state: FerryState, seat: Seat, out: FerryMove[]): FerryMove[] {
  out.length = 0;
  const top = state.stack.at(-1);
  if (top === undefined || !awaiting(state).includes(seat)) return out;
  if (top.kind === 'bid') for (let count = 1; count <= 3; count++) out.push({ kind: 'bid', count });
  else {
    if (top.steps < MOST_STEPS) out.push({ kind: 'load', count: 1 }, { kind: 'load', count: 2 }, { kind: 'roll' });
    if (top.steps < MOST_STEPS) out.push({ kind: 'peek' });
    out.push({ kind: top.steps === 0 ? 'skip' : 'sail' });
  }
  return out;
}

function apply(state: FerryState, seat: Seat, move: FerryMove, emit?: EventSink<FerryEvent>): void {
  const top = state.stack.at(-1);
  if (move.kind === 'bid') {
    state.bids[seat] = move.count;
    emit?.({ kind: 'bidLaid', seat, bid: move.count });
    if (state.bids.includes(0)) return;
    emit?.({ kind: 'bidsShown', bids: state.bids.slice() });
    state.bids.fill(0);
    state.stack = [{ kind: 'turn', seat: 0, steps: 0 }];
  } else if (move.kind === 'sail' || move.kind === 'skip') {
    emit?.({ kind: 'sailed', seat });
    passOn(state, seat);
  } else if (top?.kind === 'turn') {
    state.stack = [{ ...top, steps: top.steps + 1 }];
    if (move.kind === 'peek') {
      const secret = state.secrets[(seat + 1) % state.secrets.length] ?? 0;
      emit?.({ kind: 'peeked', seat, secret });
      return;
    }
    const count = 'count' in move ? move.count : below(state.rng, 6);
    state.loads[seat] = (state.loads[seat] ?? 0) + count;
    emit?.({ kind: move.kind === 'roll' ? 'rolled' : 'loaded', seat, count });
  }
}

function passOn(state: FerryState, seat: Seat): void {
  const last = seat === state.loads.length - 1;
  if (last) state.rounds--;
  if (!last) state.stack = [{ kind: 'turn', seat: seat + 1, steps: 0 }];
  else state.stack = state.rounds === 0 ? [] : [{ kind: 'bid' }];
}

function imagine(state: FerryState, seat: Seat, rng: Rng, cards: number): FerryState {
  const others = (known: number[], draw: () => number): number[] =>
    known.map((value, other) => (other === seat || value === 0 ? value : draw()));
  return {
    ...structuredClone(state),
    bids: others(state.bids, () => 1 + below(rng, 3)),
    secrets: others(state.secrets, () => 1000 + below(rng, cards)),
    rng: branchRng(rng),
  };
}

/** Its components set the number of different secrets. */
export const ferry: GamePackage = {
  id: 'ferry',
  title: 'Ferry',
  rulePrefix: 'FY',
  components: { cards: 50 },
  open(components: unknown = { cards: 50 }) {
    const read = readShape<{ cards: number }>(object({ cards: integer(1, 9000) }), components);
    if (!read.ok) return read;
    return ok({ game: makeFerry(read.value.cards), advice: { rate: (_view, moves) => moves.map((_, at) => -at) } });
  },
};
