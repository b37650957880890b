import { describe, expect, it } from 'vitest';
import { openGame } from './openGame.ts';
import { plainText } from './text.ts';

describe('the words for a game that brings none', () => {
  const { game } = openGame('specimen');
  const text = plainText(game);

  it('are its notation for moves', () => {
    const move = game.readMove('bid 3');
    expect(text.describeMove(move, undefined)).toEqual({ text: 'bid 3' });
  });

  it('are the fields of events, with seats by name and long lists cut', () => {
    const names = ['Ann', 'Bob'];
    const event = { kind: 'taken', seat: 1, count: 2 };
    expect(text.describeEvent(event, names)).toBe('taken, Bob, count 2');
    expect(text.describeEvent({ kind: 'laid', seat: -1 } as typeof event, names)).toBe('laid, nobody');
    const long = { kind: 'shown', all: Array.from({ length: 50 }, () => 7) };
    expect(text.describeEvent(long, names)?.length).toBeLessThan(80);
  });

  it('are an outline of the view: short entries share a line, long ones are opened up', () => {
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
