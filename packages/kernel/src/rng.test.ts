import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvariantError } from './result.ts';
import { below, branchRng, cloneRng, nextWord, type Rng, rngFromSeed, sameRng, shuffle } from './rng.ts';

/** sfc32 as its author describes it, with unsigned integers. */
function plainTwin([a, b, c, counter]: readonly bigint[]): { word: bigint; next: bigint[] } {
  const cut = (value: bigint): bigint => BigInt.asUintN(32, value);
  const word = cut(a + b + counter);
  const rotated = cut(c << 21n) | (c >> 11n);
  return { word, next: [b ^ (b >> 9n), cut(c + (c << 3n)), cut(rotated + word), cut(counter + 1n)] };
}

/** Pearson's chi-squared statistic for a uniform distribution. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** A correct generator exceeds it about once in a million runs. */
function limitFor(freedom: number): number {
  return freedom + 4.75 * Math.sqrt(2 * freedom) + 15;
}

const words = fc.tuple(fc.integer(), fc.integer(), fc.integer(), fc.integer());

describe('a random state that is stuck', () => {
  it('cannot make a draw go on forever', () => {
    const stuck = new Proxy<Rng>([-1, 0, 0, 0], { set: () => true });
    const limit = 2 ** 31 + 1;
    expect(nextWord(stuck)).toBeGreaterThan(limit);
    expect(below(stuck, limit)).toBeLessThan(limit);
  });
});

describe('nextWord', () => {
  it('agrees with a reference implementation from any state', () => {
    fc.assert(
      fc.property(words, (start) => {
        const rng: Rng = [...start];
        let twin = start.map((word) => BigInt(word >>> 0));
        for (let i = 0; i < 20; i++) {
          const { word, next } = plainTwin(twin);
          expect(BigInt(nextWord(rng))).toBe(word);
          expect(rng.map((part) => BigInt(part >>> 0))).toEqual(next);
          twin = next;
        }
      }),
    );
  });

  it('keeps its state in signed 32-bit words, so that it survives JSON', () => {
    const rng = rngFromSeed('json');
    for (let i = 0; i < 1000; i++) {
      nextWord(rng);
      expect(rng).toEqual(rng.map((word) => word | 0));
    }
    expect(JSON.parse(JSON.stringify(rng))).toEqual(rng);
  });

  it('sets every bit about half the time', () => {
    const rng = rngFromSeed('bits');
    const set = Array<number>(32).fill(0);
    for (let i = 0; i < 20_000; i++) {
      const word = nextWord(rng);
      for (let bit = 0; bit < 32; bit++) set[bit] += (word >>> bit) & 1;
    }
    for (const count of set) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});

describe('rngFromSeed', () => {
  it('gives the same stream on every machine', () => {
    const rng = rngFromSeed('portolan');
    expect([nextWord(rng), nextWord(rng), nextWord(rng)]).toEqual([967822391, 2990034115, 1633526455]);
  });

  it('is seeded with the digest of the text and discards the first twelve words', () => {
    const digest = createHash('sha256').update('portolan rng\nHind').digest();
    let twin = [0, 4, 8, 12].map((at) => BigInt(digest.readUInt32BE(at)));
    for (let i = 0; i < 12; i++) twin = plainTwin(twin).next;
    expect(rngFromSeed('Hind').map((word) => BigInt(word >>> 0))).toEqual(twin);
  });

  it('differs for similar seeds', () => {
    const seeds = ['', '0', '1', '00', ' ', 'a', 'A', 'ä', 'match/1', 'match/2'];
    expect(new Set(seeds.map((seed) => rngFromSeed(seed).join())).size).toBe(seeds.length);
  });
});

describe('cloneRng and sameRng', () => {
  it('copy and compare', () => {
    const rng = rngFromSeed('copy');
    const copy = cloneRng(rng);
    expect(copy).toEqual(rng);
    expect(copy).not.toBe(rng);
    expect(sameRng(rng, copy)).toBe(true);
    nextWord(rng);
    expect(sameRng(rng, copy)).toBe(false);
    nextWord(copy);
    expect(sameRng(rng, copy)).toBe(true);
  });

  it.each([0, 1, 2, 3])('detect a difference in word %i', (place) => {
    const rng: Rng = [1, 2, 3, 4];
    const other = cloneRng(rng);
    other[place] = 9;
    expect(sameRng(rng, other)).toBe(false);
  });
});

describe('below', () => {
  it.each([2, 3, 5, 6, 7, 10, 52, 100])('is uniform below %i', (limit) => {
    const rng = rngFromSeed(`below ${limit}`);
    const counts = Array<number>(limit).fill(0);
    for (let i = 0; i < 1000 * limit; i++) counts[below(rng, limit)]++;
    expect(chiSquare(counts)).toBeLessThan(limitFor(limit - 1));
  });

  it('has no bias where a plain remainder would be strongly biased', () => {
    // Three quarters of 2^32: a plain remainder would fall into the lower third half the time.
    const limit = 3 * 2 ** 30;
    const rng = rngFromSeed('bias');
    const thirds = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) thirds[Math.floor((below(rng, limit) / limit) * 3)]++;
    expect(chiSquare(thirds)).toBeLessThan(limitFor(2));
  });

  it('rejects exactly the words of the incomplete last block', () => {
    const limit = 3 * 2 ** 30;
    const rng = rngFromSeed('again');
    for (let i = 0; i < 200; i++) {
      const twin = cloneRng(rng);
      let word = nextWord(twin);
      while (word >= limit) word = nextWord(twin);
      expect(below(rng, limit)).toBe(word);
      expect(sameRng(rng, twin)).toBe(true);
    }
  });

  it('stays below its limit', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 2 ** 32 - 1 }), (rng, limit) => {
        const number = below([...rng], limit);
        expect(Number.isInteger(number) && number >= 0 && number < limit).toBe(true);
      }),
    );
  });

  it.each([0, -1, 0.5, Number.NaN, 2 ** 32])('refuses the limit %d', (limit) => {
    expect(() => below([1, 2, 3, 4], limit)).toThrow(InvariantError);
  });
});

describe('shuffle', () => {
  it('makes every order of four equally likely', () => {
    const rng = rngFromSeed('shuffle');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(rng, [0, 1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(limitFor(23));
  });

  it('keeps the elements and works in place', () => {
    fc.assert(
      fc.property(words, fc.array(fc.integer()), (rng, items) => {
        const mixed = items.slice();
        expect(shuffle([...rng], mixed)).toBe(mixed);
        expect(mixed.toSorted()).toEqual(items.toSorted());
      }),
    );
  });
});

describe('branchRng', () => {
  it('starts an independent stream and advances the original', () => {
    const rng = rngFromSeed('branch');
    const before = cloneRng(rng);
    const branch = branchRng(rng);
    expect(sameRng(rng, before)).toBe(false);
    const [own, other] = [branch, rng].map((stream) => Array.from({ length: 2000 }, () => nextWord(stream)));
    expect(own.filter((word) => other.includes(word)).length).toBeLessThan(3);
    expect(branchRng(rng)).not.toEqual(branch);
  });
});
