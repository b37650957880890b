import { describe, expect, it } from 'vitest';
import { isNestedDeeper } from './nesting.ts';

describe('the nesting of JSON text', () => {
  it.each<[string, string, boolean]>([
    ['exactly the allowed levels', '[{"a":[1]}]', false],
    ['one level more', '[{"a":[[1]]}]', true],
    ['many lists side by side', '[[],[],[],[],{"a":[]}]', false],
    ['brackets inside a text', '["[[[[{{{{"]', false],
    ['brackets after an escaped quote', '["\\"[[[[", "\\\\"]', false],
    ['brackets after an escaped backslash', '["\\\\",[[["x"]]]]', true],
    ['lists that are never closed', '['.repeat(100_000), true],
    ['no list at all', '7', false],
  ])('is judged for %s', (_, text, isDeeper) => {
    expect(isNestedDeeper(text, 3)).toBe(isDeeper);
  });
});
