import { type Flags, fail, flagFields, object, ok, type Result, readFlags, type ShapeFault } from '@portolan/kernel';

/**
 * Second readings of the rulebook that a table can agree on:
 * - `chestPaysAtOnce`: a chest won by building can pay for tiles of the same action. [AM-GREEN-26]
 * - `goldToForfeit`: gold may buy the action point that is forfeited at the end of a track. [AM-GOLD-09]
 * - `jumpToFirstPlayer`: the order token leads to the first player of the phase. [AM-TOKENS-22]
 */
export const READINGS = ['chestPaysAtOnce', 'goldToForfeit', 'jumpToFirstPlayer'] as const;
export type Readings = Flags<(typeof READINGS)[number]>;

/** Amerigo has no options besides the readings. */
export type Options = Readings;

const shape = object(flagFields(READINGS));

export function readOptions(input: unknown): Result<Options, ShapeFault> {
  const fault = shape(input, '');
  return fault === undefined ? ok({ ...readFlags(input, READINGS) }) : fail(fault);
}
