import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { DESTINATIONS, type Destination } from '../ids.ts';
import type { PlayerState, State } from '../state.ts';

// What a view is made of, compared between two states: where it is the same, the part of the view is as well.

function sameNumbers(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

export function sameStreet(one: State, other: State): boolean {
  return sameNumbers(one.street, other.street) && sameNumbers(one.visits, other.visits);
}

export function sameDocks(one: State, other: State): boolean {
  return (
    sameNumbers(one.order, other.order) &&
    sameNumbers(one.outbound, other.outbound) &&
    sameNumbers(one.homebound, other.homebound)
  );
}

export function sameHolders(one: State, other: State): boolean {
  return one.admiral === other.admiral && one.governor === other.governor && one.informer === other.informer;
}

export function sameStock(one: State, other: State): boolean {
  return sameNumbers(one.treasureStock, other.treasureStock) && sameNumbers(one.commodityStock, other.commodityStock);
}

/** Whoever looks, as long as the chests stay open or closed. */
export function samePlayer(one: State, other: State, seat: Seat): boolean {
  return (
    one.revealed === other.revealed &&
    (one.hind === seat) === (other.hind === seat) &&
    sameLog(one.players[seat], other.players[seat])
  );
}

function sameLog(one: PlayerState, other: PlayerState): boolean {
  return (
    one.score === other.score &&
    one.crew === other.crew &&
    one.guns === other.guns &&
    one.goods === other.goods &&
    one.barrels === other.barrels &&
    one.galleon === other.galleon &&
    one.pinnace === other.pinnace &&
    one.ghost === other.ghost &&
    one.investor === other.investor &&
    one.discs === other.discs &&
    one.place === other.place &&
    one.atDrake === other.atDrake &&
    one.range === other.range &&
    one.home === other.home &&
    one.ship === other.ship &&
    one.hand === other.hand &&
    one.conquests === other.conquests &&
    sameNumbers(one.commodities, other.commodities) &&
    sameNumbers(one.chest, other.chest)
  );
}

interface States {
  readonly box: Box;
  readonly from: State;
  readonly to: State;
}

/** As a spectator sees it. */
export function sameDestination({ box, from: one, to: other }: States, destination: Destination): boolean {
  const site = box.galleonSite[destination];
  return (
    one.revealed === other.revealed &&
    one.treasure[destination] === other.treasure[destination] &&
    one.wares[destination] === other.wares[destination] &&
    one.successes[destination] === other.successes[destination] &&
    one.counters[destination] === other.counters[destination] &&
    one.countersUp[destination] === other.countersUp[destination] &&
    (site < 0 || one.galleonCounters[site] === other.galleonCounters[site]) &&
    sameDiscs(one, other, destination) &&
    // The discs lie in the order of arrival, which the docks decide.
    (!one.revealed || sameNumbers(one.outbound, other.outbound))
  );
}

function sameDiscs(one: State, other: State, destination: Destination): boolean {
  for (let at = destination; at < one.discs.length; at += DESTINATIONS) {
    if (one.discs[at] !== other.discs[at]) return false;
  }
  return true;
}

/** Whether every seat may know the same of what lies face down. */
export function sameKnowledge(one: State, other: State, destination: Destination): boolean {
  return (
    one.countersKnown[destination] === other.countersKnown[destination] &&
    inspectorAt(one, destination) === inspectorAt(other, destination)
  );
}

/** The seat that is looking at the discs here with the Informer. */
export function inspectorAt(state: State, destination: Destination): Seat | undefined {
  const frame = state.stack.at(-1);
  return frame?.kind === 'exchangeDiscs' && frame.destination === destination ? frame.seat : undefined;
}
