import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isQuoted, QUOTED_PER_GAME, quotedFindings } from './quotedFindings.ts';

const DOCUMENT = `
**Game 1: Ferry, 2 players**

- Move 15, Bosun: row. Better: sail (0.44 ± 0.07 places, 6.1
  points). A second line.
- A remark.

**Game 12: Ferry, 3 players**

- Move 3, Master: wait. Better: row (0.20 ± 0.01 places, -1.0 points).

### One that was wrong

- **Game 1, move 121.** A gun (0.32 ± 0.05 places, 2.7 points).
- Move 7, Master: wait. Better: row (0.20 ± 0.01 places, 1.0 points).
`;

const none = { place: 0, score: 0 };
const seat = { prospects: [], swings: [], decisions: 1, stoodIn: 0, stoodInFirst: false, luck: none, lost: none };
const finding = { seat: 0, played: 'row', better: 'sail', terms: [], view: {} };

describe('quoted findings', () => {
  const [first, ...others] = quotedFindings(DOCUMENT);

  it('are those under the heading of a game', () => {
    expect(first).toEqual({ game: '1', move: 15, places: '0.44', error: '0.07', points: '6.1' });
    expect(others.map(({ game, move }) => [game, move])).toEqual([['12', 3]]);
  });

  it('are three for each game of docs/strength.md', () => {
    const document = readFileSync(new URL('../../../docs/strength.md', import.meta.url), 'utf8');
    const games = Object.groupBy(quotedFindings(document), ({ game }) => game);
    expect(Object.entries(games).map(([game, quotes]) => [game, quotes?.length])).toEqual(
      Array.from({ length: 10 }, (_, at) => [String(at + 1), QUOTED_PER_GAME]),
    );
  });

  it('must be found at the same move with the same figures', () => {
    const analysed = (moves: number, points: number) => ({
      players: 2,
      seats: [{ ...seat, findings: [{ ...finding, moves, places: 0.4401, error: 0.07, points }] }],
    });
    const isFound = (...[moves, points]: [number, number]) =>
      first !== undefined && isQuoted(first, analysed(moves, points));
    expect([isFound(14, 6.08), isFound(15, 6.1), isFound(14, 6.2)]).toEqual([true, false, false]);
  });
});
