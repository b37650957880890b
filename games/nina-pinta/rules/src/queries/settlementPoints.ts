import { row, type Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { BONUSES, NOBODY, PLACES, type Place, WORLDS } from '../ids.ts';
import { type Settled, worldPoints } from './points.ts';

/** What the settlements of each player score, followed from event to event. [NP-SCORE-02] [NP-SCORE-03] */
export interface SettlementPoints {
  follow(event: Event): void;
  /** By player. */
  totals(): readonly number[];
}

export function settlementPoints(box: Box, players: number): SettlementPoints {
  const map: Settled = {
    settlers: row(players * PLACES, 0),
    towns: row(PLACES, 0),
    cities: row(PLACES, NOBODY),
    cathedrals: row(PLACES, 0),
  };
  const total = (seat: Seat): number => WORLDS.reduce((sum, _, world) => sum + worldPoints(box, map, seat, world), 0);
  return {
    follow: (event) => followEvent(map, event),
    totals: () => Array.from({ length: players }, (_, seat) => total(seat)),
  };
}

/** Does to the settlements what the event says. */
function followEvent(map: Settled, event: Event): void {
  switch (event.kind) {
    case 'crewLanded':
      addSettlers(map, event.seat, event.place, event.settlers);
      break;
    case 'nativesPlaced':
      addSettlers(map, event.seat, event.place, 1);
      break;
    case 'settlerRecovered':
      addSettlers(map, event.seat, event.place, -1);
      break;
    case 'settlersReduced':
      addSettlers(map, event.seat, event.place, -event.count);
      break;
    case 'pairRemoved':
      addSettlers(map, event.seat, event.place, -1);
      addSettlers(map, event.victim, event.place, -1);
      break;
    case 'settlerMigrated':
      addSettlers(map, event.seat, event.from, -1);
      addSettlers(map, event.seat, event.to, 1);
      break;
    case 'built':
      if (event.what !== 'upgrade') addSettlers(map, event.seat, event.place, -1);
      raise(map, event.seat, event.place, event.what === 'town' ? 'town' : 'city');
      break;
    case 'bonusPlayed':
      followBonus(map, event);
  }
}

function followBonus(map: Settled, { seat, bonus, place }: Extract<Event, { readonly kind: 'bonusPlayed' }>): void {
  const id = BONUSES[bonus];
  if (id === 'cathedral') map.cathedrals[place] = 1;
  if (id === 'native') addSettlers(map, seat, place, 1);
  if (id === 'town') addSettlers(map, seat, place, -1);
  if (id === 'town' || id === 'city') raise(map, seat, place, id);
}

function addSettlers({ settlers }: Settled, seat: Seat, place: Place, count: number): void {
  settlers[seat * PLACES + place] += count;
}

function raise({ towns, cities }: Settled, seat: Seat, place: Place, what: 'town' | 'city'): void {
  if (what === 'town') towns[place] |= 1 << seat;
  else {
    towns[place] &= ~(1 << seat);
    cities[place] = seat;
  }
}
