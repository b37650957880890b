import { type Destination, FORT, PORT } from '../ids.ts';
import type { Assessment } from './assessment.ts';
import { countChances, sumBelow } from './contest.ts';
import type { Mission } from './plan.ts';
import type { Offers } from './wares.ts';

/** What a Destination is worth to a player who comes after rivals. */
export interface Prospect {
  /** The chance that a mission is still possible. */
  readonly open: number;
  /** Points expected, when they can be paid for. */
  readonly value: number;
}

/** `ahead` are the chances of the missions that may come before; `offers` what a port is worth. */
export function prospectAt(
  assessment: Assessment,
  destination: Destination,
  ahead: ArrayLike<number>,
  offers: Offers,
): Prospect {
  const before = countChances(ahead);
  if (assessment.box.kind[destination] === PORT)
    return tradeProspect(assessment, destination, before, offers(destination));
  const room = assessment.box.components.constants.attackLimit - assessment.sight.successes[destination];
  const open = sumBelow(before, room);
  // Treasure goes to the first success.
  return {
    open,
    value: open * assessment.points[destination] + (room > 0 ? before[0] * assessment.treasure[destination] : 0),
  };
}

/** Each earlier trade takes the most valuable commodity. */
function tradeProspect(
  assessment: Assessment,
  destination: Destination,
  before: ArrayLike<number>,
  offers: readonly number[],
): Prospect {
  const { box, sight } = assessment;
  const room = Math.min(offers.length, box.circles[destination] - sight.successes[destination]);
  let value = 0;
  for (let i = 0; i < room && i < before.length; i++) value += before[i] * offers[i];
  return { open: sumBelow(before, room), value };
}

/** A mission of the asked seat. */
export function missionAt(
  assessment: Assessment,
  destination: Destination,
  { open, value }: Prospect,
  laid: boolean,
): Mission {
  const kind = assessment.box.kind[destination];
  return {
    destination,
    kind,
    crew: assessment.crew[destination],
    guns: kind === FORT && assessment.self.pinnace ? 0 : assessment.guns[destination],
    value,
    open,
    odds: assessment.odds[destination],
    laid,
  };
}
