import { describe, expect, it } from 'vitest';
import { readBots, seatBots } from './botSeats.ts';

describe('bots at the table', () => {
  it('are read from a list of names', () => {
    expect(readBots('greedy, random')).toEqual(['greedy', 'random']);
    expect(() => readBots('greedy,hal')).toThrow("--bots: unknown bot 'hal'; known bots: random, greedy");
    expect(readBots('greedy, exec:python3 bot.py')).toEqual(['greedy', 'exec:python3 bot.py']);
    expect(() => readBots('exec:')).toThrow('--bots: exec: needs a command');
    expect(() => readBots('')).toThrow("unknown bot ''");
  });

  it('are repeated to fill the seats and rotated by one seat per game', () => {
    expect(seatBots(['greedy', 'random'], 4, 0)).toEqual(['greedy', 'random', 'greedy', 'random']);
    expect(seatBots(['greedy', 'random'], 3, 0)).toEqual(['greedy', 'random', 'greedy']);
    expect(seatBots(['greedy', 'random'], 3, 1)).toEqual(['random', 'greedy', 'greedy']);
  });

  it('take every seat equally often', () => {
    for (const players of [3, 4, 5]) {
      const greedyAt = Array.from({ length: players }, () => 0);
      for (let game = 0; game < players; game++) {
        for (const [seat, name] of seatBots(['greedy', 'random', 'random'], players, game).entries()) {
          if (name === 'greedy') greedyAt[seat] = (greedyAt[seat] ?? 0) + 1;
        }
      }
      expect(new Set(greedyAt).size).toBe(1);
    }
  });

  it('may not outnumber the seats', () => {
    expect(() => seatBots(['greedy', 'random', 'random'], 2, 0)).toThrow('--bots: 3 bots for 2 seats');
  });
});
