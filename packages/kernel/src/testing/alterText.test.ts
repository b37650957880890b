import { describe, expect, it } from 'vitest';
import { rngFromSeed } from '../rng.ts';
import { alterText } from './alterText.ts';

describe('alterText', () => {
  const dice = rngFromSeed('alter');
  const made = new Set(Array.from({ length: 4000 }, () => alterText(dice, 'sail 3 north', ['take 12', 'home'])));

  it.each([
    ['another move', 'take 12'],
    ['a word of another move', 'take 3 north'],
    ['a word of another move at its place', 'sail 12 north'],
    ['the next number', 'sail 4 north'],
    ['a number with a leading zero', 'sail 03 north'],
    ['a number too many digits long', 'sail 99999 north'],
    ['a word left out', 'sail north'],
    ['a word doubled', 'sail 3 3 north'],
    ['a text cut off', 'sail 3 nor'],
    ['nothing', ''],
    ['a blank at the end', 'sail 3 north '],
    ['a line break', 'sail 3 north\n'],
    ['capitals', 'SAIL 3 NORTH'],
    ['a tab', 'sail\t3 north'],
    ['the name of something inherited', '__proto__'],
  ])('makes %s', (_, text) => {
    expect(made).toContain(text);
  });

  it('alters a text without numbers, and without others', () => {
    for (let i = 0; i < 200; i++) expect(typeof alterText(dice, 'home', [])).toBe('string');
  });

  it('gives the same result for the same random stream', () => {
    const run = (): string[] => {
      const same = rngFromSeed('same');
      return Array.from({ length: 50 }, () => alterText(same, 'sail 3', ['home']));
    };
    expect(run()).toEqual(run());
  });
});
