import { describe, expect, it } from 'vitest';
import { openToy } from '../toy.ts';
import { playForSamples } from './selfPlay.ts';

describe('playForSamples', () => {
  const { rounds: samples, setting } = playForSamples({ open: openToy, options: { heap: 20 }, seats: 3, seed: 'self' });

  it('describes every player at the end of every round but the last', () => {
    expect(samples.map((players) => players.length)).toEqual([0, 3, 3, 3]);
    for (const { features } of samples.flat()) expect(features[0]).toBe(1);
  });

  it('counts the points from then on', () => {
    const gains = samples.slice(1).map((players) => players.reduce((sum, { points }) => sum + points, 0));
    const secrets = samples[1].reduce((sum, { features }) => sum + features[1], 0);
    // Two counters at a time: 14, 10 and 4 are left when five, ten and fifteen are gone.
    expect(gains).toEqual([14 + secrets, 10 + secrets, 4 + secrets]);
  });

  it('plays the same game for the same seed', () => {
    const again = playForSamples({ open: openToy, options: { heap: 20 }, seats: 3, seed: 'self' });
    expect(again).toEqual({ setting, rounds: samples });
  });

  it('names the setting, by default the number of seats', () => {
    expect(setting).toBe('3');
  });
});
