import { randomBot } from '@portolan/bots';
import { describe, expect, it, vi } from 'vitest';
import { makeSeatBots } from './seatBots.ts';

const SEAT = { match: 'm', seat: 0, bot: 'random' };

describe('the bots of a worker', () => {
  it('live as long as their seat', () => {
    const bots = makeSeatBots();
    const make = vi.fn(randomBot);
    const first = bots.of(SEAT, make);
    expect(bots.of({ ...SEAT }, make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['match', { match: 'n' }],
    ['seat', { seat: 1 }],
    ['bot that takes over a seat', { bot: 'greedy' }],
  ])('are different for every %s', (_, other) => {
    const bots = makeSeatBots();
    expect(bots.of({ ...SEAT, ...other }, randomBot)).not.toBe(bots.of(SEAT, randomBot));
  });

  it('are dropped when there are too many, the least recently asked first', () => {
    const bots = makeSeatBots(2);
    const [a, b, c] = ['a', 'b', 'c'].map((match) => ({ ...SEAT, match }));
    if (a === undefined || b === undefined || c === undefined) throw new Error('a seat is missing');
    const first = bots.of(a, randomBot);
    const second = bots.of(b, randomBot);
    bots.of(a, randomBot);
    bots.of(c, randomBot);
    expect(bots.of(a, randomBot)).toBe(first);
    expect(bots.of(b, randomBot)).not.toBe(second);
  });
});
