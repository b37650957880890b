import { capital, wordsOf } from '@portolan/client';
import { type Box, LANDS, WORLDS } from '@portolan/nina-pinta';
import { crewWords, goldWords, landName, ordinal, worldName } from './words.ts';

/** What a bare number of the notation counts, by the verb before it. */
const COUNTED: Readonly<Record<string, string>> = {
  load: 'crew',
  mine: 'gold',
  store: 'gold',
  pay: 'gold',
  plunder: 'gold',
  pass: 'space',
  push: 'space',
};

/** The things a move points at: a land is one thing with its world, and so are a crew, an order and an amount. */
export function targetsOf(text: string): readonly string[] {
  const [verb = '', ...words] = wordsOf(text);
  const [world = '', ...rest] = words;
  if (words.length === 0) return [verb];
  if (verb === 'seal' || verb === 'take') return [verb, words.join(' ')];
  if (verb === 'load' && rest.length > 1) return [verb, world, rest.join(' ')];
  const things = words.map((word) => thingOf(verb, world, word));
  return isWorld(world) && rest.length > 0 && verb !== 'look' && verb !== 'load'
    ? [verb, ...things.slice(1)]
    : [verb, ...things];
}

function thingOf(verb: string, world: string, word: string): string {
  if (isLand(word)) return `${world} ${word}`;
  return /^\d+$/.test(word) ? `${COUNTED[verb] ?? ''} ${word}` : word;
}

function isWorld(word: string): boolean {
  return WORLDS.some((id) => id === word);
}

function isLand(word: string): boolean {
  return LANDS.some((id) => id === word);
}

/** What people call a target; undefined where its word says it. */
export function targetName(box: Box, target: string): string | undefined {
  const words = wordsOf(target);
  const [first = '', second = ''] = words;
  if (words.length > 1 && words.every(isWorld)) return words.map((id) => worldName(box, id)).join(', then ');
  if (isWorld(first)) {
    return words.length === 1 ? worldName(box, first) : `${landName(box, second)} of ${worldName(box, first)}`;
  }
  return second === '' ? NAMES[first] : COUNTS[first]?.(Number(second));
}

const COUNTS: Readonly<Record<string, (count: number) => string>> = {
  captain: (count) => capital(crewWords(true, count)),
  crew: (count) => capital(crewWords(false, count)),
  gold: goldWords,
  space: (count) => `${ordinal(count)} space`,
};

const NAMES: Readonly<Record<string, string>> = {
  consolidate: 'Land or harbour',
  collect: 'Collect everything',
  remain: 'The Captain stays ashore',
  upgrade: 'Town into City',
  all: 'For the rest of the era',
};
