import { type FittedNet, type FittedValue, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { openToy, toyGame } from '../toy.ts';
import { inputCount } from './net.ts';
import { foresightOf } from './searchable.ts';
import { checkNet, checkValue, openValue } from './value.ts';

const searchable = foresightOf(openToy);
const round = { weights: [0, 1], spread: 2 };
const fitted: FittedValue = { game: 'toy', features: 1, made: 'by hand', seats: { 2: [null, round, round, round] } };

/** Adds ten points for every point that the player leads the average rival by, and covers two seats only. */
const net: FittedNet = {
  ...fitted,
  rating: 'not measured',
  layers: [[...Array.from({ length: inputCount(2) }, (_, input) => [input === 5 ? 10 : 0]), [0]]],
};

interface Judged {
  readonly better?: FittedNet;
  readonly perPoint?: number | undefined;
}

function sharesOf(taken: number[], secrets: number[], heap: number, { better, perPoint }: Judged = {}): number[] {
  const state = toyGame.setup({ heap }, taken.length, rngFromSeed('value'));
  Object.assign(state, { taken, secrets, stack: heap === 0 ? [] : state.stack });
  const out = new Float64Array(taken.length);
  openValue(searchable, fitted, better).estimate(state, out, perPoint);
  return [...out];
}

describe('a fitted value', () => {
  it('gives equal players equal shares', () => {
    expect(sharesOf([5, 3], [1, 3], 12)).toEqual([0.5, 0.5]);
  });

  it('prefers the player with the higher predicted score, the more so the wider the lead', () => {
    const [close] = sharesOf([4, 3], [2, 2], 13);
    const [wide] = sharesOf([7, 0], [2, 2], 13);
    expect(close).toBeGreaterThan(0.55);
    expect(wide).toBeGreaterThan(close);
    expect(wide).toBeLessThan(1.01);
  });

  it('tells lost positions apart where points count beside the share', () => {
    const behind = (perPoint?: number): number => {
      const [far] = sharesOf([0, 19], [0, 0], 1, { perPoint });
      const [further] = sharesOf([0, 20], [0, 0], 1, { perPoint });
      return far - further;
    };
    expect(behind()).toBeLessThan(0.001);
    expect(behind(0.02)).toBeCloseTo(0.02, 3);
  });

  it('takes the real scores once the game is over', () => {
    const [winner, loser] = sharesOf([11, 9], [0, 1], 0);
    expect(winner).toBeCloseTo(1, 2);
    expect(loser).toBeCloseTo(0, 2);
  });

  it('is corrected by a net where that was fitted to the number of seats', () => {
    const [linear] = sharesOf([4, 3], [2, 2], 13);
    const [corrected] = sharesOf([4, 3], [2, 2], 13, { better: net });
    expect(corrected).toBeGreaterThan(linear + 0.2);
    expect(sharesOf([4, 3], [2, 2], 13, { better: { ...net, seats: {} } })[0]).toBe(linear);
  });

  it('refuses a state within a round, and a number of seats it was not fitted to', () => {
    expect(() => sharesOf([0, 0], [1, 1], 20)).toThrow('no value for 2 seats after 0 rounds');
    expect(() => sharesOf([3, 3, 0], [1, 1, 1], 14)).toThrow('no value for 3 seats');
  });

  it('is rejected if it belongs to another game or to other features', () => {
    expect(checkValue(fitted, searchable).ok).toBe(true);
    expect(checkValue({ ...fitted, game: 'chess' }, searchable)).toMatchObject({
      error: expect.stringContaining("'chess'"),
    });
    expect(checkValue({ ...fitted, features: 2 }, searchable)).toMatchObject({
      error: expect.stringContaining('version 2'),
    });
    const [first = null, ...others] = fitted.seats[2] ?? [];
    const shorter = [first, ...others.map((round) => round && { ...round, weights: round.weights.slice(1) })];
    expect(checkValue({ ...fitted, seats: { 2: shorter } }, searchable)).toMatchObject({
      error: expect.stringMatching(/has \d weights for \d features/),
    });
  });

  it('has a net of the right shape, or does without it', () => {
    expect(checkNet(net, searchable).ok).toBe(true);
    const [rows = []] = net.layers;
    const shapes = { 'layer 1': [rows.slice(1)], 'layer 2': [rows, rows], 'one unit': [rows.map(() => [0, 0])] };
    for (const [named, layers] of Object.entries(shapes))
      expect(checkNet({ ...net, layers }, searchable)).toMatchObject({ error: expect.stringContaining(named) });
  });
});
