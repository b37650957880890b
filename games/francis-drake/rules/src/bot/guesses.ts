import { DISC_NAMES } from '../ids.ts';
import type { Chart } from './chart.ts';
import { type Prospect, prospectAt } from './prospects.ts';
import { actsBefore, readRivals } from './rivals.ts';
import { ownWares } from './wares.ts';

/** By Destination and disc: what a mission there promises, as far as the rivals' purposes can be guessed. */
export function guessProspects(chart: Chart): Prospect[][] {
  const rivals = readRivals(chart);
  const wares = ownWares(chart);
  const sooner = DISC_NAMES.map((_, disc) => rivals.map((rival) => actsBefore(chart, rival.seat, disc)));
  return chart.view.map.map((_, destination) =>
    sooner.map((chances) => {
      const ahead = rivals.map((rival, i) => rival.chances[destination] * chances[i]);
      return prospectAt(chart, destination, ahead, wares);
    }),
  );
}
