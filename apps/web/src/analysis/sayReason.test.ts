import { list } from '@portolan/i18n';
import { describe, expect, it } from 'vitest';
import { t } from '../messages/analysis.ts';
import { sayReason } from './sayReason.ts';

const NAMES: Readonly<Record<string, string>> = {
  gold: 'gold',
  villages: 'villages',
  points: 'points',
  posts: 'posts',
};
const nameTerm = (name: string): string | undefined => NAMES[name];

function reason(terms: Readonly<Record<string, number>>): string | undefined {
  return sayReason(
    Object.entries(terms).map(([name, points]) => ({ name, points })),
    nameTerm,
  );
}

describe('the reason for a move', () => {
  it('names the two largest gains', () => {
    expect(reason({ gold: 1, villages: 3, posts: 2 })).toBe(
      t('analysis.reason', { names: list(['villages', 'posts'], 'plain') }),
    );
  });

  it('says what is given up for them if it is of their size', () => {
    const traded = reason({ points: -16, villages: 11, gold: 4 });
    expect(traded).toBe(
      t('analysis.trade', { gains: list(['villages', 'gold'], 'plain'), losses: list(['points'], 'plain') }),
    );
    expect(reason({ points: -5, villages: 11 })).toBe(t('analysis.reason', { names: 'villages' }));
  });

  it('adds up terms of one name, and leaves out what has none', () => {
    const sum = sayReason(
      [
        { name: 'one', points: 2 },
        { name: 'other', points: -2.1 },
        { name: 'nameless', points: 9 },
      ],
      (name) => (name === 'nameless' ? undefined : 'gold'),
    );
    expect(sum).toBeUndefined();
  });

  it('is what the others lose if there is nothing else', () => {
    expect(reason({ rivals: 1, gold: 0.2 })).toBe(t('analysis.rivalsLess'));
    expect(reason({ rivals: -1 })).toBeUndefined();
  });
});
