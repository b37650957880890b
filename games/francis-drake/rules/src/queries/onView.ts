import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import {
  type Destination,
  DRAKE,
  DRAKE_DISCS,
  FORT,
  GALLEON,
  LOCATIONS,
  type Location,
  PORT,
  TREASURES,
} from '../ids.ts';
import type { Items } from '../items.ts';
import { chestPoints, heroBonus } from '../scoring.ts';
import type { PlayerView, View } from '../view.ts';
import { attackCost, type Cost, canAttack, type Defenders, successPoints } from './cost.ts';
import { dieBonus, grantOf, mayTake, stopPrice } from './offers.ts';

/** What stands in the way of an attack, as far as the viewer knows, and what a success scores. */
export interface Defence extends Cost {
  /** The same without the hidden counter and a pinnace. */
  readonly printed: Cost;
  /** A pinnace saves the guns. */
  readonly gunsSpared: boolean;
  /** A counter that the viewer does not know may raise the cost, by at most `mostAdded`. */
  readonly unknown: boolean;
  readonly mostAdded: number;
  readonly points: number;
}

export function defenceAt(box: Box, view: View, destination: Destination, pinnace: boolean): Defence {
  const known = knownDefenders(view, destination);
  const pool = counterPool(box, destination);
  const unknown = pool.length > 0 && view.map[destination].counter?.value === undefined;
  const cost = attackCost(box, destination, known, pinnace);
  const printed = attackCost(box, destination, { ...known, counter: 0 }, false);
  return {
    ...cost,
    printed,
    gunsSpared: cost.guns < printed.guns,
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
export interface StopOffer {
  /** Counted from 0. */
  readonly circle: number;
  /** The seats whose discs lie there, from the first circle on. */
  readonly discs: readonly Seat[];
  /** How many discs can lie there at once. */
  readonly circles: number;
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

export function offerAt(box: Box, view: View, location: Location): StopOffer {
  const id = LOCATIONS[location];
  const visitors = view.street.find((entry) => entry.location === id)?.discs ?? [];
  const circle = visitors.length;
  const { circles } = box.components.locations[id];
  const galleon = typeof view.viewer === 'number' && view.players[view.viewer].galleon;
  return {
    circle,
    discs: location === DRAKE ? discsAtDrake(view, visitors) : visitors,
    circles: location === DRAKE ? DRAKE_DISCS : (circles ?? view.seats), // [FD-PROV-08] [FD-PROV-29]
    grant: grantOf(box, view.seats, location, circle),
    choices: box.choices[location]
      .filter((choice) => mayTake(box, choice, galleon))
      .map((choice) => box.yields[choice]),
    dieBonus: dieBonus(box, location, circle),
    price: stopPrice(box, location),
    circlesLeft: circles === null ? undefined : circles - circle,
  };
}

/** The second disc comes a turn after the first. [FD-PROV-29] */
function discsAtDrake({ players }: View, visitors: readonly Seat[]): Seat[] {
  return visitors.flatMap((seat) => Array<Seat>(players[seat].atDrake ? 1 : DRAKE_DISCS).fill(seat));
}

export function chestWorth(box: Box, chest: NonNullable<PlayerView['chest']>): number {
  return chestPoints(
    box,
    TREASURES.map((id) => chest[id]),
  );
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
