import type { Arg, List, Mention } from '@portolan/i18n';
import type { Sentence } from '@portolan/i18n/testing';
import { type Judgement, UNDECIDED } from './judging.ts';

// What judges read in a sentence, whatever the game.

export function numberIn(said: Sentence, name: string): number {
  const value = said.values[name];
  return typeof value === 'number' ? value : Number.NaN;
}

/** A string, or the text of a mention. */
export function textIn(said: Sentence, name: string): string {
  return textOfArg(said.values[name]);
}

export function textsIn(said: Sentence, name: string): readonly string[] {
  const value = said.values[name];
  return isList(value) ? value.items.map(textOfArg) : [];
}

/** What a mention refers to, such as `seat:0`, split at its colons. */
export function targetIn(said: Sentence, name: string): readonly string[] {
  return targetOfArg(said.values[name]);
}

export function targetsIn(said: Sentence, name: string): readonly (readonly string[])[] {
  const value = said.values[name];
  return isList(value) ? value.items.map(targetOfArg) : [];
}

function textOfArg(value: Arg | boolean | undefined): string {
  if (typeof value === 'string') return value;
  return isMention(value) ? value.text : '';
}

function targetOfArg(value: Arg | boolean | undefined): readonly string[] {
  return isMention(value) ? value.target.split(':') : [];
}

function isMention(value: Arg | boolean | undefined): value is Mention {
  return typeof value === 'object' && 'target' in value;
}

function isList(value: Arg | boolean | undefined): value is List {
  return typeof value === 'object' && 'items' in value;
}

/** The sentence itself and all those inside it. */
export function allInside(said: Sentence): readonly Sentence[] {
  return [said, ...said.inside.flatMap(allInside)];
}

/** The sentences with this key inside. */
export function partsOf(said: Sentence, key: string): readonly Sentence[] {
  return allInside(said).filter((one) => one.key === key);
}

/** Several judgements: the first that is not true. */
export function all(...judgements: readonly Judgement[]): Judgement {
  return (
    judgements.find((one) => one !== undefined && one !== UNDECIDED) ?? judgements.find((one) => one === UNDECIDED)
  );
}

export function is(name: string, said: unknown, fact: unknown): Judgement {
  return JSON.stringify(said) === JSON.stringify(fact)
    ? undefined
    : `${name} is ${JSON.stringify(fact)}, not ${JSON.stringify(said)}`;
}
