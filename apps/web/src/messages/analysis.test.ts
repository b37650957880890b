import { describe, expect, it } from 'vitest';
import { t } from './analysis.ts';

describe('the notes on bots that played for somebody', () => {
  it('both say that the decisions of a bot are luck', () => {
    expect(t('analysis.resigned', { names: 'Kim' })).toBe(
      'Kim resigned. The analysis follows the board, where a bot played on: its decisions count as luck, and the result does not count them.',
    );
    expect(t('analysis.stoodIn', { names: 'Ann and Bob' })).toBe(
      'A bot stood in for Ann and Bob at times. Its decisions count as luck.',
    );
  });
});

describe('the note of a "what if"', () => {
  it('says from where it continues, and that it does not count', () => {
    expect([0, 12].map((seq) => t('whatIf.branch', { seq }))).toEqual([
      'A what-if: an earlier game, played again from the start. It does not count in any record.',
      'A what-if: an earlier game, continued after move 12. It does not count in any record.',
    ]);
  });
});
