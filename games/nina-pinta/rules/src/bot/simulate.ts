import { decision } from '../decisions/index.ts';
import { reduceWorld } from '../effects/reduce.ts';
import { GROUPS, LANDS, PLACES, PLANCK, type Place, type World } from '../ids.ts';
import type { Move } from '../moves.ts';
import { settlerStanding } from '../solo/standing.ts';
import { type Asked, clone, type State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { benefitWorths } from './groups.ts';
import type { Situation } from './situation.ts';
import { sketch } from './sketch.ts';

/** The state after a move and the best answers to the decisions that follow from it, as far as the seat can see. */
function after(situation: Situation, from: State, frame: Asked, move: Move): State {
  const { box } = situation;
  const state = isOwn(frame) ? sketch(from, frame) : clone(from);
  state.stack.length = 0;
  decision.apply({ box, state, emit: undefined }, frame, move);
  for (;;) {
    const next = state.stack.at(-1);
    if (next === undefined || next.kind === 'loadShips') return state;
    const moves: Move[] = [];
    decision.legal(box, state, next, moves);
    const best = moves.length === 1 ? moves[0] : bestOf(situation, state, next, moves);
    state.stack.length = 0;
    decision.apply({ box, state, emit: undefined }, next, best);
  }
}

/** Decisions on Planck's behalf may change anything. */
function isOwn({ kind }: Asked): boolean {
  return kind !== 'decideForPlanck' && kind !== 'migrateForPlanck';
}

function bestOf(situation: Situation, state: State, frame: Asked, moves: readonly Move[]): Move {
  if (frame.kind === 'payBuilding') return moves[moves.length - 1];
  if (frame.kind === 'placeMarker') return moves[0];
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const worth = worthAfter(situation, state, frame, move);
    if (worth > most) {
      best = move;
      most = worth;
    }
  }
  return best;
}

/** What a move is worth, after the Reduce that ends a turn at sea. */
export function worthAfter(situation: Situation, from: State, frame: Asked, move: Move): number {
  const state = after(situation, from, frame, move);
  const world = worldAtSea(frame);
  if (world !== undefined) reduceWorld({ box: situation.box, state, emit: undefined }, situation.seat, world);
  return worthOf(situation, state);
}

/** What a move on Planck's behalf leaves to the seat, less what it brings to Planck as far as the seat can see. */
export function worthAgainst(situation: Situation, frame: Asked, move: Move): number {
  const state = after(situation, situation.state, frame, move);
  state.players[PLANCK].gold = 0;
  const player = situation.state.players[PLANCK];
  const counting = GROUPS.map(() => 0);
  const rival: Situation = { ...situation, seat: PLANCK, player, counting, benefits: undefined };
  return worthOf(situation, state) - worthOf(rival, state);
}

/** The seat's own prospects, those of its counters, and what the others have lost. */
export function worthOf(situation: Situation, state: State): number {
  const { own, others } = benefitWorths(situation, state);
  return evaluate(situation, state) + own + harm(situation, state) - situation.weights.envy * others;
}

function worldAtSea(frame: Asked): World | undefined {
  if (frame.kind === 'sailShip' || frame.kind === 'migrate') return frame.world;
  if (frame.kind === 'removePair' || frame.kind === 'placeNatives') return Math.floor(frame.place / LANDS.length);
  return undefined;
}

function harm({ box, weights, state: before, seat, revenue }: Situation, state: State): number {
  let worth = 0;
  for (let at = 0; at < state.settlers.length; at++) {
    const lost = before.settlers[at] - state.settlers[at];
    if (lost === 0 || Math.floor(at / PLACES) === seat) continue;
    worth += lost * (1 + settlerStanding(box, state, at % PLACES) * revenue);
  }
  return (worth * weights.harm) / (state.players.length - 1);
}

/** The tiles that may be there, all equally likely. */
export function possibleTiles({ box, state }: Situation, place: Place): number[] {
  const land = place % LANDS.length;
  const known = new Set<number>();
  for (let other = land; other < PLACES; other += LANDS.length) {
    const world = Math.floor(other / LANDS.length);
    if (other !== place && ((state.explored[world] >> land) & 1) === 1) known.add(state.tiles[other]);
  }
  return box.atlas.tiles[land].filter((tile) => !known.has(tile));
}
