import type { TableTerms } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { agree } from './offers.ts';

const DAYS: TableTerms = { clock: { kind: 'correspondence', daysPerTurn: 2, vacationDays: 5 }, rated: true };

describe('two offers agree', () => {
  it('on the same terms, in whatever order they are written', () => {
    const same = JSON.parse(
      '{"rated":true,"clock":{"vacationDays":5,"daysPerTurn":2,"kind":"correspondence"}}',
    ) as TableTerms;
    expect(agree(DAYS, same)).toBe(true);
    expect(agree({}, {})).toBe(true);
  });

  it('not on other terms', () => {
    const { rated: _, ...unrated } = DAYS;
    expect(agree(DAYS, unrated)).toBe(false);
    expect(agree(DAYS, { ...DAYS, clock: { kind: 'correspondence', daysPerTurn: 3, vacationDays: 5 } })).toBe(false);
    expect(agree(DAYS, { ...DAYS, silenceHours: 48 })).toBe(false);
    expect(agree(DAYS, {})).toBe(false);
  });

  it('if they share a language, or one of them is in any', () => {
    expect(agree({ ...DAYS, language: 'de' }, DAYS)).toBe(true);
    expect(agree({ ...DAYS, language: 'de' }, { ...DAYS, language: 'de' })).toBe(true);
    expect(agree({ ...DAYS, language: 'de' }, { ...DAYS, language: 'fr' })).toBe(false);
  });
});
