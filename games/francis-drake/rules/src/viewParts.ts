import type { Viewer } from '@portolan/kernel';
import type { Box } from './box.ts';
import { COMMODITIES, LOCATIONS, NOBODY, SOURCES, TREASURE_SOURCE, TREASURES } from './ids.ts';
import {
  sameDestination,
  sameDocks,
  sameHolders,
  sameKnowledge,
  samePlayer,
  sameStock,
  sameStreet,
} from './queries/sameSight.ts';
import { listVisitors } from './queries/visitors.ts';
import { treasureValue } from './scoring.ts';
import type { State } from './state.ts';
import type { DestinationView, PlayerView, View } from './view.ts';

/** Parts of views of one state. What did not change since the state before is the very same object. */
export interface ViewParts extends Pick<View, 'street' | 'docks' | 'holders' | 'stock'> {
  readonly state: State;
  readonly chestsOpen: boolean;
  /** As a spectator sees it, which is what everybody may know. */
  readonly common: OwnParts;
  /** By viewer: what they see differently. */
  readonly own: Map<Viewer, OwnParts>;
}

/** By seat and by Destination; made when first needed. */
interface OwnParts {
  readonly players: (PlayerView | undefined)[];
  readonly map: (DestinationView | undefined)[];
}

export function viewParts(box: Box, state: State, previous?: ViewParts): ViewParts {
  const chestsOpen = areChestsOpen(box, state);
  const parts: ViewParts = {
    state,
    chestsOpen,
    street: previous !== undefined && sameStreet(previous.state, state) ? previous.street : viewStreet(state),
    docks: previous !== undefined && sameDocks(previous.state, state) ? previous.docks : viewDocks(state),
    holders: previous !== undefined && sameHolders(previous.state, state) ? previous.holders : viewHolders(state),
    stock: previous !== undefined && sameStock(previous.state, state) ? previous.stock : viewStock(state),
    common: emptyParts(box, state),
    own: new Map(),
  };
  if (previous === undefined) return parts;
  for (const viewer of previous.own.keys()) parts.own.set(viewer, emptyParts(box, state));
  if (chestsOpen === previous.chestsOpen) keepPlayers(previous, parts);
  keepMap(box, previous, parts);
  return parts;
}

function emptyParts(box: Box, state: State): OwnParts {
  return { players: state.players.map(() => undefined), map: box.names.map(() => undefined) };
}

function keepPlayers(from: ViewParts, to: ViewParts): void {
  for (let seat = 0; seat < to.state.seats; seat++) {
    if (!samePlayer(from.state, to.state, seat)) continue;
    to.common.players[seat] = from.common.players[seat];
    for (const [viewer, { players }] of to.own) players[seat] = from.own.get(viewer)?.players[seat];
  }
}

function keepMap(box: Box, from: ViewParts, to: ViewParts): void {
  for (let destination = 0; destination < box.names.length; destination++) {
    if (!sameDestination({ box, from: from.state, to: to.state }, destination)) continue;
    to.common.map[destination] = from.common.map[destination];
    if (!sameKnowledge(from.state, to.state, destination)) continue;
    for (const [viewer, { map }] of to.own) map[destination] = from.own.get(viewer)?.map[destination];
  }
}

function viewStreet({ street, visits }: State): View['street'] {
  return street.map((location) => ({ location: LOCATIONS[location], discs: listVisitors(visits[location]) }));
}

function viewDocks({ order, outbound, homebound }: State): View['docks'] {
  return { plymouth: order.slice(), outbound: outbound.slice(), homebound: homebound.slice() };
}

/** The parts that `viewer` sees as nobody else does. */
export function ownParts(box: Box, parts: ViewParts, viewer: Viewer): OwnParts {
  let own = parts.own.get(viewer);
  if (own === undefined) {
    own = emptyParts(box, parts.state);
    parts.own.set(viewer, own);
  }
  return own;
}

/** At the end of the game, once their treasure is scored. An empty stack alone does not mean that: a move pops its frame. */
function areChestsOpen(box: Box, { stack, voyage, players }: State): boolean {
  if (stack.length > 0 || voyage < box.components.voyages) return false;
  return players.every(({ chest, points }) =>
    chest.every(
      (count, treasure) => points[SOURCES.indexOf(TREASURE_SOURCE[treasure])] === count * treasureValue(box, treasure),
    ),
  );
}

function viewHolders({ admiral, governor, informer }: State): View['holders'] {
  const holders: { -readonly [Name in keyof View['holders']]: View['holders'][Name] } = {};
  if (admiral !== NOBODY) holders.admiral = admiral;
  if (governor !== NOBODY) holders.governor = governor;
  if (informer !== NOBODY) holders.informer = informer;
  return holders;
}

function viewStock({ treasureStock, commodityStock }: State): View['stock'] {
  return { ...byName(TREASURES, treasureStock), ...byName(COMMODITIES, commodityStock) };
}

export function byName<K extends string>(names: readonly K[], values: readonly number[]): Record<K, number> {
  const byName = {} as Record<K, number>;
  for (let i = 0; i < names.length; i++) byName[names[i]] = values[i];
  return byName;
}
