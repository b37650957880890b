import type { Destination } from '../ids.ts';
import type { Move } from '../moves.ts';
import { certain, chanceWithin } from './odds.ts';
import { bestPlan } from './plan.ts';
import { missionAt, type Prospect, prospectAt } from './prospects.ts';
import { type Purse, purseOf, type Reading, spare } from './reading.ts';
import { readRivals } from './rivals.ts';
import { ownWares } from './wares.ts';

/** Rates each arrangement of counters by the asked seat's best plan, less what it leaves to the rivals. */
export function rateCounters(reading: Reading, places: readonly Destination[], moves: readonly Move[]): number[] {
  const { box, self, weights } = reading;
  const purse = purseOf(box, self);
  const prospects = readProspects(reading);
  const concerned = places.some((place) => box.zone[place] <= purse.range && spare(reading, purse, place) >= 0);
  return moves.map((move) => {
    if (move.kind !== 'frigates' && move.kind !== 'troops') return 0;
    const laid = withCounters(reading, places, move.values);
    const own = concerned ? ownPlan(laid, purse, prospects) : 0;
    return own - weights.malice * rivalGains(laid, places);
  });
}

/** No disc is laid yet: half of the rivals who go to a Destination are taken to come first. */
function readProspects(reading: Reading): Prospect[] {
  const rivals = readRivals(reading);
  const wares = ownWares(reading);
  return reading.box.names.map((_, destination) => {
    const ahead = rivals.map((rival) => rival.chances[destination] / 2);
    return prospectAt(reading, destination, ahead, wares);
  });
}

function withCounters(reading: Reading, places: readonly Destination[], values: readonly number[]): Reading {
  const odds = reading.odds.slice();
  for (let i = 0; i < places.length; i++) odds[places[i]] = certain(values[i]);
  return { ...reading, odds };
}

function ownPlan(reading: Reading, purse: Purse, prospects: readonly Prospect[]): number {
  const { box } = reading;
  const missions = prospects
    .map((prospect, destination) => missionAt(reading, destination, prospect, false))
    .filter(({ destination }) => box.zone[destination] <= purse.range);
  return bestPlan(box, missions, purse, { discs: reading.sight.hands[reading.me], conquests: 0 }).value;
}

/** The points that rivals can reach and pay for at these places. */
function rivalGains(reading: Reading, places: readonly Destination[]): number {
  const { box, sight, me } = reading;
  let gains = 0;
  for (let seat = 0; seat < sight.seats; seat++) {
    if (seat === me) continue;
    const purse = purseOf(box, sight.players[seat]);
    for (const place of places) {
      if (box.zone[place] > purse.range) continue;
      gains += chanceWithin(reading.odds[place], spare(reading, purse, place)) * reading.points[place];
    }
  }
  return gains;
}
