import { decision } from '../decisions/index.ts';
import { reduceWorld } from '../effects/reduce.ts';
import { GROUPS, LANDS, PLACES, PLANCK, type Place, WORLDS, type World } from '../ids.ts';
import type { Move } from '../moves.ts';
import { placeAt, worldOf } from '../queries/lands.ts';
import { settlerStanding } from '../solo/standing.ts';
import { type Asked, clone, type State } from '../state.ts';
import { ALL_WORLDS, evaluate, type Worlds } from './evaluate.ts';
import { benefitWorths } from './groups.ts';
import type { Situation } from './situation.ts';
import { sketch } from './sketch.ts';

/** A decision that follows from a move and has to be thought about. */
interface Choice {
  readonly frame: Asked;
  readonly moves: readonly Move[];
}

/** Plays a move and the answers to what follows from it, until there is a choice. Changes `state`. */
function play({ box }: Situation, state: State, frame: Asked, move: Move): Choice | undefined {
  let answer: Move | undefined = move;
  for (let asked = frame; ; ) {
    state.stack.length = 0;
    decision.apply({ box, state, emit: undefined }, asked, answer);
    const next = state.stack.at(-1);
    if (next === undefined || next.kind === 'loadShips') return undefined;
    const moves: Move[] = [];
    decision.legal(box, state, next, moves);
    answer = plainAnswer(next, moves);
    if (answer === undefined) return { frame: next, moves };
    asked = next;
  }
}

/** Where there is no need to compare. */
function plainAnswer({ kind }: Asked, moves: readonly Move[]): Move | undefined {
  if (kind === 'payBuilding') return moves[moves.length - 1];
  return moves.length === 1 || kind === 'placeMarker' ? moves[0] : undefined;
}

/** Decisions on Planck's behalf may change anything. */
function copyFor(frame: Asked, state: State, move: Move): State {
  const isForPlanck = frame.kind === 'decideForPlanck' || frame.kind === 'migrateForPlanck';
  return isForPlanck ? clone(state) : sketch(state, frame, move);
}

/**
 * What a move is worth with the best answers to what follows from it, as far as the seat can see, and after the Reduce
 * that ends a turn at sea.
 */
export function worthAfter(situation: Situation, from: State, frame: Asked, move: Move): number {
  const state = copyFor(frame, from, move);
  const choice = play(situation, state, frame, move);
  // What follows from a move at sea belongs to the same turn, so that the Reduce is part of what the answer is worth.
  if (choice !== undefined) return bestAnswer(situation, state, choice).worth;
  const world = worldAtSea(frame);
  if (world !== undefined) reduceWorld({ box: situation.box, state, emit: undefined }, situation.seat, world);
  return worthOf(situation, state, worldsOf(situation, frame, move));
}

function bestAnswer(situation: Situation, state: State, { frame, moves }: Choice): { move: Move; worth: number } {
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const worth = worthAfter(situation, state, frame, move);
    if (worth > most) {
      best = move;
      most = worth;
    }
  }
  return { move: best, worth: most };
}

/** What a move on Planck's behalf leaves to the seat, less what it brings to Planck as far as the seat can see. */
export function worthAgainst(situation: Situation, frame: Asked, move: Move): number {
  const state = copyFor(frame, situation.state, move);
  for (let choice = play(situation, state, frame, move); choice !== undefined; ) {
    choice = play(situation, state, choice.frame, bestAnswer(situation, state, choice).move);
  }
  state.players[PLANCK].gold = 0;
  const player = situation.state.players[PLANCK];
  const counting = GROUPS.map(() => 0);
  const rival: Situation = { ...situation, seat: PLANCK, player, counting, benefits: undefined, prospects: [] };
  return worthOf(situation, state, ALL_WORLDS) - worthOf(rival, state, ALL_WORLDS);
}

/** The seat's own prospects, those of its counters, and what the others have lost. */
export function worthOf(situation: Situation, state: State, changed: Worlds): number {
  const { own, others } = benefitWorths(situation, state);
  return evaluate(situation, state, changed) + own + harm(situation, state, changed) - situation.weights.envy * others;
}

/** Where a move, and what follows from it, may change anything: what follows for Planck comes after other changes. */
export function worldsOf({ seat }: Situation, frame: Asked, move: Move): Worlds {
  if (frame.seat !== seat) return ALL_WORLDS;
  switch (frame.kind) {
    case 'sailShip':
    case 'migrate':
    case 'build':
    case 'recallCaptain':
      return 1 << frame.world;
    case 'removePair':
    case 'placeNatives':
      return 1 << worldOf(frame.place);
    case 'playBonus':
    case 'recoverSettler':
      return 'place' in move ? 1 << worldOf(move.place) : ALL_WORLDS;
    default:
      return ALL_WORLDS;
  }
}

/** Its turn ends with the Reduce. */
function worldAtSea(frame: Asked): World | undefined {
  if (frame.kind === 'sailShip' || frame.kind === 'migrate') return frame.world;
  return frame.kind === 'removePair' || frame.kind === 'placeNatives' ? worldOf(frame.place) : undefined;
}

function harm({ box, weights, state: before, seat, revenue }: Situation, state: State, changed: Worlds): number {
  let worth = 0;
  for (let player = 0; player < state.players.length; player++) {
    if (player === seat) continue;
    for (let world = 0; world < WORLDS.length; world++) {
      if (((changed >> world) & 1) === 0) continue;
      for (let place = placeAt(world, 0); place < placeAt(world + 1, 0); place++) {
        const lost = before.settlers[player * PLACES + place] - state.settlers[player * PLACES + place];
        if (lost !== 0) worth += lost * (1 + settlerStanding(box, state, place) * revenue);
      }
    }
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
