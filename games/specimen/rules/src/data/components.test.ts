import { describe, expect, it } from 'vitest';
import { specimen } from '../index.ts';
import { allCharts, allIslands, shippedComponents } from './components.ts';

/** The house edition with something changed in it. */
function edition(change: object): unknown {
  return { ...shippedComponents(), ...change };
}

describe('the components', () => {
  it('[SP-SETUP-02] are 32 charts and 12 islands', () => {
    const charts = allCharts(shippedComponents());
    expect(charts).toHaveLength(32);
    for (let number = 1; number <= 8; number++) expect(charts.filter((chart) => chart === number)).toHaveLength(4);
    expect(allIslands(shippedComponents())).toEqual([-2, -2, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5]);
  });

  it('can be replaced by those of another edition', () => {
    const opened = specimen.open(edition({ edition: 'long', rounds: 6 }));
    expect(opened.ok && opened.value.game.longestGame).toBe(48);
  });

  it.each([
    ['', [], 'object', { found: '[]' }],
    ['/hand', edition({ hand: 0 }), 'integerRange', { min: 1, max: 10, found: '0' }],
    [
      '/charts/0/number',
      edition({ charts: [{ number: 'one', copies: 4 }] }),
      'integerRange',
      { min: 1, max: 99, found: '"one"' },
    ],
    ['/colour', edition({ colour: 'red' }), 'unknownField', undefined],
    ['/charts', edition({ rounds: 7 }), 'tooFewCopies', { needed: 36, found: 32 }],
    ['/islands', edition({ islands: [{ worth: 1, copies: 2 }] }), 'tooFewCopies', { needed: 3, found: 2 }],
  ])('name the field %s when it is wrong', (path, components, problem, params) => {
    expect(specimen.open(components)).toEqual({ ok: false, error: { path, problem, params } });
  });
});
