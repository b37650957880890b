import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('options', () => {
  it('contain the learner’s option', () => {
    expect(readOptions({})).toEqual({ ok: true, value: { learner: false } });
    expect(readOptions({ learner: false })).toEqual({ ok: true, value: { learner: false } });
    expect(readOptions({ learner: true })).toEqual({ ok: true, value: { learner: true } });
  });

  it('contain the other readings only if the table agreed on them [FD-RESET-08, FD-SAIL-09]', () => {
    const readings = { startOrderTies: true, noFrigateBlind: true };
    expect(readOptions(readings)).toEqual({ ok: true, value: { learner: false, ...readings } });
    expect(readOptions({ startOrderTies: false, noFrigateBlind: false })).toStrictEqual(readOptions({}));
    expect(readOptions({ noFrigateBlind: 1 })).toMatchObject({ ok: false, error: { path: '/noFrigateBlind' } });
  });

  it('name the invalid field', () => {
    const fault = (input: unknown): unknown => {
      const read = readOptions(input);
      return read.ok ? 'accepted' : read.error;
    };
    expect(fault({ learner: 'yes' })).toEqual({ path: '/learner', problem: 'boolean', params: { found: '"yes"' } });
    expect(fault({ learners: true })).toEqual({ path: '/learners', problem: 'unknownField' });
    expect(fault(true)).toEqual({ path: '', problem: 'object', params: { found: 'true' } });
    expect(fault(null)).toEqual({ path: '', problem: 'object', params: { found: 'null' } });
  });
});
