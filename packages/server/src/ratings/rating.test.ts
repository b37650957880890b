import { describe, expect, it } from 'vitest';
import { afterSeason, type Contender, lowEnd, rateMatch, START, shownRating } from './rating.ts';

function person(who: string, place: number, rating = START): Contender {
  return { who, place, rating, steady: false, anchor: false };
}

const after = (contenders: readonly Contender[], who: string) => {
  const found = rateMatch(contenders).get(who);
  if (found === undefined) throw new Error(`no rating of ${who}`);
  return found;
};

describe('a rating', () => {
  it('rises with a place above others and falls with one below, and becomes surer', () => {
    const match = [person('ann', 2), person('bob', 1), person('cat', 3)];
    const [ann, bob, cat] = [after(match, 'ann'), after(match, 'bob'), after(match, 'cat')];
    expect([bob.mu > START.mu, Math.abs(ann.mu - START.mu) < 1e-9, cat.mu < START.mu]).toEqual([true, true, true]);
    for (const one of [ann, bob, cat]) expect(one.sigma).toBeLessThan(START.sigma);
  });

  it('is drawn together by a tie', () => {
    const match = [person('ann', 1, { mu: 30, sigma: 4 }), person('bob', 1, { mu: 20, sigma: 4 })];
    expect(after(match, 'ann').mu).toBeLessThan(30);
    expect(after(match, 'bob').mu).toBeGreaterThan(20);
  });

  it('does not depend on the order of the seats', () => {
    const match = [person('ann', 2), person('bob', 1), person('cat', 2), person('dan', 4)];
    expect(after(match.toReversed(), 'ann')).toEqual(after(match, 'ann'));
  });

  it('counts several bots of one level as one', () => {
    const bot = (place: number): Contender => ({ who: 'bot:x', place, rating: START, steady: true, anchor: false });
    const one = after([person('ann', 1), bot(2)], 'bot:x');
    const three = after([person('ann', 1), bot(2), bot(2), bot(2)], 'bot:x');
    expect(rateMatch([person('ann', 1), bot(2), bot(3)]).size).toBe(2);
    expect(Math.abs(three.mu - START.mu)).toBeLessThan(1.01 * Math.abs(one.mu - START.mu));
  });

  it('of the anchor never changes, and others move towards it and away from it', () => {
    const anchor: Contender = { who: 'bot:a', place: 2, rating: { mu: 3, sigma: 3 }, steady: true, anchor: true };
    expect(shownRating(after([person('ann', 1), anchor], 'bot:a'))).toEqual({ value: 1500, interval: 0 });
    expect(after([person('ann', 1), anchor], 'ann').mu).toBeGreaterThan(START.mu);
  });

  it('of a bot gets surer for good; a person stays a little restless', () => {
    let [bot, ann] = [START, START];
    for (let match = 0; match < 800; match++) {
      const [first, second] = match % 2 === 0 ? [1, 2] : [2, 1];
      const found = rateMatch([
        { who: 'bot:x', place: first, rating: bot, steady: true, anchor: false },
        person('ann', second, ann),
      ]);
      [bot, ann] = [found.get('bot:x') ?? START, found.get('ann') ?? START];
    }
    expect(bot.sigma).toBeLessThan(ann.sigma);
    expect(ann.sigma).toBeGreaterThan(0.9);
  });

  it('is shown on the scale of chess, with an interval', () => {
    expect(shownRating(START)).toEqual({ value: 1500, interval: 482 });
    const points = shownRating({ mu: 25 + Math.log(10) * Math.SQRT2 * (25 / 6), sigma: 0 });
    expect(points).toEqual({ value: 1900, interval: 0 });
    expect(lowEnd(START)).toBeCloseTo(25 - 1.96 * (25 / 3));
  });

  it('is drawn towards the beginning by a new season, a bot only doubted', () => {
    expect(afterSeason({ mu: 33, sigma: 2 }, false)).toEqual({ mu: 31, sigma: Math.hypot(2, 2.5) });
    expect(afterSeason({ mu: 33, sigma: 2 }, true)).toEqual({ mu: 33, sigma: Math.hypot(2, 1) });
    expect(afterSeason(START, false)).toEqual(START);
  });
});
