import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256Hex, sha256Words } from './sha256.ts';

function platform(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

describe('sha256Hex', () => {
  it('matches the published digests', () => {
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('agrees with the platform at every length around a block boundary', () => {
    for (let length = 0; length <= 300; length++) {
      const text = 'Niña & Pinta'.repeat(30).slice(0, length);
      expect(sha256Hex(text)).toBe(platform(text));
    }
  });

  it('agrees with the platform on any text, including lone surrogates', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
        (text) => {
          expect(sha256Hex(text)).toBe(platform(text));
        },
      ),
    );
  });

  it('agrees with the platform on a long text', () => {
    const text = '⛵ '.repeat(50_000);
    expect(sha256Hex(text)).toBe(platform(text));
  });

  it('also returns the digest as words', () => {
    const hex = sha256Words('abc').map((word) => (word >>> 0).toString(16).padStart(8, '0'));
    expect(hex.join('')).toBe(sha256Hex('abc'));
  });

  it('does not depend on the last bit of the platform’s roots', () => {
    // The constants are the first 32 fractional bits: an engine that rounds differently must arrive at the same ones.
    const primes = [...Array(312).keys()].filter(
      (n) => n > 1 && ![...Array(n).keys()].some((d) => d > 1 && n % d === 0),
    );
    expect(primes).toHaveLength(64);
    for (const prime of primes) {
      for (const root of [Math.sqrt(prime), Math.cbrt(prime)]) {
        const bits = (root % 1) * 2 ** 32;
        expect(Math.abs(bits - Math.round(bits))).toBeGreaterThan(2 ** -14);
      }
    }
  });
});
