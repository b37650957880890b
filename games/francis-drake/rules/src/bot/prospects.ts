import { COMMODITIES, type Destination, FORT, PORT } from '../ids.ts';
import type { Chart } from './chart.ts';
import { countChances, sumBelow } from './contest.ts';
import type { Mission } from './plan.ts';

/** What a Destination promises to one who comes after rivals. */
export interface Prospect {
  /** The chance that there is still something to do. */
  readonly open: number;
  /** Points expected, when they can be paid for. */
  readonly value: number;
}

/** `ahead` are the chances of the missions that may come before; `wares` what each commodity is worth. */
export function prospectAt(
  chart: Chart,
  destination: Destination,
  ahead: readonly number[],
  wares: readonly number[],
): Prospect {
  const before = countChances(ahead);
  if (chart.box.kind[destination] === PORT) return tradeProspect(chart, destination, before, wares);
  const room = chart.box.components.constants.attackLimit - chart.view.map[destination].successes;
  const open = sumBelow(before, room);
  // Treasure goes to the first success.
  return { open, value: open * chart.points[destination] + (room > 0 ? before[0] * chart.treasure[destination] : 0) };
}

/** Each trade before takes what would have been worth most. */
function tradeProspect(
  chart: Chart,
  destination: Destination,
  before: readonly number[],
  wares: readonly number[],
): Prospect {
  const place = chart.view.map[destination];
  const values = place.wares.map((id) => wares[COMMODITIES.indexOf(id)]).sort((one, other) => other - one);
  const room = Math.min(values.length, chart.box.circles[destination] - place.successes);
  let value = 0;
  for (let i = 0; i < room && i < before.length; i++) value += before[i] * values[i];
  return { open: sumBelow(before, room), value };
}

/** A mission of the asked seat. */
export function missionAt(chart: Chart, destination: Destination, { open, value }: Prospect, laid: boolean): Mission {
  const kind = chart.box.kind[destination];
  return {
    destination,
    kind,
    crew: chart.crew[destination],
    guns: kind === FORT && chart.self.pinnace ? 0 : chart.guns[destination],
    value,
    open,
    odds: chart.odds[destination],
    laid,
  };
}
