import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import {
  COMMODITIES,
  type Destination,
  FORT,
  GALLEON,
  LOCATIONS,
  type Location,
  PORT,
  TREASURES,
  type Treasure,
} from '../ids.ts';
import type { Items } from '../items.ts';
import { chestPoints, commodityPoints, heroBonus, kindsPoints } from '../scoring.ts';
import type { PlayerView, View } from '../view.ts';
import { attackCost, canAttack, type Defenders, successPoints } from './cost.ts';
import { dieBonus, grantOf, mayTake, stopPrice } from './offers.ts';

/** What stands in the way of an attack, as far as the viewer knows, and what a success scores. */
export interface Defence {
  readonly crew: number;
  readonly guns: number;
  /** A counter that the viewer does not know may raise the cost, by at most `mostAdded`. */
  readonly unknown: boolean;
  readonly mostAdded: number;
  readonly points: number;
}

export function defenceAt(box: Box, view: View, destination: Destination, pinnace: boolean): Defence {
  const known = knownDefenders(view, destination);
  const pool = counterPool(box, destination);
  const unknown = pool.length > 0 && view.map[destination].counter?.value === undefined;
  return {
    ...attackCost(box, destination, known, pinnace),
    unknown,
    mostAdded: unknown ? Math.max(...pool) : 0,
    points: successPoints(box, destination, known.galleonCounter),
  };
}

/** True when `seat` could carry out a mission there with what it has, an unknown counter taken as 0. */
export function canCarryOut(box: Box, view: View, destination: Destination, seat: Seat): boolean {
  const player = view.players[seat];
  if (box.kind[destination] === PORT) return player.goods > 0 && view.map[destination].wares.length > 0;
  return canAttack(box, destination, knownDefenders(view, destination), player);
}

function knownDefenders(view: View, destination: Destination): Defenders {
  const { counter, galleonCounter } = view.map[destination];
  return { counter: counter?.value ?? 0, galleonCounter: galleonCounter ?? -1 };
}

/** The values that a face-down counter at the Destination can have; none where no counter is laid. */
function counterPool(box: Box, destination: Destination): readonly number[] {
  const { troopCounters, frigateCounters } = box.components;
  const kind = box.kind[destination];
  return kind === FORT ? troopCounters : kind === GALLEON ? frigateCounters : [];
}

/** What a Location has for its next visitor. */
export interface Offer {
  /** Counted from 0. */
  readonly circle: number;
  /** Granted at once; undefined where that is not fixed. */
  readonly grant: Items | undefined;
  /** What the viewer could choose from. */
  readonly choices: readonly Items[];
  /** Added to the die at the Tavern. */
  readonly dieBonus: number;
  /** Victory points that the stop costs. */
  readonly price: number;
  /** Undefined where there is no limit. */
  readonly circlesLeft: number | undefined;
}

export function offerAt(box: Box, view: View, location: Location): Offer {
  const id = LOCATIONS[location];
  const circle = view.street.find((entry) => entry.location === id)?.discs.length ?? 0;
  const { circles } = box.components.locations[id];
  const galleon = typeof view.viewer === 'number' && view.players[view.viewer].galleon;
  return {
    circle,
    grant: grantOf(box, view.seats, location, circle),
    choices: box.choices[location]
      .filter((choice) => mayTake(box, choice, galleon))
      .map((choice) => box.yields[choice]),
    dieBonus: dieBonus(box, location, circle),
    price: stopPrice(box, location),
    circlesLeft: circles === null ? undefined : circles - circle,
  };
}

/** What the player's commodities would score now. */
export function cargoWorth(box: Box, { commodities }: Pick<PlayerView, 'commodities'>): number {
  return commodityPoints(
    box,
    COMMODITIES.map((id) => commodities[id]),
  );
}

export function chestWorth(box: Box, chest: NonNullable<PlayerView['chest']>): number {
  return chestPoints(
    box,
    TREASURES.map((id) => chest[id]),
  );
}

/** What the kinds conquered so far would score at the end of the voyage. */
export function conquestWorth(box: Box, player: Pick<PlayerView, 'conquests'>): number {
  return kindsPoints(box, conquestBits(player));
}

/** The hero's bonus if `seat` came home now, right after the mission that just ended. */
export function homeBonus(box: Box, view: View, seat: Seat): number {
  const { question } = view;
  return heroBonus(box, {
    before: view.docks.homebound.length,
    conquests: conquestBits(view.players[seat]),
    lastDisc: question?.kind === 'goHome' && question.seat === seat ? question.disc : 0,
  });
}

/** Kinds conquered in this voyage, a bit for each, as in the state. */
export function conquestBits({ conquests: { town, fort, galleon } }: Pick<PlayerView, 'conquests'>): number {
  return (town ? 1 : 0) | (fort ? 2 : 0) | (galleon ? 4 : 0);
}

/** How many of a treasure still lie on the map. */
export function treasureLeft(box: Box, view: View, treasure: Treasure): number {
  return view.map.filter((place, destination) => place.treasure && box.treasure[destination] === treasure).length;
}
