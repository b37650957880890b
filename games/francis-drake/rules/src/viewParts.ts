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
  /** By viewer: the whole lists of their view. */
  readonly lists: Map<Viewer, Lists>;
}

/** By seat and by Destination; made when first needed. */
interface OwnParts {
  readonly players: (PlayerView | undefined)[];
  readonly map: (DestinationView | undefined)[];
}

interface Lists {
  players: View['players'] | undefined;
  map: View['map'] | undefined;
}

export function viewParts(box: Box, state: State, previous?: ViewParts): ViewParts {
  const chestsOpen = areChestsOpen(box, state);
  const parts: Omit<ViewParts, 'common' | 'own' | 'lists'> = {
    state,
    chestsOpen,
    street: previous !== undefined && sameStreet(previous.state, state) ? previous.street : viewStreet(state, previous),
    docks: previous !== undefined && sameDocks(previous.state, state) ? previous.docks : viewDocks(state),
    holders: previous !== undefined && sameHolders(previous.state, state) ? previous.holders : viewHolders(state),
    stock: previous !== undefined && sameStock(previous.state, state) ? previous.stock : viewStock(state),
  };
  if (previous === undefined) return { ...parts, common: emptyParts(box, state), own: new Map(), lists: new Map() };
  return { ...parts, ...keptParts(box, previous, parts) };
}

function emptyParts(box: Box, state: State): OwnParts {
  return { players: state.players.map(() => undefined), map: box.names.map(() => undefined) };
}

/** What was seen before, without what has changed since. */
function keptParts(
  box: Box,
  from: ViewParts,
  { state, chestsOpen }: Pick<ViewParts, 'state' | 'chestsOpen'>,
): Pick<ViewParts, 'common' | 'own' | 'lists'> {
  const players = changes(state.seats, (seat) => chestsOpen === from.chestsOpen && samePlayer(from.state, state, seat));
  const map = changes(box.names.length, (at) => sameDestination({ box, from: from.state, to: state }, at));
  const known = changes(box.names.length, (at) => !map.includes(at) && sameKnowledge(from.state, state, at));
  const own = new Map<Viewer, OwnParts>();
  for (const [viewer, seen] of from.own) {
    own.set(viewer, { players: without(seen.players, players), map: without(seen.map, known) });
  }
  const lists = new Map<Viewer, Lists>();
  for (const [viewer, seen] of from.lists) {
    lists.set(viewer, {
      players: players.length === 0 ? seen.players : undefined,
      map: known.length === 0 ? seen.map : undefined,
    });
  }
  return { common: { players: without(from.common.players, players), map: without(from.common.map, map) }, own, lists };
}

/** The numbers below `count` of what is no longer the same. */
function changes(count: number, isSame: (at: number) => boolean): number[] {
  const changed: number[] = [];
  for (let at = 0; at < count; at++) if (!isSame(at)) changed.push(at);
  return changed;
}

/** If nothing has changed, both states share the list: what is made for one is the same for the other. */
function without<Part>(parts: (Part | undefined)[], changed: readonly number[]): (Part | undefined)[] {
  if (changed.length === 0) return parts;
  const kept = parts.slice();
  for (const at of changed) kept[at] = undefined;
  return kept;
}

/** A move visits one location; a comparison of the views skips the others, because they are the same objects. */
function viewStreet({ street, visits }: State, previous?: ViewParts): View['street'] {
  return street.map((location, at) => {
    const isSame = previous?.state.street[at] === location && previous.state.visits[location] === visits[location];
    return isSame ? previous.street[at] : { location: LOCATIONS[location], discs: listVisitors(visits[location]) };
  });
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

/** The lists of the viewer's view, as far as they have been made. */
export function listsOf(parts: ViewParts, viewer: Viewer): Lists {
  let lists = parts.lists.get(viewer);
  if (lists === undefined) {
    lists = { players: undefined, map: undefined };
    parts.lists.set(viewer, lists);
  }
  return lists;
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
