import { below, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { layoutOf } from '../box.ts';
import { makeGame } from '../game.ts';
import { NOBODY } from '../ids.ts';
import { clone, type State } from '../state.ts';
import { makeAudit } from './audit.ts';
import { shippedBox } from './index.ts';

const game = makeGame(shippedBox);
const { pieces } = makeAudit(shippedBox);

/** A random game after three rounds. */
function afterThreeRounds(seed: string): State {
  const dice = rngFromSeed(seed);
  const state = game.setup({}, 3, rngFromSeed(seed));
  while (state.round < 4) {
    const [seat] = game.awaiting(state);
    const moves = game.legalMoves(state, seat, []);
    game.apply(state, seat, moves[below(dice, moves.length)]);
  }
  return state;
}

/** The first random game with posts, tiles and goods of every kind. */
function midGame(): State {
  for (let i = 0; ; i++) {
    const state = afterThreeRounds(`audit ${i}`);
    const tables = [state.neutrals, state.villages, state.players[0].outposts, state.players[0].goods];
    if (tables.every((table) => table.some((value) => value > 0))) return state;
  }
}

const real = midGame();

function changed(change: (state: State) => void): State {
  const state = clone(real);
  change(state);
  return state;
}

/** The first fault that the audit finds after a change. */
function faultAfter(change: (state: State) => void): string | undefined {
  return pieces(changed(change))[0];
}

const firstFilled = (rows: readonly number[]): number => rows.findIndex((row) => row !== 0);

describe('the audit', () => {
  it('finds nothing in a real position', () => {
    expect(pieces(real)).toEqual([]);
  });

  it('counts cubes, tiles and goods', () => {
    expect(faultAfter((state) => state.tower[2]++)).toMatch(/^red cubes/);
    expect(faultAfter((state) => state.supply[0]--)).toMatch(/^neutral/);
    expect(faultAfter((state) => state.players[1].villages[0]++)).toMatch(/^village .* of seat 1/);
    expect(faultAfter((state) => state.players[1].planned[0]++)).toMatch(/^neutral/);
    expect(faultAfter((state) => state.players[0].goods[0]++)).toMatch(/^cotton/);
    expect(faultAfter((state) => state.players[0].production.fill(99))).toMatch(/production tokens for cotton bought/);
    expect(faultAfter((state) => state.productionStack.fill(0))).toMatch(/^too many tokens of cotton/);
    expect(faultAfter((state) => state.productionStack.pop())).toBe('the stack of production tokens');
    expect(faultAfter((state) => state.progressStack.pop())).toBe('the stack of progress tokens');
    expect(faultAfter((state) => state.piratesDown.push(1))).toMatch(/^pirate markers/);
    expect(faultAfter((state) => state.progressStack.push(state.progressStack[0]))).toMatch(/^progress tokens/);
  });

  it('compares the tables of rows with what lies on the map', () => {
    const { height } = layoutOf(shippedBox, real);
    for (const name of ['covered', 'neutrals', 'villages', 'linked'] as const) {
      expect(faultAfter((state) => (state[name][firstFilled(state[name])] = 0))).toMatch(/in row \d+: 0, not/);
      expect(faultAfter((state) => (state[name][height - 1] ^= 1))).toMatch(/in row/);
    }
    expect(faultAfter((state) => (state.posts[firstFilled(state.posts)] = 0))).toMatch(/covered in row/);
    expect(faultAfter((state) => (state.laid[3] = 0))).toMatch(/in the water/);
    const again = (state: State): number => state.laid.push(...state.laid.slice(0, 4));
    const faults = pieces(changed(again));
    expect(faults.join()).toMatch(/ on (village|neutral) at/);
  });

  it('counts islands, posts and chests', () => {
    const settled = real.players[0].outposts.findIndex((count) => count > 0);
    const open = real.empty.findIndex((count) => count > 0);
    expect(faultAfter((state) => state.empty[open]--)).toMatch(/^island \d+: \d+ empty/);
    expect(faultAfter((state) => (state.completed[open] = 0))).toBe(`island ${open}: completed by 0`);
    expect(faultAfter((state) => (state.players[0].chests += 5))).toMatch(/chests of/);
    expect(faultAfter((state) => state.players[0].posts--)).toMatch(/^seat 0: \d+ posts/);
    expect(faultAfter((state) => state.players[0].outposts[settled]--)).toBe(`seat 0: posts on island ${settled}`);
    expect(real.completed).toContain(NOBODY);
  });

  it('checks tracks, points, ships and order discs', () => {
    expect(faultAfter((state) => (state.players[0].gold = 99))).toMatch(/^seat 0: tracks/);
    expect(faultAfter((state) => (state.players[0].cannons = -1))).toMatch(/^seat 0: tracks/);
    expect(faultAfter((state) => state.players[2].score++)).toMatch(/^seat 2: sources/);
    expect(faultAfter((state) => (state.players[2].score = -1))).toBe('seat 2: score -1');
    expect(faultAfter((state) => (state.players[2].used = ~state.players[2].tokens))).toMatch(/used what it has not/);
    const land = layoutOf(shippedBox, real).islandOf.indexOf(0);
    expect(faultAfter((state) => (state.players[1].ships[0] = land))).toBe('seat 1: a ship on land');
    const berth = layoutOf(shippedBox, real).squares.indexOf(1);
    expect(faultAfter((state) => state.players[1].ships.fill(berth))).toBe(`two ships at ${berth}`);
    expect(faultAfter((state) => (state.players[state.discs[2]].track = 24))).toMatch(/order discs/);
  });
});
