import { describe, expect, it } from 'vitest';
import { facts, showNumber, table } from './table.ts';

describe('table', () => {
  it('aligns numbers to the right and text to the left', () => {
    const text = table(
      ['bot', 'wins'],
      [
        ['greedy', 1200],
        ['a', 3],
      ],
    );
    expect(text.split('\n')).toEqual(['bot      wins', '──────  ─────', 'greedy  1,200', 'a           3']);
  });

  it('ignores colours in widths', () => {
    const red = '\u001B[31mab\u001B[39m';
    expect(table(['x', 'y'], [[red, 'z']]).split('\n')[2]).toBe(`${red}  z`);
    expect(facts([[red, 1]])).toBe(`${red}  1`);
  });

  it('aligns names and values', () => {
    expect(
      facts([
        ['a', 1],
        ['long', 'text'],
      ]),
    ).toBe('a     1\nlong  text');
  });

  it.each([
    [1234567, '1,234,567'],
    [1234.5, '1,235'],
    [12.345, '12.35'],
    [-3, '-3'],
    [0, '0'],
  ])('shows %d as %s', (value, text) => {
    expect(showNumber(value)).toBe(text);
  });
});
