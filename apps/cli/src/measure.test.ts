import { describe, expect, it } from 'vitest';
import { dissect } from './anatomy.ts';
import { type Bench, measureSpeed, median, sampleStates } from './measure.ts';
import { openGame, readGameOptions } from './openGame.ts';
import { slowestDecision } from './slowest.ts';

const chosen = openGame('specimen');
const runs: number[] = [];
const bench: Bench = {
  game: chosen.game,
  options: readGameOptions(chosen, undefined),
  players: 3,
  seed: 'm',
  runs: 3,
  runMs: 20,
  onRun: (done) => runs.push(done),
};

describe('measuring', () => {
  it('takes the median of the runs', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 100])).toBe(3.5);
    const speed = measureSpeed(bench);
    expect(speed.runs).toHaveLength(3);
    expect(speed.decisionsPerSecond).toBe(median(speed.runs));
    expect(speed.decisionsPerCpuSecond).toBeGreaterThan(0);
    expect(runs).toEqual([1, 2, 3, 4]);
    expect(speed.clonesPerSecond).toBeGreaterThan(speed.gamesPerSecond);
  });

  it('samples the same states from the whole game each time', () => {
    const states = sampleStates(bench);
    expect(states.length).toBeGreaterThan(10);
    expect(sampleStates(bench)).toEqual(states);
    expect(new Set(states.map((state) => state.stack.at(-1)?.kind)).size).toBeGreaterThan(1);
  });

  it('reports the slowest decision of a sample', () => {
    const { kind, move, legalMoves, nanoseconds } = slowestDecision(bench);
    expect(sampleStates(bench).map((state) => state.stack.at(-1)?.kind)).toContain(kind);
    expect(chosen.game.readMove(move)).toBeDefined();
    expect(legalMoves).toBeGreaterThan(0);
    expect(nanoseconds).toBeGreaterThan(0);
  });

  it('reports the share of each kind of decision, slowest first', () => {
    const { kinds, stateBytes, meanMoves, maxMoves } = dissect(bench);
    expect(kinds.reduce((sum, kind) => sum + kind.share, 0)).toBeCloseTo(1, 6);
    expect(kinds.reduce((sum, kind) => sum + kind.share * kind.meanMoves, 0)).toBeCloseTo(meanMoves, 6);
    expect([...kinds].sort((one, other) => other.nanoseconds - one.nanoseconds)).toEqual(kinds);
    expect(maxMoves).toBeGreaterThanOrEqual(meanMoves);
    expect(stateBytes).toBeGreaterThan(100);
  });
});
