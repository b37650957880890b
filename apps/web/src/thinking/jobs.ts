import type { Analysis, Hint } from '@portolan/bots';
import type { BaseState, Seat } from '@portolan/kernel';

/** What the worker is asked to do. */
export type Job =
  | {
      readonly kind: 'analyse';
      /** The log of a finished match, as the server exports it. */
      readonly log: string;
      /** How many of its first entries come from the match that this one continues, where others decided them. */
      readonly inherited: number;
    }
  | {
      readonly kind: 'hint';
      readonly game: string;
      readonly rulesVersion: number;
      /** The table's own components, if it has any. */
      readonly components?: unknown;
      /** A state that the seat cannot tell from the real one. */
      readonly state: BaseState;
      readonly seat: Seat;
      readonly milliseconds: number;
    };

/** An analysis, and the number that each move has among all entries of the match. */
export interface NumberedAnalysis {
  readonly analysis: Analysis;
  readonly entries: readonly number[];
}

export interface Answers {
  readonly analyse: NumberedAnalysis;
  readonly hint: Hint;
}

/** Why the worker cannot help: the game cannot be looked ahead in, or was played by rules this page does not have. */
export type Unable = 'noForesight' | 'otherRules' | 'faultyLog';

export type Report =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'answer'; readonly answer: Answers[Job['kind']] }
  | { readonly kind: 'unable'; readonly why: Unable }
  | { readonly kind: 'failed'; readonly error: string };
