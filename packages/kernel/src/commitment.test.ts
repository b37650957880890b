import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitTo, verifyCommitment } from './commitment.ts';

describe('the seed commitment', () => {
  it('can be checked with any SHA-256 tool', () => {
    expect(commitTo('Golden Hind')).toBe(createHash('sha256').update('portolan seed\nGolden Hind').digest('hex'));
  });

  it('accepts the committed seed, with hex digits in either case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (seed) => {
        expect(verifyCommitment(commitTo(seed), seed)).toBe(true);
        expect(verifyCommitment(commitTo(seed).toUpperCase(), seed)).toBe(true);
      }),
    );
  });

  it('rejects any other seed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (seed, other) => {
        expect(verifyCommitment(commitTo(seed), other)).toBe(seed === other);
      }),
    );
    expect(verifyCommitment('', '')).toBe(false);
    expect(verifyCommitment(commitTo('a').slice(0, 63), 'a')).toBe(false);
  });
});
