import { describe, expect, it } from 'vitest';
import { drawGroups, pairRound, type Seating } from './pairing.ts';

function playRounds(players: readonly string[], seats: number, rounds: number): Seating[] {
  const all: Seating[] = [];
  for (let round = 0; round < rounds; round++) all.push(...pairRound(players, all, seats, `t/${round}`));
  return all;
}

const PEOPLE = Array.from({ length: 16 }, (_, at) => `p${at}`);

describe('the tables of a group', () => {
  it.each([2, 3, 4, 5])('give each of %i players each seat once in as many rounds', (seats) => {
    const games = playRounds(PEOPLE.slice(0, seats), seats, seats);
    for (let seat = 0; seat < seats; seat++) expect(new Set(games.map((game) => game[seat])).size).toBe(seats);
  });

  it('let everybody play in every round, never meet somebody in all of them, and sit in each seat equally often', () => {
    const players = PEOPLE.slice(0, 8);
    const games = playRounds(players, 4, 4);
    expect(games).toHaveLength(8);
    for (const player of players) {
      const theirs = games.filter((game) => game.includes(player));
      expect(theirs).toHaveLength(4);
      const seats = [0, 1, 2, 3].map((seat) => theirs.filter((game) => game[seat] === player).length);
      expect(Math.max(...seats) - Math.min(...seats)).toBeLessThanOrEqual(1);
      const met = players
        .filter((one) => one !== player)
        .map((one) => theirs.filter((game) => game.includes(one)).length);
      expect(Math.max(...met)).toBeLessThanOrEqual(3);
    }
  });

  it('are the same for the same seed', () => {
    expect(playRounds(PEOPLE, 4, 3)).toEqual(playRounds(PEOPLE, 4, 3));
  });
});

describe('groups', () => {
  it('spread the strong ones', () => {
    expect(drawGroups(['a', 'b', 'c', 'd', 'e', 'f'], 3)).toEqual([
      ['a', 'd', 'e'],
      ['b', 'c', 'f'],
    ]);
    expect(drawGroups(['a', 'b', 'c'], 4)).toEqual([['a', 'b', 'c']]);
  });
});
