import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { DESTINATIONS, type Destination, type Disc, FORT, GALLEON, GOLD, NO_DISC, SILVER, TREASURES } from '../ids.ts';
import { sailingRange } from '../queries/range.ts';
import { DONE } from '../state.ts';
import { counterOdds } from './odds.ts';
import type { Sailor, Sight } from './sight.ts';
import type { Weights } from './weights.ts';

/** What the advice works with: read once per decision, from what the asked seat may know. */
export interface Reading {
  readonly box: Box;
  readonly weights: Weights;
  readonly sight: Sight;
  readonly me: Seat;
  readonly self: Sailor;
  /** Trades expected in later voyages. */
  readonly laterTrades: number;
  /** By Destination: crew and guns that it costs besides a counter, the points of a success, and what the treasure there is worth. */
  readonly crew: readonly number[];
  readonly guns: readonly number[];
  readonly points: readonly number[];
  readonly treasure: readonly number[];
  /** By Destination: the chance that its counter is no more than 0, 1, 2 and so on. */
  readonly odds: readonly (readonly number[])[];
}

/** What a mission is paid from. */
export interface Purse {
  readonly crew: number;
  readonly guns: number;
  readonly goods: number;
  readonly range: number;
  readonly galleon: boolean;
  readonly pinnace: boolean;
}

export function readTable(box: Box, weights: Weights, sight: Sight, me: Seat): Reading {
  const { galleonCounters } = box.components;
  const guns = box.guns.slice();
  const points = box.points.slice();
  for (let at = 0; at < box.galleons.length; at++) {
    const site = box.galleons[at];
    const counter = galleonCounters[sight.galleonCounters[at]];
    guns[site] = counter.guns;
    points[site] = counter.vp;
  }
  return {
    box,
    weights,
    sight,
    me,
    self: sight.players[me],
    laterTrades: Math.round(weights.futureTrades * (box.components.voyages - sight.voyage)),
    crew: box.troops,
    guns,
    points,
    treasure: sight.treasure.map((count, destination) =>
      count > 0 ? treasureWorth(box, sight, me, box.treasure[destination]) : 0,
    ),
    odds: counterOdds(box, sight),
  };
}

/** Treasure in the chest, less what it would bring on the map to the holder of a counter. */
function treasureWorth(box: Box, sight: Sight, me: Seat, treasure: number): number {
  const { treasureValues, admiralPerGold, governorPerSilver } = box.components.constants;
  if (treasure < 0) return 0;
  const left =
    treasure === GOLD && sight.admiral === me
      ? admiralPerGold
      : treasure === SILVER && sight.governor === me
        ? governorPerSilver
        : 0;
  return treasureValues[TREASURES[treasure]] - left;
}

/** The range follows from the barrels, also before the cubes are placed. */
export function purseOf(box: Box, player: Sailor): Purse {
  return {
    crew: player.crew,
    guns: player.guns,
    goods: player.goods,
    range: sailingRange(box, player.barrels),
    galleon: player.galleon,
    pinnace: player.pinnace,
  };
}

/** What is left for a counter once the printed cost at `destination` is paid; negative when even that is too much. */
export function spare(reading: Reading, purse: Purse, destination: Destination): number {
  const { box } = reading;
  const kind = box.kind[destination];
  const crew = purse.crew - reading.crew[destination];
  if (kind === GALLEON) return purse.galleon ? purse.guns - reading.guns[destination] : -1;
  if (kind !== FORT) return crew;
  return purse.pinnace || purse.guns >= reading.guns[destination] ? crew : -1;
}

/** The disc of the asked seat that lies face down or waits at `destination`. */
export function ownDisc({ sight, me }: Reading, destination: Destination): Disc | undefined {
  const disc = sight.discs[me * DESTINATIONS + destination];
  return disc === NO_DISC ? undefined : disc % DONE;
}
