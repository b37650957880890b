import type { Sentence } from '@portolan/i18n/testing';
import { type Exempt, type JudgedCatalogue, type Judgement, UNDECIDED } from './judging.ts';

/** How often a message was heard, and how often it could be compared with what happened. */
export interface Tally {
  heard: number;
  judged: number;
}

/** A sentence that is not true, or whose exemption does not hold. */
export interface Fault {
  /** `catalogue.key`. */
  readonly message: string;
  readonly text: string;
  readonly why: string;
}

export interface Judging<O> {
  readonly catalogues: readonly JudgedCatalogue<O>[];
  /** By `catalogue.key`. */
  readonly tallies: Map<string, Tally>;
  readonly occasion: O;
}

/** Judges a sentence and those inside it. Sentences of other catalogues are not this game's. */
export function judgeSentence<O>(judging: Judging<O>, said: Sentence, isInJudged = false): readonly Fault[] {
  const message = `${said.catalogue}.${said.key}`;
  const judge = judging.catalogues.find(({ catalogue }) => catalogue === said.catalogue)?.judges[said.key];
  const isJudged = isInJudged || typeof judge === 'function';
  const inside = said.inside.flatMap((one) => judgeSentence(judging, one, isJudged));
  if (judge === undefined) return inside;
  const tally = judging.tallies.get(message) ?? { heard: 0, judged: 0 };
  judging.tallies.set(message, tally);
  tally.heard++;
  const why =
    typeof judge === 'function'
      ? judgedWhy(tally, judge(said, judging.occasion, isInJudged))
      : exemptWhy(judge, said, isInJudged);
  return why === undefined ? inside : [{ message, text: said.text, why }, ...inside];
}

function judgedWhy(tally: Tally, judgement: Judgement): string | undefined {
  if (judgement === UNDECIDED) return undefined;
  tally.judged++;
  return judgement;
}

function exemptWhy(reason: Exempt, said: Sentence, isInJudged: boolean): string | undefined {
  if (reason === 'part') return isInJudged ? undefined : 'it is in no message that has a judge';
  if (reason === 'choice') return undefined;
  const amount = Object.values(said.values).find((value) => typeof value === 'number');
  return amount === undefined ? undefined : `it states the amount ${amount} and is marked as ${reason}`;
}
