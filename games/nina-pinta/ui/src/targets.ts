import { wordsOf } from '@portolan/client';
import { type Box, LANDS, WORLDS } from '@portolan/nina-pinta';
import { t } from './messages/names.ts';
import { t as labels } from './messages/targets.ts';
import { counterName, crewTitle, goldWords, landName, spaceName, voyageWords, worldName } from './words.ts';

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

/** The label of a target or of a source of points. */
export function targetName(box: Box, target: string): string | undefined {
  const words = wordsOf(target);
  const [first = '', second = ''] = words;
  if (words.length > 1 && words.every(isWorld)) return voyageWords(box, words);
  if (isWorld(first)) {
    const world = worldName(box, first);
    return words.length === 1 ? t('worldTitle', { world }) : t('place', { land: landName(box, second), world });
  }
  if (second !== '') return COUNTS[first]?.(Number(second)) ?? nthCounter(box, first, Number(second));
  return labels.find(first, {}) ?? counterIn(box, first);
}

function nthCounter(box: Box, name: string, nth: number): string | undefined {
  const counter = counterIn(box, name);
  return counter === undefined ? undefined : t('nthCounter', { counter, nth });
}

function counterIn({ faces }: Box, name: string): string | undefined {
  return faces.names.includes(name) ? counterName(name) : undefined;
}

const COUNTS: Readonly<Record<string, (count: number) => string>> = {
  captain: (count) => crewTitle(true, count),
  crew: (count) => crewTitle(false, count),
  gold: goldWords,
  space: spaceName,
};
