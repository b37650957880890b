import type { ShapeFault } from '../fault.ts';
import type { BaseState, EventSink, Game, Outcome } from '../game.ts';
import { fail, ok, type Result } from '../result.ts';
import { below, branchRng, cloneRng, type Rng, shuffle } from '../rng.ts';
import { noSeat, onlySeat, type Seat, seesAs, type Viewer } from '../seat.ts';
import { integer, object, optional, readShape } from '../shape.ts';
import type { Audit } from './audit.ts';

/** The smallest game that can draw, reveal and refuse; the kernel's own tests play it. */
export interface TinyState extends BaseState {
  stack: { kind: 'turn'; seat: Seat }[];
  /** The heap from which each move takes. */
  left: number;
  /** By seat: a different number for each. */
  secrets: number[];
  /** By seat: whether it has peeked at all secrets. */
  peeked: boolean[];
  rolled: number;
  scores: number[];
}

export type TinyMove = { readonly kind: 'take'; readonly count: number } | { readonly kind: 'roll' | 'peek' };

export type TinyEvent =
  | { readonly kind: 'taken'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly value: number }
  | { readonly kind: 'peeked'; readonly seat: Seat; readonly secrets?: readonly number[] };

export interface TinyView {
  readonly left: number;
  readonly rolled: number;
  readonly scores: readonly number[];
  readonly peeked: readonly boolean[];
  readonly turn: readonly Seat[];
  readonly secrets?: readonly number[];
  readonly secret?: number;
}

export interface TinyOptions {
  readonly heap: number;
}

const MOST_HEAP = 20;
const MOST_TAKEN = 2;

export const tinyGame: Game<TinyState, TinyMove, TinyEvent, TinyView, TinyOptions> = {
  id: 'tiny',
  title: 'Tiny',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  longestGame: MOST_HEAP,
  readOptions,
  setup: ({ heap }, seats, rng) => ({
    rng,
    stack: [{ kind: 'turn', seat: 0 }],
    left: heap,
    secrets: shuffle(rng, [...Array(seats).keys()]),
    peeked: Array<boolean>(seats).fill(false),
    rolled: 0,
    scores: Array<number>(seats).fill(0),
  }),
  clone: (state) => ({
    rng: cloneRng(state.rng),
    stack: state.stack.map((frame) => ({ ...frame })),
    left: state.left,
    secrets: state.secrets.slice(),
    peeked: state.peeked.slice(),
    rolled: state.rolled,
    scores: state.scores.slice(),
  }),
  awaiting: ({ stack }) => (stack.length === 0 ? noSeat() : onlySeat(stack[0].seat)),
  legalMoves,
  apply,
  outcome,
  view,
  redact: (event, viewer) =>
    event.kind === 'peeked' && !seesAs(viewer, event.seat) ? { kind: 'peeked', seat: event.seat } : event,
  reveals: ({ kind }) => kind === 'peeked',
  determinize,
  writeMove: (move) => (move.kind === 'take' ? `take ${move.count}` : move.kind),
  readMove: (text) => {
    if (text === 'roll' || text === 'peek') return { kind: text };
    return /^take [1-9]$/.test(text) ? { kind: 'take', count: Number(text.slice(5)) } : undefined;
  },
  allMoves: () => [
    ...Array.from({ length: 9 }, (_, at) => ({ kind: 'take' as const, count: at + 1 })),
    { kind: 'roll' },
    { kind: 'peek' },
  ],
  whyNot: ({ left }, _seat, move) =>
    move.kind === 'take' && move.count > Math.min(MOST_TAKEN, left) ? 'TG-TAKE-01' : undefined,
};

export const tinyAudit: Audit<TinyState, TinyEvent, TinyOptions> = {
  pieces: ({ secrets }) => (new Set(secrets).size === secrets.length ? [] : ['two seats have one secret']),
  scores: ({ scores }) => scores,
  rescore: (history, seats) => {
    const scores = Array<number>(seats).fill(0);
    for (const event of history.flatMap(({ events }) => events)) {
      if (event.kind === 'taken') scores[event.seat] += event.count;
    }
    return scores;
  },
};

function readOptions(input: unknown): Result<TinyOptions, ShapeFault> {
  const read = readShape<Partial<TinyOptions>>(object({ heap: optional(integer(1, MOST_HEAP)) }), input);
  return read.ok ? ok({ heap: 8, ...read.value }) : fail(read.error);
}

function legalMoves({ left, stack }: TinyState, seat: Seat, out: TinyMove[]): TinyMove[] {
  out.length = 0;
  if (stack.length === 0 || stack[0].seat !== seat) return out;
  for (let count = 1; count <= Math.min(MOST_TAKEN, left); count++) out.push({ kind: 'take', count });
  out.push({ kind: 'roll' }, { kind: 'peek' });
  return out;
}

function apply(state: TinyState, seat: Seat, move: TinyMove, emit?: EventSink<TinyEvent>): void {
  if (move.kind === 'take') {
    state.scores[seat] += move.count;
    emit?.({ kind: 'taken', seat, count: move.count });
  } else if (move.kind === 'roll') {
    state.rolled = 1 + below(state.rng, 6);
    emit?.({ kind: 'rolled', seat, value: state.rolled });
  } else {
    state.peeked[seat] = true;
    emit?.({ kind: 'peeked', seat, secrets: state.secrets.slice() });
  }
  state.left -= move.kind === 'take' ? move.count : 1;
  state.stack = state.left === 0 ? [] : [{ kind: 'turn', seat: (seat + 1) % state.scores.length }];
}

function outcome({ stack, scores }: TinyState): Outcome | undefined {
  if (stack.length > 0) return undefined;
  return {
    scores: scores.slice(),
    places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
    breakdown: scores.map((score) => ({ taken: score })),
  };
}

function view(state: TinyState, viewer: Viewer): TinyView {
  const { left, rolled, scores, peeked, secrets } = state;
  const turn = tinyGame.awaiting(state);
  const open = { left, rolled, scores: scores.slice(), peeked: peeked.slice(), turn };
  if (viewer === 'spectator') return open;
  if (viewer === 'open' || peeked[viewer]) return { ...open, secrets: secrets.slice() };
  return { ...open, secret: secrets[viewer] };
}

function determinize(state: TinyState, seat: Seat, rng: Rng): TinyState {
  const world = tinyGame.clone(state);
  if (!state.peeked[seat]) {
    const others = shuffle(
      rng,
      [...world.secrets.keys()].filter((secret) => secret !== state.secrets[seat]),
    );
    world.secrets = world.secrets.map((secret, other) => (other === seat ? secret : (others.pop() ?? secret)));
  }
  world.rng = branchRng(rng);
  return world;
}
