import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('options', () => {
  it('do not exist', () => {
    expect(readOptions({})).toEqual({ ok: true, value: {} });
    expect(readOptions({ learner: true })).toEqual({
      ok: false,
      error: { path: '/learner', problem: 'unknownField' },
    });
    expect(readOptions(null)).toEqual({ ok: false, error: { path: '', problem: 'object', params: { found: 'null' } } });
  });
});
