import { describe, expect, it } from 'vitest';
import { openGame } from './openGame.ts';
import { plainText } from './text.ts';

describe('the texts of a game without its own', () => {
  const { game } = openGame('specimen');
  const text = plainText(game);

  it('use its notation for moves', () => {
    const move = game.readMove('bid 3');
    expect(text.describeMove(move, undefined)).toEqual({ text: 'bid 3' });
  });

  it('list the fields of events, with seats by name and long lists truncated', () => {
    const names = ['Ann', 'Bob'];
    const event = { kind: 'taken', seat: 1, count: 2 };
    expect(text.describeEvent(event, names)).toBe('taken, Bob, count 2');
    expect(text.describeEvent({ kind: 'laid', seat: -1 } as typeof event, names)).toBe('laid, nobody');
    const long = { kind: 'shown', all: Array.from({ length: 50 }, () => 7) };
    expect(text.describeEvent(long, names)?.length).toBeLessThan(80);
  });

  it('outline the view: short entries share a line, long ones are expanded', () => {
    const view = { a: 1, b: [2, 3], long: { text: 'x'.repeat(60), more: 'y'.repeat(60) }, end: true };
    expect(text.describeView(view, []).split('\n')).toEqual([
      'a: 1  b: [2,3]',
      'long:',
      `  text: "${'x'.repeat(60)}"`,
      `  more: "${'y'.repeat(60)}"`,
      'end: true',
    ]);
  });
});
