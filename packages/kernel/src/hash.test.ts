import { describe, expect, it } from 'vitest';
import { hashState, hashText } from './hash.ts';
import { below, rngFromSeed } from './rng.ts';

/** How many of the 64 bits differ. */
function distance(one: string, other: string): number {
  const bits = (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2);
  return [...bits].filter((bit) => bit === '1').length;
}

/** Texts similar to those of states: many small numbers. */
function stateText(seed: string): string {
  const dice = rngFromSeed(seed);
  const row = (length: number): number[] => Array.from({ length }, () => below(dice, 6));
  return JSON.stringify({ round: 1, players: [row(20), row(20)], board: row(60) });
}

describe('hashText', () => {
  it('is sixteen hex digits, the same on every machine', () => {
    expect(hashText('')).toBe('c223ada330a00dd6');
    expect(hashText('{"a":1}')).toBe('c5fa3ba5e5a5f3f3');
    expect(hashText('Ω'.repeat(100))).toBe('d9d430652ce59a39');
    for (let i = 0; i < 100; i++) expect(hashText(`${i}`)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('changes about half of its bits when one bit of the text changes', () => {
    const distances: number[] = [];
    for (let i = 0; i < 40; i++) {
      const text = stateText(`one bit ${i}`);
      for (let at = 0; at < text.length; at += 7) {
        for (let bit = 0; bit < 7; bit++) {
          const other = String.fromCharCode(text.charCodeAt(at) ^ (1 << bit));
          distances.push(distance(hashText(text), hashText(text.slice(0, at) + other + text.slice(at + 1))));
        }
      }
    }
    const mean = distances.reduce((sum, one) => sum + one, 0) / distances.length;
    expect(mean).toBeGreaterThan(31);
    expect(mean).toBeLessThan(33);
    expect(Math.min(...distances)).toBeGreaterThan(8);
  });

  it('sets each of its bits equally often', () => {
    const set = Array<number>(64).fill(0);
    const count = 4000;
    for (let i = 0; i < count; i++) {
      const value = BigInt(`0x${hashText(stateText(`even ${i}`))}`);
      for (let bit = 0; bit < 64; bit++) set[bit] += Number((value >> BigInt(bit)) & 1n);
    }
    for (const times of set) expect(Math.abs(times - count / 2)).toBeLessThan(170);
  });

  it('distinguishes similar texts: counters, swaps and shifted digits', () => {
    const texts = new Set<string>();
    for (let i = 0; i < 100_000; i++) texts.add(`{"seq":${i},"left":${100_000 - i}}`);
    const text = stateText('swaps');
    for (let one = 0; one < text.length; one++) {
      for (let other = one + 1; other < text.length; other++) {
        texts.add(text.slice(0, one) + text[other] + text.slice(one + 1, other) + text[one] + text.slice(other + 1));
      }
    }
    const hashes = [...texts].map(hashText);
    expect(new Set(hashes).size).toBe(texts.size);
    // Each half alone should have about as many collisions as chance: n²/2^33 pairs.
    for (const half of [0, 8]) {
      const halves = new Set(hashes.map((hash) => hash.slice(half, half + 8)));
      expect(texts.size - halves.size).toBeLessThan(4 * (texts.size ** 2 / 2 ** 33) + 5);
    }
  });
});

describe('hashState', () => {
  it('is the hash of the JSON text', () => {
    expect(hashState({ a: 1 })).toBe(hashText('{"a":1}'));
    expect(hashState({ a: 1, b: 2 })).not.toBe(hashState({ b: 2, a: 1 }));
  });
});
