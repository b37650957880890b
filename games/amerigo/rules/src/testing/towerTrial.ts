import type { Rng } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { type Cubes, dropCubes, fillTower } from '../effects/tower.ts';
import { COLOURS } from '../ids.ts';

/** Sums over many drops, in games without players. */
export interface TowerFigures {
  drops: number;
  games: number;
  /** Cubes that came out in a phase, those among them of the dropped colour, and the number of colours. */
  out: number;
  outOwn: number;
  colours: number;
  skipped: number;
  /** The cubes of the most frequent colour, over phases that were played, and over those of round 1. */
  points: number;
  firstPoints: number;
  firstPlayed: number;
  /** Cubes inside after set-up and after each round. */
  readonly inside: number[];
}

export function noFigures(rounds: number): TowerFigures {
  const inside = Array.from({ length: rounds + 1 }, () => 0);
  return {
    drops: 0,
    games: 0,
    out: 0,
    outOwn: 0,
    colours: 0,
    skipped: 0,
    points: 0,
    firstPoints: 0,
    firstPlayed: 0,
    inside,
  };
}

/** Plays all phases of a game and adds up what the tower did. */
export function tryTower(box: Box, rng: Rng, figures: TowerFigures): void {
  const none = (): number[] => COLOURS.map(() => 0);
  const cubes: Cubes = { rng, tower: none(), storage: none(), action: none() };
  fillTower(box, cubes);
  figures.games++;
  figures.inside[0] += total(cubes.tower);
  for (let round = 1; round <= box.components.rounds; round++) {
    for (let phase = 0; phase < COLOURS.length; phase++) tryPhase(box, cubes, { round, phase }, figures);
    figures.inside[round] += total(cubes.tower);
  }
}

function tryPhase(box: Box, cubes: Cubes, at: { round: number; phase: number }, figures: TowerFigures): void {
  if (cubes.storage[at.phase] > 0) dropCubes(box, cubes, at.phase);
  const out = total(cubes.action);
  const most = Math.max(...cubes.action);
  figures.drops++;
  figures.out += out;
  figures.outOwn += cubes.action[at.phase];
  figures.colours += cubes.action.filter((count) => count > 0).length;
  figures.points += most;
  if (out === 0) figures.skipped++;
  else if (at.round === 1) {
    figures.firstPoints += most;
    figures.firstPlayed++;
  }
  for (let colour = 0; colour < COLOURS.length; colour++) {
    cubes.storage[colour] += cubes.action[colour];
    cubes.action[colour] = 0;
  }
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
