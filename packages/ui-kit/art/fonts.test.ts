import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Bytes, because every page loads these files before its first picture. */
const LIMITS = { 'source-sans': 15_200, 'im-fell-english': 12_700 } as const;

describe.each(Object.entries(LIMITS))('%s', (name, limit) => {
  it('stays small', () => {
    const file = readFileSync(new URL(`../fonts/${name}.woff2`, import.meta.url));
    expect(file.toString('latin1', 0, 4)).toBe('wOF2');
    expect(file.length).toBeLessThanOrEqual(limit);
  });
});
