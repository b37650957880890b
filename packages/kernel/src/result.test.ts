import { describe, expect, it } from 'vitest';
import { fail, InvariantError, ok } from './result.ts';

describe('a result', () => {
  it('is a value or an error', () => {
    expect(ok(3)).toEqual({ ok: true, value: 3 });
    expect(fail('no')).toEqual({ ok: false, error: 'no' });
  });
});

describe('InvariantError', () => {
  it('has its own name and message', () => {
    const error = new InvariantError('no such frame');
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toBe('InvariantError: no such frame');
  });
});
