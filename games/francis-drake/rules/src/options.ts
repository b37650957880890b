import {
  boolean,
  type Flags,
  fail,
  flagFields,
  isRecord,
  object,
  ok,
  optional,
  type Result,
  readFlags,
  type ShapeFault,
} from '@portolan/kernel';

/**
 * Second readings of the rulebook that a table can agree on:
 * - `startOrderTies`: equal scores keep the turn order of the voyage just ended. [FD-RESET-08]
 * - `noFrigateBlind`: a frigate's owner lays no disc at a Spanish galleon. [FD-SAIL-09]
 */
export const READINGS = ['startOrderTies', 'noFrigateBlind'] as const;
export type Readings = Flags<(typeof READINGS)[number]>;

export interface Options extends Readings {
  /** Keeps the printed street in all voyages, for beginners. [FD-SETUP-19] */
  readonly learner: boolean;
}

const shape = object({ learner: optional(boolean()), ...flagFields(READINGS) });

export function readOptions(input: unknown): Result<Options, ShapeFault> {
  const fault = shape(input, '');
  if (fault !== undefined) return fail(fault);
  return ok({ learner: isRecord(input) && input.learner === true, ...readFlags(input, READINGS) });
}
