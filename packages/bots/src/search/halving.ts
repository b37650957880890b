import type { SearchEffort, Seat } from '@portolan/kernel';
import {
  advisedMoves,
  type Candidate,
  imagineWorld,
  type Mind,
  type Occasion,
  rank,
  type Search,
  type World,
} from './mind.ts';
import { rollOut } from './rollout.ts';

/**
 * Sequential halving: all candidates are played in the same imagined worlds, and after each stage the worse half is
 * dropped. Pauses after each world; returns them from best to worst.
 */
export function* halve(mind: Mind, effort: SearchEffort, occasion: Occasion): Search {
  const all = advisedMoves(mind, occasion).slice(0, effort.candidates);
  const stages = Math.ceil(Math.log2(all.length));
  let left = all;
  for (let stage = 0; stage < stages; stage++) {
    const worlds = Math.max(1, Math.floor(effort.iterations / (stages * left.length)));
    for (let at = 0; at < worlds && !occasion.isOver(); at++) {
      playAll(mind, imagineWorld(mind, effort, occasion), { left, seat: occasion.table.seat });
      yield;
    }
    left = rank(left).slice(0, Math.ceil(left.length / 2));
  }
  return rank(all);
}

interface Left {
  readonly left: readonly Candidate[];
  readonly seat: Seat;
}

function playAll({ game, foresight, value }: Mind, world: World, { left, seat }: Left): void {
  const { state, cast, until, players, perPoint } = world;
  const shares = new Float64Array(players);
  for (const candidate of left) {
    const copy = game.clone(state);
    game.apply(copy, seat, candidate.move);
    rollOut({ game, foresight, cast, until }, copy);
    value.estimate(copy, shares, perPoint);
    candidate.visits++;
    candidate.sum += shares[seat];
  }
}
