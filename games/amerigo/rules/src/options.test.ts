import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('options', () => {
  it('do not exist', () => {
    expect(readOptions({})).toEqual({ ok: true, value: {} });
    expect(readOptions({ learner: true })).toEqual({
      ok: false,
      error: { path: '/learner', problem: 'is not a known field' },
    });
    expect(readOptions(null)).toEqual({ ok: false, error: { path: '', problem: 'must be an object, not null' } });
  });
});
