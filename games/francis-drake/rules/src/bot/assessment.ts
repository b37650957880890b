import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import {
  COUNTER_TREASURE,
  DESTINATIONS,
  type Destination,
  type Disc,
  FORT,
  GALLEON,
  NO_DISC,
  TREASURES,
} from '../ids.ts';
import { sailingRange } from '../queries/range.ts';
import { DONE } from '../state.ts';
import { counterOdds } from './odds.ts';
import type { HarbourSight, Sailor, Sight } from './sight.ts';
import type { Weights } from './weights.ts';

/** What the advice works with while ships are outfitted, which is most of the time. */
export interface HarbourAssessment {
  readonly box: Box;
  readonly weights: Weights;
  readonly sight: HarbourSight;
  readonly me: Seat;
  readonly self: Sailor;
  /** Trades expected in later voyages. */
  readonly laterTrades: number;
}

/** What the advice works with: read once per decision, from what the asked seat may know. */
export interface Assessment extends HarbourAssessment {
  readonly sight: Sight;
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

export function assessHarbour(box: Box, weights: Weights, sight: HarbourSight, me: Seat): HarbourAssessment {
  const laterTrades = Math.round(weights.futureTrades * (box.components.voyages - sight.voyage));
  return { box, weights, sight, me, self: sight.players[me], laterTrades };
}

export function assessTable(box: Box, weights: Weights, sight: Sight, me: Seat): Assessment {
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
    ...assessHarbour(box, weights, sight, me),
    sight,
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
  const id = TREASURES[treasure];
  const left =
    id === COUNTER_TREASURE.admiral && sight.admiral === me
      ? admiralPerGold
      : id === COUNTER_TREASURE.governor && sight.governor === me
        ? governorPerSilver
        : 0;
  return treasureValues[id] - left;
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
export function spare(assessment: Assessment, purse: Purse, destination: Destination): number {
  const { box } = assessment;
  const kind = box.kind[destination];
  const crew = purse.crew - assessment.crew[destination];
  if (kind === GALLEON) return purse.galleon ? purse.guns - assessment.guns[destination] : -1;
  if (kind !== FORT) return crew;
  return purse.pinnace || purse.guns >= assessment.guns[destination] ? crew : -1;
}

/** The disc of the asked seat that lies face down or waits at `destination`. */
export function ownDisc({ sight, me }: Assessment, destination: Destination): Disc | undefined {
  const disc = sight.discs[me * DESTINATIONS + destination];
  return disc === NO_DISC ? undefined : disc % DONE;
}
