import { type Arg, type Mention, type Said, textOf } from '../args.ts';
import { type Formatted, heard } from '../heard.ts';

/** A message as it was said, with the messages inserted into it. */
export interface Sentence {
  readonly catalogue: string;
  readonly key: string;
  readonly values: Readonly<Record<string, Arg | boolean>>;
  readonly text: string;
  readonly inside: readonly Sentence[];
}

export interface Hearing {
  /** The outermost sentences of a text that was put together since the last `forget`. */
  sentencesIn(text: string | readonly Said[]): readonly Sentence[];
  /** The text as a reader sees it. */
  plain(text: string): string;
  /** Texts said before can no longer be read. */
  forget(): void;
  stop(): void;
}

// Private-use characters around every message, so that a text shows which messages it is made of.
const OPEN = '\uE000';
const NUMBERED = '\uE001';
const CLOSE = '\uE002';
const MARKS = /\uE000\d+\uE001|\uE002/g;

/** Marks every message that is formatted from now on, in this instance of the module. */
export function hearSentences(): Hearing {
  let said: Formatted[] = [];
  heard.by = (message) => [`${OPEN}${said.push(message) - 1}${NUMBERED}`, ...message.parts, CLOSE];

  function sentencesIn(text: string | readonly Said[]): readonly Sentence[] {
    const whole = typeof text === 'string' ? text : textOf(text);
    return outermost(whole).flatMap((index) => {
      const message = said[index];
      return message === undefined ? [] : [sentenceOf(message)];
    });
  }

  function sentenceOf({ catalogue, key, values, parts }: Formatted): Sentence {
    const entries = Object.entries(values);
    return {
      catalogue,
      key,
      values: Object.fromEntries(entries.map(([name, value]) => [name, plainValue(value)])),
      text: plain(textOf(parts)),
      inside: entries.flatMap(([, value]) => stringsIn(value).flatMap(sentencesIn)),
    };
  }

  return {
    sentencesIn,
    plain,
    forget() {
      said = [];
    },
    stop() {
      delete heard.by;
    },
  };
}

function plain(text: string): string {
  return text.replace(MARKS, '');
}

/** The numbers of the marks that are inside no other mark. */
function outermost(text: string): readonly number[] {
  const found: number[] = [];
  let depth = 0;
  for (const [mark] of text.matchAll(MARKS)) {
    if (mark === CLOSE) depth = Math.max(0, depth - 1);
    else if (depth++ === 0) found.push(Number(mark.slice(1, -1)));
  }
  return found;
}

function stringsIn(value: Arg | boolean): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object') return [];
  if ('items' in value) return value.items.flatMap(stringsIn);
  return 'text' in value ? [value.text] : [textOf(value)];
}

function plainValue(value: Arg | boolean): Arg | boolean {
  if (typeof value === 'string') return plain(value);
  if (typeof value !== 'object') return value;
  if ('items' in value) return { ...value, items: value.items.map((item) => plainArg(item)) };
  return plainArg(value);
}

function plainArg(value: Arg): Arg {
  if (typeof value === 'string') return plain(value);
  if (typeof value !== 'object') return value;
  if ('items' in value) return { ...value, items: value.items.map(plainArg) };
  return 'text' in value ? plainMention(value) : value.map(plainSaid);
}

function plainMention({ text, target }: Mention): Mention {
  return { text: plain(text), target };
}

function plainSaid(part: Said): Said {
  return typeof part === 'string' ? plain(part) : plainMention(part);
}
