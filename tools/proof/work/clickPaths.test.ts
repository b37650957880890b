import { describe, expect, it } from 'vitest';
import { faultsOf } from './clickPaths.ts';

describe('the click paths to the moves of a question', () => {
  it('are valid if they are distinct, in any order', () => {
    expect(
      faultsOf([
        { text: 'lay 1 a', path: ['disc:1', 'a'] },
        { text: 'lay 1 b', path: ['disc:1', 'b'] },
        { text: 'lay 2 a', path: ['disc:2', 'a'] },
        { text: 'pass', path: ['pass'] },
      ]),
    ).toEqual([]);
  });

  it.each([
    [
      'the same clicks',
      [
        { text: 'one', path: ['a', 'b'] },
        { text: 'other', path: ['b', 'a'] },
      ],
      /the same clicks for 'one' and 'other'/,
    ],
    [
      'the same thing to click twice',
      [
        { text: 'twice', path: ['a', 'a'] },
        { text: 'once', path: ['a', 'b'] },
      ],
      /the clicks for 'twice' choose nothing/,
    ],
    ['nothing to click', [{ text: 'silent', path: [] }], /nothing to click for 'silent'/],
  ])('are reported if there are %s', (_, offered, said) => {
    expect(faultsOf(offered).join('\n')).toMatch(said);
  });
});
