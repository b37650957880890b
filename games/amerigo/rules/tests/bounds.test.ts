import { measureGame, raiseNumbers } from '@portolan/kernel/testing';
import { describe, expect, it } from 'vitest';
import { makeBox } from '../src/box.ts';
import { limitFault } from '../src/data/limits.ts';
import { readComponents } from '../src/data/shape.ts';
import { shipped } from '../src/data/shipped.ts';
import { amerigo } from '../src/index.ts';
import { proceed } from '../src/rounds/index.ts';
import { makeTable } from '../src/testing/table.ts';

describe('the sequence of play', () => {
  it('ends the game if the tower keeps all cubes', () => {
    const keeps = { stays: [1, 1], released: [0, 1], sticks: [1, 1] } as const;
    const { box, state } = makeTable({ box: makeBox({ ...shipped, tower: keeps }) });
    state.stack.length = 0;
    state.turn = state.seats;
    state.action.fill(0);
    proceed({ box, state, emit: undefined });
    expect(state).toMatchObject({ stack: [], round: 5 });
  });

  it('does not go on forever without a decision', () => {
    const { box, state } = makeTable();
    state.stack.length = 0;
    Object.defineProperty(state, 'turn', { get: () => state.seats, set: () => undefined });
    Object.defineProperty(state, 'phase', { get: () => 0, set: () => undefined });
    expect(() => proceed({ box, state, emit: undefined })).toThrow('nobody has a decision to make');
  });
});

describe('the limits on components of an owner', () => {
  const withOrder = (spaces: number): typeof shipped => ({
    ...shipped,
    tracks: {
      ...shipped.tracks,
      order: { ...shipped.tracks.order, colours: ['white', ...Array<string>(spaces - 1).fill('blue')].join(' ') },
    },
  });
  const withTiles = (times: number): typeof shipped => ({
    ...shipped,
    islandTiles: shipped.islandTiles.map((sheet) => sheet.map((line) => Array<string>(times).fill(line).join(' '))),
  });

  it('are kept by the shipped components', () => {
    expect(limitFault(shipped)).toBeUndefined();
  });

  it('are 64 island tiles and 100 spaces of the order track', () => {
    expect(limitFault(withTiles(4))).toBeUndefined();
    expect(limitFault(withTiles(5))).toMatchObject({ path: '/islandTiles', params: { max: 64, found: 80 } });
    expect(limitFault(withOrder(100))).toBeUndefined();
    expect(limitFault(withOrder(101))).toMatchObject({
      path: '/tracks/order/colours',
      params: { max: 100, found: 101 },
    });
  });

  it('[AM-SETUP-07] refuse components with which hardly any map fits', () => {
    const narrow = { ...shipped, mapLimits: { ...shipped.mapLimits, farthestAnchor: 10, largestIsland: 22 } };
    expect(limitFault(narrow)).toMatchObject({ path: '/mapLimits', problem: 'fewMapsFit' });
    // A table that has them already can still be opened.
    expect(amerigo.open(narrow).ok).toBe(true);
  });
});

describe('components with all numbers as large as they may be', () => {
  it('make no decision and no game too large', () => {
    const raised = raiseNumbers(shipped, (file) => readComponents(file).ok);
    const open = amerigo.open(raised);
    if (!open.ok) throw new Error(open.error.path);
    const { decisions, mostMoves } = measureGame(open.value.game, 4, 'large');
    expect(mostMoves).toBeLessThan(1000);
    expect(decisions).toBeLessThan(3000);
  });
});
