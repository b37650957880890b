import {
  boolean,
  type Flags,
  fail,
  flagFields,
  isRecord,
  list,
  object,
  ok,
  oneOf,
  optional,
  type Result,
  readFlags,
  type ShapeFault,
} from '@portolan/kernel';
import { fault } from './data/problems.ts';
import { NATIONS, type NationId } from './ids.ts';

/**
 * Second readings of the rulebook that a table can agree on:
 * - `settlersSpread`: when Settlers run short, Planck first puts one in each ship. [NP-SOLO-37]
 * - `pirateByRevenue`: Planck's Pirate goes where revenue is highest, collectable or not. [NP-SOLO-75]
 * - `strongholdGoldStays`: gold of earlier eras leaves a Stronghold only to pay for a building. [NP-REV-10]
 * - `planckShiftsGold`: Planck shifts gold to the ship as people may. [NP-SOLO-61]
 * - `pushedChoosesSide`: the owner of a pushed marker chooses the side. [NP-BONUS-20]
 */
export const READINGS = [
  'settlersSpread',
  'pirateByRevenue',
  'strongholdGoldStays',
  'planckShiftsGold',
  'pushedChoosesSide',
] as const;
export type Readings = Flags<(typeof READINGS)[number]>;

export interface Options extends Readings {
  /** By seat; seats without an entry get one of the remaining nations. [NP-SETUP-25] */
  readonly nations: readonly (NationId | 'random')[];
  /** Solo: Planck's nation. [NP-SOLO-10] [NP-SOLO-11] */
  readonly planck: NationId | 'random';
  /** Solo: the Soloist decides between options that are equally good for Planck. [NP-SOLO-02] [NP-SOLO-03] */
  readonly askTies: boolean;
  /** All gold and all Benefits are public. [NP-HIDDEN-05] */
  readonly open: boolean;
}

const NATION = oneOf([...NATIONS, 'random']);
const shape = object({
  nations: optional(list(NATION, { min: 0, max: NATIONS.length })),
  planck: optional(NATION),
  askTies: optional(boolean()),
  open: optional(boolean()),
  ...flagFields(READINGS),
});

export function readOptions(input: unknown): Result<Options, ShapeFault> {
  const found = shape(input, '');
  if (found !== undefined) return fail(found);
  const given: Partial<Options> = isRecord(input) ? input : {};
  const { nations = [], planck = 'random', askTies = true, open = false } = given;
  for (const [seat, nation] of nations.entries()) {
    if (nation !== 'random' && nations.indexOf(nation) < seat) {
      return fail(fault(`/nations/${seat}`, 'secondSeatNation', { nation })); // [NP-SETUP-01]
    }
  }
  if (planck !== 'random' && nations[0] === planck) {
    return fail(fault('/planck', 'planckNation', { nation: planck }));
  }
  return ok({ nations: [...nations], planck, askTies, open, ...readFlags(input, READINGS) });
}
