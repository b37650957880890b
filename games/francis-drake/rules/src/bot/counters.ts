import type { Destination } from '../ids.ts';
import type { Move } from '../moves.ts';
import { type Assessment, type Purse, purseOf, spare } from './assessment.ts';
import { certain, chanceWithin } from './odds.ts';
import { planValue } from './plan.ts';
import { missionAt, type Prospect, prospectAt } from './prospects.ts';
import { readRivals } from './rivals.ts';
import { readOffers } from './wares.ts';

/** Rates each arrangement of counters by the asked seat's best plan, less what it leaves to the rivals. */
export function rateCounters(assessment: Assessment, places: readonly Destination[], moves: readonly Move[]): number[] {
  const { box, self, weights } = assessment;
  const purse = purseOf(box, self);
  const prospects = readProspects(assessment);
  const concerned = places.some((place) => box.zone[place] <= purse.range && spare(assessment, purse, place) >= 0);
  return moves.map((move) => {
    if (move.kind !== 'frigates' && move.kind !== 'troops') return 0;
    const laid = withCounters(assessment, places, move.values);
    const own = concerned ? ownPlan(laid, purse, prospects) : 0;
    return own - weights.malice * rivalGains(laid, places);
  });
}

/** No disc is laid yet: half of the rivals who go to a Destination are taken to come first. */
function readProspects(assessment: Assessment): Prospect[] {
  const rivals = readRivals(assessment);
  const offers = readOffers(assessment);
  return assessment.box.names.map((_, destination) => {
    const ahead = rivals.map((rival) => rival.chances[destination] / 2);
    return prospectAt(assessment, destination, ahead, offers);
  });
}

function withCounters(assessment: Assessment, places: readonly Destination[], values: readonly number[]): Assessment {
  const odds = assessment.odds.slice();
  for (let i = 0; i < places.length; i++) odds[places[i]] = certain(values[i]);
  return { ...assessment, odds };
}

function ownPlan(assessment: Assessment, purse: Purse, prospects: readonly Prospect[]): number {
  const { box } = assessment;
  const missions = prospects
    .map((prospect, destination) => missionAt(assessment, destination, prospect, false))
    .filter(({ destination }) => box.zone[destination] <= purse.range);
  return planValue(box, missions, purse, { discs: assessment.sight.hands[assessment.me], conquests: 0 });
}

/** The points that rivals can reach and pay for at these places. */
function rivalGains(assessment: Assessment, places: readonly Destination[]): number {
  const { box, sight, me } = assessment;
  let gains = 0;
  for (let seat = 0; seat < sight.seats; seat++) {
    if (seat === me) continue;
    const purse = purseOf(box, sight.players[seat]);
    for (const place of places) {
      if (box.zone[place] > purse.range) continue;
      gains += chanceWithin(assessment.odds[place], spare(assessment, purse, place)) * assessment.points[place];
    }
  }
  return gains;
}
