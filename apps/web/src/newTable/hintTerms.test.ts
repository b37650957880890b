import { describe, expect, it } from 'vitest';
import { USUAL_COMPANY } from './companyTerms.ts';
import { hintsOffered, hintTerms, isHinted } from './hintTerms.ts';

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot', bot: 'greedy' } as const;
const ALONE = {
  seats: [ME, BOT],
  visibility: 'unlisted',
  company: USUAL_COMPANY,
  components: undefined,
  hints: undefined,
} as const;
const FRIENDS = { ...ALONE, seats: [ME, OPEN] } as const;

describe('what a new table says about hints', () => {
  it('is nothing unless somebody has chosen: they are for whoever plays alone', () => {
    expect([ALONE, FRIENDS].map(isHinted)).toEqual([true, false]);
    expect([ALONE, FRIENDS].map(hintTerms)).toEqual([{}, {}]);
  });

  it('is that nobody has hints, or that everybody has', () => {
    expect(hintTerms({ ...ALONE, hints: false })).toEqual({ hints: 'nobody' });
    expect(hintTerms({ ...FRIENDS, hints: true })).toEqual({ hints: 'everybody' });
    expect(hintTerms({ ...ALONE, hints: true })).toEqual({});
    expect(hintTerms({ ...FRIENDS, hints: false })).toEqual({});
  });

  it('cannot be chosen at a rated table, among bots and on a shared device', () => {
    expect([ALONE, FRIENDS].map(hintsOffered)).toEqual([true, true]);
    const rated = { ...FRIENDS, visibility: 'public', hints: true } as const;
    const bots = { ...ALONE, seats: [BOT, BOT], hints: false } as const;
    const shared = { ...ALONE, seats: [ME, ME], visibility: 'hotseat', hints: true } as const;
    expect([rated, bots, shared].map(hintsOffered)).toEqual([false, false, false]);
    expect([rated, bots, shared].map(hintTerms)).toEqual([{}, {}, {}]);
  });
});
