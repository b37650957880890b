import type { Destination } from '../ids.ts';
import type { Move } from '../moves.ts';
import { type Chart, type Purse, purseOf, spare } from './chart.ts';
import { certain, chanceWithin } from './odds.ts';
import { bestPlan } from './plan.ts';
import { missionAt, type Prospect, prospectAt } from './prospects.ts';
import { readRivals } from './rivals.ts';
import { ownWares } from './wares.ts';

/** Rates each way to lay counters by one's own plan with them, less what it leaves to the rivals. */
export function rateCounters(chart: Chart, places: readonly Destination[], moves: readonly Move[]): number[] {
  const { box, self, weights } = chart;
  const purse = purseOf(box, self);
  const prospects = readProspects(chart);
  const concerned = places.some((place) => box.zone[place] <= purse.range && spare(chart, purse, place) >= 0);
  return moves.map((move) => {
    if (move.kind !== 'frigates' && move.kind !== 'troops') return 0;
    const laid = withCounters(chart, places, move.values);
    const own = concerned ? ownPlan(laid, purse, prospects) : 0;
    return own - weights.malice * rivalGains(laid, places);
  });
}

/** Nobody has laid a disc yet: half of the rivals who go somewhere come first. */
function readProspects(chart: Chart): Prospect[] {
  const rivals = readRivals(chart);
  const wares = ownWares(chart);
  return chart.view.map.map((_, destination) => {
    const ahead = rivals.map((rival) => rival.chances[destination] / 2);
    return prospectAt(chart, destination, ahead, wares);
  });
}

function withCounters(chart: Chart, places: readonly Destination[], values: readonly number[]): Chart {
  const odds = chart.odds.slice();
  for (let i = 0; i < places.length; i++) odds[places[i]] = certain(values[i]);
  return { ...chart, odds };
}

function ownPlan(chart: Chart, purse: Purse, prospects: readonly Prospect[]): number {
  const { box, self } = chart;
  const missions = prospects
    .map((prospect, destination) => missionAt(chart, destination, prospect, false))
    .filter(({ destination }) => box.zone[destination] <= purse.range);
  return bestPlan(box, missions, purse, { discs: self.handSize, conquests: 0 }).value;
}

/** The points that rivals can reach and pay for at these places. */
function rivalGains(chart: Chart, places: readonly Destination[]): number {
  const { box, view, me } = chart;
  let gains = 0;
  for (let seat = 0; seat < view.seats; seat++) {
    if (seat === me) continue;
    const purse = purseOf(box, view.players[seat]);
    for (const place of places) {
      if (box.zone[place] > purse.range) continue;
      gains += chanceWithin(chart.odds[place], spare(chart, purse, place)) * chart.points[place];
    }
  }
  return gains;
}
