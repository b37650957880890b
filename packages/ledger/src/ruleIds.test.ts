import { describe, expect, it } from 'vitest';
import { citedIds } from './ruleIds.ts';

describe('citedIds', () => {
  it.each([
    ['[AL-A-01] one', ['AL-A-01']],
    ['[AL-A-01][AL-B-02] two', ['AL-A-01', 'AL-B-02']],
    ['[AL-A-01, AL-B-02] a list', ['AL-A-01', 'AL-B-02']],
    ['[AL-A-09..11] a range', ['AL-A-09', 'AL-A-10', 'AL-A-11']],
    ['[AL-A-09..11, AL-B-01]', ['AL-A-09', 'AL-A-10', 'AL-A-11', 'AL-B-01']],
    ['AL-A-01 without brackets', []],
    ['[UTF-8] [A-B-1] [x]', []],
  ])('in %j', (text, ids) => {
    expect(citedIds(text)).toEqual(ids);
  });
});
