import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('options', () => {
  it('are empty unless the table agreed on other readings [AM-GREEN-26, AM-GOLD-09, AM-TOKENS-22]', () => {
    expect(readOptions({})).toStrictEqual({ ok: true, value: {} });
    const readings = { chestPaysAtOnce: true, goldToForfeit: true, jumpToFirstPlayer: true };
    expect(readOptions(readings)).toStrictEqual({ ok: true, value: readings });
    expect(readOptions({ ...readings, goldToForfeit: false })).toStrictEqual({
      ok: true,
      value: { chestPaysAtOnce: true, jumpToFirstPlayer: true },
    });
  });

  it('name the invalid field', () => {
    expect(readOptions({ learner: true })).toEqual({
      ok: false,
      error: { path: '/learner', problem: 'unknownField' },
    });
    expect(readOptions({ goldToForfeit: 2 })).toMatchObject({ ok: false, error: { path: '/goldToForfeit' } });
    expect(readOptions(null)).toEqual({ ok: false, error: { path: '', problem: 'object', params: { found: 'null' } } });
  });
});
