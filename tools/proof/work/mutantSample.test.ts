import { fileURLToPath } from 'node:url';
import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { drawFiles, linesByFile, marginOf } from './mutantSample.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const scored = (killed: number, survived: number) => ({ file: '', killed, survived, uncovered: 0 });

describe('a sample of the files to mutate', () => {
  it('is of the rules alone, without tests, data and bots', () => {
    const files = [...linesByFile(ROOT, 'specimen').keys()];
    expect(files).toContain('game.ts');
    expect(files.filter((file) => /\.test\.ts$|^(testing|data|bot)\//.test(file))).toEqual([]);
  });

  it('has the share of lines that is asked for, and depends on the seed', () => {
    const lines = new Map(Array.from({ length: 100 }, (_, at) => [`${at}.ts`, 10 + at]));
    const draw = (seed: string, share: number) => drawFiles(lines, share, rngFromSeed(seed));
    const count = draw('one', 0.2).reduce((sum, file) => sum + (lines.get(file) ?? 0), 0);
    expect(count / [...lines.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(0.2, 1);
    expect(draw('one', 0.2)).toEqual(draw('one', 0.2));
    expect(draw('two', 0.2)).not.toEqual(draw('one', 0.2));
    expect(draw('one', 1)).toHaveLength(100);
  });
});

describe('the margin of a sample', () => {
  it('is nothing if every file was mutated, or if all files are alike', () => {
    expect(marginOf([scored(8, 2), scored(1, 9)], { drawn: 2, of: 2 })).toBe(0);
    expect(marginOf([scored(8, 2), scored(16, 4)], { drawn: 2, of: 50 })).toBe(0);
  });

  it('grows with the differences between files and shrinks with their number', () => {
    const three = [scored(10, 0), scored(6, 4), scored(9, 1)];
    const few = marginOf(three, { drawn: 3, of: 100 });
    const many = marginOf(Array.from({ length: 10 }, () => three).flat(), { drawn: 30, of: 100 });
    expect(few).toBeGreaterThan(15);
    expect(many).toBeLessThan(few / 3);
    expect(many).toBeGreaterThan(3);
  });

  it('is everything if nothing can be told', () => {
    expect(marginOf([scored(10, 0)], { drawn: 1, of: 5 })).toBe(100);
    expect(marginOf([], { drawn: 3, of: 5 })).toBe(100);
  });
});
