import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { COMMODITIES, DESTINATIONS, DISC_NAMES, type Disc, LOCATIONS, type Location, NO_DISC, NOBODY } from '../ids.ts';
import { withDisc } from '../queries/discs.ts';
import { conquestBits } from '../queries/onView.ts';
import { inspectorAt } from '../queries/sameSight.ts';
import { addVisitor, type Visitors } from '../queries/visitors.ts';
import { DONE, type PlayerState, type State } from '../state.ts';
import type { DestinationView, PlayerView, View } from '../view.ts';

/** A player as everybody sees them. */
export type Sailor = Pick<
  PlayerState,
  | 'crew'
  | 'guns'
  | 'goods'
  | 'barrels'
  | 'galleon'
  | 'pinnace'
  | 'ghost'
  | 'investor'
  | 'discs'
  | 'place'
  | 'conquests'
  | 'commodities'
>;

/** What ships are outfitted by. All of it is open, so that a state shows it as it stands. */
export interface HarbourSight {
  readonly seats: number;
  readonly voyage: number;
  readonly players: readonly Sailor[];
  readonly street: readonly Location[];
  /** By Location. */
  readonly visits: readonly Visitors[];
  readonly outbound: readonly Seat[];
  readonly admiral: Seat;
  readonly governor: Seat;
  readonly informer: Seat;
  readonly hind: Seat;
  readonly galleonCounters: readonly number[];
}

/** What the asked seat may know, in the terms of the state, so that an imagined state needs no view first. */
export interface Sight extends HarbourSight {
  /** By seat: the number of mission discs in hand. */
  readonly hands: readonly number[];
  /** The asked seat's own mission discs in hand, a bit for each. */
  readonly hand: number;
  /** Ships that are home. */
  readonly home: number;
  /** By Destination: the value of its counter, negative while it is not known and where there is none. */
  readonly counters: readonly number[];
  /** Where a counter lies face down, a bit for each Destination. */
  readonly hidden: number;
  readonly treasure: readonly number[];
  readonly wares: readonly number[];
  readonly successes: readonly number[];
  /** As in the state; UNSEEN for a disc whose face is not known. */
  readonly discs: readonly Disc[];
}

const UNKNOWN = -1;
/** Stands for a mission disc that lies face down before the reveal. */
export const UNSEEN: Disc = 7;

export function sightOfState(state: State, me: Seat): Sight {
  const { players } = state;
  const counters = state.counters.slice();
  let hidden = 0;
  for (let at = 0; at < counters.length; at++) {
    if (counters[at] < 0 || state.countersUp[at] !== 0) continue;
    hidden |= 1 << at;
    if ((state.countersKnown[at] & (1 << me)) === 0) counters[at] = UNKNOWN;
  }
  const hands: number[] = [];
  for (let seat = 0; seat < players.length; seat++) hands.push(countDiscs(players[seat].hand));
  return {
    seats: state.seats,
    voyage: state.voyage,
    players,
    hands,
    hand: players[me].hand,
    street: state.street,
    visits: state.visits,
    outbound: state.outbound,
    home: state.homebound.length,
    admiral: state.admiral,
    governor: state.governor,
    informer: state.informer,
    hind: state.hind,
    galleonCounters: state.galleonCounters,
    counters,
    hidden,
    treasure: state.treasure,
    wares: state.wares,
    successes: state.successes,
    discs: state.revealed ? state.discs : seenDiscs(state, me),
  };
}

function countDiscs(hand: number): number {
  let count = 0;
  for (let bits = hand; bits > 0; bits &= bits - 1) count++;
  return count;
}

function seenDiscs(state: State, me: Seat): Disc[] {
  const discs = state.discs.slice();
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    if (inspectorAt(state, destination) === me) continue;
    for (let seat = 0; seat < state.seats; seat++) {
      const at = seat * DESTINATIONS + destination;
      if (seat !== me && discs[at] !== NO_DISC) discs[at] = UNSEEN;
    }
  }
  return discs;
}

export function sightOfView(box: Box, view: View, me: Seat): Sight {
  const { docks, holders, map, players } = view;
  return {
    seats: view.seats,
    voyage: view.voyage,
    players: players.map(sailorOf),
    hands: players.map(({ handSize }) => handSize),
    hand: (players[me].hand ?? []).reduce((set, name) => withDisc(set, DISC_NAMES.indexOf(name)), 0),
    street: view.street.map(({ location }) => LOCATIONS.indexOf(location)),
    visits: visitsOf(view),
    outbound: docks.outbound,
    home: docks.homebound.length,
    admiral: holders.admiral ?? NOBODY,
    governor: holders.governor ?? NOBODY,
    informer: holders.informer ?? NOBODY,
    hind: players.findIndex(({ hind }) => hind),
    galleonCounters: box.galleons.map((site) => map[site].galleonCounter ?? 0),
    counters: map.map(({ counter }) => counter?.value ?? UNKNOWN),
    hidden: map.reduce((set, { counter }, at) => (counter?.up === false ? set | (1 << at) : set), 0),
    treasure: map.map(({ treasure }) => Number(treasure)),
    wares: map.map(({ wares }) => wares.reduce((set, id) => set | (1 << COMMODITIES.indexOf(id)), 0)),
    successes: map.map(({ successes }) => successes),
    discs: discsOf(map, view.seats),
  };
}

function sailorOf(player: PlayerView): Sailor {
  return {
    ...player,
    discs: player.playerDiscs,
    conquests: conquestBits(player),
    commodities: COMMODITIES.map((id) => player.commodities[id]),
  };
}

function visitsOf({ street }: View): Visitors[] {
  const visits = LOCATIONS.map(() => 0);
  for (const { location, discs } of street) visits[LOCATIONS.indexOf(location)] = discs.reduce(addVisitor, 0);
  return visits;
}

function discsOf(map: readonly DestinationView[], seats: number): Disc[] {
  const discs = Array.from({ length: seats * DESTINATIONS }, () => NO_DISC);
  for (const [destination, place] of map.entries()) {
    for (const { seat, disc, done } of place.discs) {
      const face = disc === undefined ? UNSEEN : DISC_NAMES.indexOf(disc);
      discs[seat * DESTINATIONS + destination] = face + (done ? DONE : 0);
    }
  }
  return discs;
}
