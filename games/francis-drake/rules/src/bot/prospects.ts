import { type Destination, FORT, PORT } from '../ids.ts';
import { countChances, sumBelow } from './contest.ts';
import type { Mission } from './plan.ts';
import type { Reading } from './reading.ts';

/** What a Destination is worth to a player who comes after rivals. */
export interface Prospect {
  /** The chance that a mission is still possible. */
  readonly open: number;
  /** Points expected, when they can be paid for. */
  readonly value: number;
}

/** `ahead` are the chances of the missions that may come before; `wares` what each commodity is worth. */
export function prospectAt(
  reading: Reading,
  destination: Destination,
  ahead: readonly number[],
  wares: readonly number[],
): Prospect {
  const before = countChances(ahead);
  if (reading.box.kind[destination] === PORT) return tradeProspect(reading, destination, before, wares);
  const room = reading.box.components.constants.attackLimit - reading.sight.successes[destination];
  const open = sumBelow(before, room);
  // Treasure goes to the first success.
  return {
    open,
    value: open * reading.points[destination] + (room > 0 ? before[0] * reading.treasure[destination] : 0),
  };
}

/** Each earlier trade takes the most valuable commodity. */
function tradeProspect(
  reading: Reading,
  destination: Destination,
  before: readonly number[],
  wares: readonly number[],
): Prospect {
  const { box, sight } = reading;
  const values: number[] = [];
  for (let ware = 0; ware < wares.length; ware++) if (sight.wares[destination] & (1 << ware)) values.push(wares[ware]);
  values.sort((one, other) => other - one);
  const room = Math.min(values.length, box.circles[destination] - sight.successes[destination]);
  let value = 0;
  for (let i = 0; i < room && i < before.length; i++) value += before[i] * values[i];
  return { open: sumBelow(before, room), value };
}

/** A mission of the asked seat. */
export function missionAt(
  reading: Reading,
  destination: Destination,
  { open, value }: Prospect,
  laid: boolean,
): Mission {
  const kind = reading.box.kind[destination];
  return {
    destination,
    kind,
    crew: reading.crew[destination],
    guns: kind === FORT && reading.self.pinnace ? 0 : reading.guns[destination],
    value,
    open,
    odds: reading.odds[destination],
    laid,
  };
}
