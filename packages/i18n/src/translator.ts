import { type Arg, type Said, textOf } from './args.ts';
import { formatPattern, type Values } from './formatPattern.ts';
import { heard } from './heard.ts';
import { localized } from './locale.ts';
import type { ParamList } from './params.ts';
import { type Pattern, parseMessage } from './parseMessage.ts';

/** The messages of one area in English, in ICU MessageFormat. */
export interface Messages<M extends Readonly<Record<string, string>> = Readonly<Record<string, string>>> {
  /** Names the catalogue for its translations; unique in the program. */
  readonly id: string;
  readonly english: M;
}

export function defineMessages<const M extends Readonly<Record<string, string>>>(id: string, english: M): Messages<M> {
  return { id, english };
}

/** The message of a key in the current locale. */
export interface Translator<M extends Readonly<Record<string, string>>> {
  <K extends keyof M & string>(key: K, ...params: ParamList<M[K]>): string;
  readonly messages: Messages<M>;
  /** For a key and values from outside the program; undefined when there is no such message. */
  find(key: string, values?: Readonly<Record<string, Arg>>): string | undefined;
  /** The same in parts, with mentions kept as they were given. */
  parts<K extends keyof M & string>(key: K, ...params: ParamList<M[K]>): readonly Said[];
}

export function translator<M extends Readonly<Record<string, string>>>(messages: Messages<M>): Translator<M> {
  const { id, english } = messages;
  const parts = (key: string, values: Values = {}): readonly Said[] => {
    const text = english[key];
    if (text === undefined) return [`${id}.${key}`];
    const formatted = formatPattern(parsed(localized(id, key, text)), values);
    return heard.by?.({ catalogue: id, key, values, parts: formatted }) ?? formatted;
  };
  // Params are derived from each message's text, which the compiler cannot see through here.
  const format = (key: string, values?: Values): string => textOf(parts(key, values));
  const find = (key: string, values?: Values): string | undefined =>
    Object.hasOwn(english, key) ? format(key, values) : undefined;
  return Object.assign(format, { parts, find, messages }) as Translator<M>;
}

const cache = new Map<string, Pattern>();

function parsed(text: string): Pattern {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const pattern = parseMessage(text);
  cache.set(text, pattern);
  return pattern;
}
