import { below, type Rng } from '../rng.ts';

/** What a careless or hostile client might send; some of it breaks lookups that lack `hasOwn`. */
const GARBAGE = ['', ' ', '?', '\u0000', '0', '-1', 'NaN', 'undefined', '__proto__', 'constructor', 'toString', '🚢'];

/**
 * A text that resembles `text` or another move, and may happen to be one. It is built from `others`, so that most
 * results are readable and are refused only because of a rule.
 */
export function alterText(dice: Rng, text: string, others: readonly string[]): string {
  const other = others.length === 0 ? text : others[below(dice, others.length)];
  switch (below(dice, 10)) {
    case 0:
    case 1:
    case 2:
      return other;
    case 3:
    case 4:
      return swapWord(dice, text, other);
    case 5:
      return alterNumber(dice, text);
    case 6:
      return alterWords(dice, text);
    case 7:
      return text.slice(0, below(dice, text.length));
    case 8:
      return alterForm(dice, text);
    default:
      return GARBAGE[below(dice, GARBAGE.length)];
  }
}

function swapWord(dice: Rng, text: string, other: string): string {
  const words = text.split(' ');
  const theirs = other.split(' ');
  const place = below(dice, words.length);
  words[place] = theirs[Math.min(place, theirs.length - 1)];
  return words.join(' ');
}

function alterNumber(dice: Rng, text: string): string {
  const numbers = [...text.matchAll(/\d+/g)];
  if (numbers.length === 0) return `${text} 1`;
  const number = numbers[below(dice, numbers.length)];
  const value = Number(number[0]);
  const altered = [value + 1, value - 1, value * 10, `0${value}`, `+${value}`, `${value}.0`, `${value}e0`, 99999];
  return (
    text.slice(0, number.index) + altered[below(dice, altered.length)] + text.slice(number.index + number[0].length)
  );
}

function alterWords(dice: Rng, text: string): string {
  const words = text.split(' ');
  const place = below(dice, words.length);
  if (below(dice, 2) === 0) words.splice(place, 1);
  else words.splice(place, 0, words[place]);
  return words.join(' ');
}

function alterForm(dice: Rng, text: string): string {
  const forms = [
    ` ${text}`,
    `${text} `,
    `${text}\n`,
    text.toUpperCase(),
    text.replace(' ', '  '),
    text.replace(' ', '\t'),
  ];
  return forms[below(dice, forms.length)];
}
