import { describe, expect, it } from 'vitest';
import { NOTICE_KINDS } from '../store/noticeStore.ts';
import { linesOf, subjectOf, type Told } from './noticeTexts.ts';

const told = (kind: Told['kind'], table = 't'): Told => ({
  ...{ kind, table, title: 'Ferry', code: 'CODE' },
  url: `https://x.org/table/${table}`,
});

describe('the text of a notice', () => {
  it.each(NOTICE_KINDS)('names the game and the table and links to it (%s)', (kind) => {
    expect(linesOf([told(kind)])).toMatch(/Ferry.*\(table CODE\).*\nhttps:\/\/x\.org\/table\/t$/);
    expect(subjectOf([told(kind)])).toContain('Ferry');
  });

  it('counts in the subject of a digest the tables that wait for an answer', () => {
    expect(subjectOf([told('turn'), told('askBack'), told('clock')])).toBe('A table awaits you');
    expect(subjectOf([told('turn'), told('vote', 'u'), told('end', 'v')])).toBe('2 tables await you');
    expect(subjectOf([told('standIn'), told('end', 'u')])).toBe('News from your tables');
  });
});
