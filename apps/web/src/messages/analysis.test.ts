import { describe, expect, it } from 'vitest';
import { t } from './analysis.ts';

describe('the note of a "what if"', () => {
  it('says from where it continues, and that it does not count', () => {
    expect([0, 12].map((seq) => t('whatIf.branch', { seq }))).toEqual([
      'A what-if: another game, replayed from the start. It does not count in any record.',
      'A what-if: another game, continued after move 12. It does not count in any record.',
    ]);
  });
});
