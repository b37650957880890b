import { describe, expect, it } from 'vitest';
import { LONGEST_NAME, MOST_NAME_BYTES, nameProblem } from './nameProblem.ts';

const FAMILY = '👩‍👩‍👧‍👦';

describe('the name of a player', () => {
  it.each([
    'Ann',
    'Änn Ø. von 李',
    'عبد الرحمن بن محمد',
    'می‌خواهم',
    'क्षत्रिय',
    'ශ්‍රී',
    'ประเทศไทย',
    'Zoë O’Neill-Ñandú',
    '🚢',
    'Anne 🏴‍☠️',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇵🇹 1️⃣ ❤️ 👍🏽',
    '🧑🏿‍🚀',
    FAMILY.repeat(12),
    'x'.repeat(LONGEST_NAME),
  ])('can be %s', (name) => {
    expect(nameProblem(name)).toBeUndefined();
  });

  it('is counted in graphemes, with a limit in bytes', () => {
    expect(nameProblem('नि'.repeat(LONGEST_NAME))).toBeUndefined();
    expect(nameProblem('नि'.repeat(LONGEST_NAME + 1))).toBe('longName');
    expect(nameProblem('x'.repeat(LONGEST_NAME + 1))).toBe('longName');
    expect(nameProblem(FAMILY.repeat(13))).toBe('longName');
    expect(nameProblem(`A${'\u0301'.repeat(MOST_NAME_BYTES)}`)).toBe('longName');
  });

  it.each([
    ['nothing', ''],
    ['a space', ' '],
    ['a no-break space', '\u00a0'],
    ['an ideographic space', '\u3000'],
    ['a lone combining mark', '\u0301'],
    ['a space at the start', ' Ann'],
    ['a space at the end', 'Ann '],
  ])('cannot be %s', (_, name) => {
    expect(nameProblem(name)).toBe('blankName');
  });

  it.each([
    ['a zero-width space', 'A\u200bnn'],
    ['a joiner between Latin letters', 'A\u200dnn'],
    ['a non-joiner between Latin letters', 'A\u200cnn'],
    ['a joiner at the end', 'Ann\u200d'],
    ['a lone joiner', '\u200d'],
    ['a line break', 'A\nnn'],
    ['a line separator', 'A\u2028nn'],
    ['half a character', '\ud83d'],
    ['an override of the direction', 'A\u202enn'],
    ['an isolate', 'A\u2066nn'],
    ['a mark of the direction', 'A\u200fnn'],
    ['a Hangul filler', '\u3164'],
    ['an empty Braille cell', '\u2800'],
    ['a byte order mark', '\ufeffAnn'],
    ['a soft hyphen', 'A\u00adnn'],
    ['a character for private use', 'A\ue000nn'],
    ['tags without a flag', 'A\u{e0067}\u{e0062}\u{e007f}'],
  ])('cannot contain %s', (_, name) => {
    expect(nameProblem(name)).toBe('hiddenCharacter');
  });
});
