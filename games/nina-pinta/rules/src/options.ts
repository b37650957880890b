import {
  boolean,
  fail,
  isRecord,
  list,
  object,
  ok,
  oneOf,
  optional,
  type Result,
  type ShapeFault,
} from '@portolan/kernel';
import { NATIONS, type NationId } from './ids.ts';

export interface Options {
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
});

export function readOptions(input: unknown): Result<Options, ShapeFault> {
  const fault = shape(input, '');
  if (fault !== undefined) return fail(fault);
  const given: Partial<Options> = isRecord(input) ? input : {};
  const { nations = [], planck = 'random', askTies = true, open = false } = given;
  for (const [seat, nation] of nations.entries()) {
    if (nation !== 'random' && nations.indexOf(nation) < seat) {
      return fail({ path: `/nations/${seat}`, problem: `gives ${nation} to a second seat` }); // [NP-SETUP-01]
    }
  }
  if (planck !== 'random' && nations[0] === planck) {
    return fail({ path: '/planck', problem: `gives Planck ${planck}, which seat 1 plays` });
  }
  return ok({ nations: [...nations], planck, askTies, open });
}
