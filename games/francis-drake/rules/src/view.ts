import { type Seat, type SharedParts, seesAs, type Viewer } from '@portolan/kernel';
import type { Box } from './box.ts';
import {
  COMMODITIES,
  type CommodityId,
  type Destination,
  DISC_NAMES,
  type LocationId,
  TREASURES,
  type TreasureId,
} from './ids.ts';
import type { Readings } from './options.ts';
import { arrivalOrder, discAt, isPresent, listDiscs } from './queries/discs.ts';
import { inspectorAt } from './queries/sameSight.ts';
import { DONE, type Frame, type State } from './state.ts';
import { byName, listsOf, ownParts, type ViewParts, viewParts } from './viewParts.ts';

export type DiscName = (typeof DISC_NAMES)[number];

/** A mission disc on the map. Its face is absent while the viewer may not know it. */
export interface DiscView {
  readonly seat: Seat;
  readonly disc?: DiscName;
  /** Turned face down after a success or a trade. */
  readonly done: boolean;
}

export interface DestinationView {
  readonly id: string;
  readonly treasure: boolean;
  readonly wares: readonly CommodityId[];
  /** Successes or trades in this voyage. */
  readonly successes: number;
  /** Which galleon counter lies here, an index into the components. */
  readonly galleonCounter?: number;
  /** A troop or frigate counter lies here; `value` is absent while the viewer may not know it. */
  readonly counter?: { readonly up: boolean; readonly value?: number };
  /** Before the reveal by seat, afterwards in order of arrival. */
  readonly discs: readonly DiscView[];
}

export interface PlayerView {
  readonly score: number;
  readonly crew: number;
  readonly guns: number;
  readonly goods: number;
  readonly barrels: number;
  readonly galleon: boolean;
  readonly pinnace: boolean;
  readonly ghost: boolean;
  readonly hind: boolean;
  readonly investor: boolean;
  readonly playerDiscs: number;
  /** Place on the street of the player's latest disc, -1 before the first. */
  readonly place: number;
  readonly atDrake: boolean;
  readonly range: number;
  readonly home: boolean;
  /** Where the ship lies on the map. */
  readonly ship?: string;
  /** Mission discs still to be placed: how many, and which where the viewer may know. */
  readonly handSize: number;
  readonly hand?: readonly DiscName[];
  readonly conquests: { readonly town: boolean; readonly fort: boolean; readonly galleon: boolean };
  readonly commodities: Readonly<Record<CommodityId, number>>;
  /** The viewer's own; everybody's once the game is over. */
  readonly chest?: Readonly<Record<TreasureId, number>>;
}

export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  /** The second readings the table agreed on, if any. */
  readonly readings?: Readings;
  readonly voyage: number;
  /** What the table is waiting for; absent when the game is over. */
  readonly question?: Frame;
  readonly street: readonly { readonly location: LocationId; readonly discs: readonly Seat[] }[];
  readonly docks: {
    readonly plymouth: readonly Seat[];
    readonly outbound: readonly Seat[];
    readonly homebound: readonly Seat[];
  };
  /** Who holds the counters; absent while they lie in the stock. */
  readonly holders: { readonly admiral?: Seat; readonly governor?: Seat; readonly informer?: Seat };
  readonly players: readonly PlayerView[];
  readonly map: readonly DestinationView[];
  /** The mission discs lie face up. */
  readonly revealed: boolean;
  readonly stock: Readonly<Record<TreasureId | CommodityId, number>>;
}

export function view(box: Box, state: State, viewer: Viewer, shared?: SharedParts): View {
  const question = state.stack.at(-1);
  const parts =
    shared === undefined ? viewParts(box, state) : shared.of<ViewParts>((previous) => viewParts(box, state, previous));
  const context: ViewContext = { box, state, viewer, parts };
  const lists = listsOf(parts, viewer);
  lists.players ??= state.players.map((_, seat) => viewPlayer(context, seat));
  lists.map ??= box.names.map((_, destination) => viewDestination(context, destination));
  const seen: Mutable<Partial<View>> = { viewer, seats: state.seats };
  if (state.readings !== undefined) seen.readings = { ...state.readings };
  seen.voyage = state.voyage;
  if (question !== undefined) seen.question = { ...question };
  seen.street = parts.street;
  seen.docks = parts.docks;
  seen.holders = parts.holders;
  seen.players = lists.players;
  seen.map = lists.map;
  seen.revealed = state.revealed;
  seen.stock = parts.stock;
  return seen as View;
}

interface ViewContext {
  readonly box: Box;
  readonly state: State;
  readonly viewer: Viewer;
  readonly parts: ViewParts;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

// A server makes a view for every viewer of every move. Assigning optional fields is several times as fast as spreading
// objects that may be empty; the order of the fields is the order of the type.

function viewPlayer(context: ViewContext, seat: Seat): PlayerView {
  const { players } = seesAs(context.viewer, seat)
    ? ownParts(context.box, context.parts, context.viewer)
    : context.parts.common;
  players[seat] ??= makePlayer(context, seat);
  return players[seat];
}

/** All of a ship log is public except the hand and the chest. [FD-HIDDEN-01] [FD-HIDDEN-08] [FD-HIDDEN-10] */
function makePlayer({ box, state, viewer, parts }: ViewContext, seat: Seat): PlayerView {
  const player = state.players[seat];
  const hand = listDiscs(player.hand);
  const own = seesAs(viewer, seat);
  const seen: Mutable<Partial<PlayerView>> = {
    score: player.score,
    crew: player.crew,
    guns: player.guns,
    goods: player.goods,
    barrels: player.barrels,
    galleon: player.galleon,
    pinnace: player.pinnace,
    ghost: player.ghost,
    hind: state.hind === seat,
    investor: player.investor,
    playerDiscs: player.discs,
    place: player.place,
    atDrake: player.atDrake,
    range: player.range,
    home: player.home,
  };
  if (player.ship >= 0) seen.ship = box.names[player.ship];
  seen.handSize = hand.length;
  if (own || state.revealed) seen.hand = hand.map((disc) => DISC_NAMES[disc]);
  seen.conquests = {
    town: (player.conquests & 1) !== 0,
    fort: (player.conquests & 2) !== 0,
    galleon: (player.conquests & 4) !== 0,
  };
  seen.commodities = byName(COMMODITIES, player.commodities);
  if (own || parts.chestsOpen) seen.chest = byName(TREASURES, player.chest);
  return seen as PlayerView;
}

/** By set of bits: the commodities in it. */
const WARES: readonly (readonly CommodityId[])[] = Array.from({ length: 1 << COMMODITIES.length }, (_, set) =>
  COMMODITIES.filter((_, commodity) => (set & (1 << commodity)) !== 0),
);

function viewDestination(context: ViewContext, destination: Destination): DestinationView {
  const { state, viewer, parts } = context;
  if (seesMore(state, destination, viewer)) {
    const { map } = ownParts(context.box, context.parts, context.viewer);
    map[destination] ??= makeDestination(context, destination);
    return map[destination];
  }
  parts.common.map[destination] ??= makeDestination({ ...context, viewer: 'spectator' }, destination);
  return parts.common.map[destination];
}

/** Whether the viewer may know more than a spectator of what lies here. */
function seesMore(state: State, destination: Destination, viewer: Viewer): boolean {
  if (viewer === 'spectator') return false;
  if (viewer === 'open' || knowsCounter(state, destination, viewer)) return true;
  return !state.revealed && (isPresent(state, viewer, destination) || inspectorAt(state, destination) === viewer);
}

function makeDestination({ box, state, viewer }: ViewContext, destination: Destination): DestinationView {
  const seen: Mutable<Partial<DestinationView>> = {
    id: box.names[destination],
    treasure: state.treasure[destination] === 1,
    wares: WARES[state.wares[destination]].slice(),
    successes: state.successes[destination],
  };
  const site = box.galleonSite[destination];
  if (site >= 0) seen.galleonCounter = state.galleonCounters[site];
  if (state.counters[destination] >= 0) seen.counter = viewCounter(state, destination, viewer);
  seen.discs = viewDiscs(state, destination, viewer);
  return seen as DestinationView;
}

/** Face up for all; face down only for the seats that laid it or looked at it. [FD-HIDDEN-03] [FD-HIDDEN-04] [FD-HIDDEN-06] */
function viewCounter(state: State, destination: Destination, viewer: Viewer): NonNullable<DestinationView['counter']> {
  const value = state.counters[destination];
  const up = state.countersUp[destination] === 1;
  return up || knowsCounter(state, destination, viewer) ? { up, value } : { up };
}

export function knowsCounter(state: State, destination: Destination, viewer: Viewer): boolean {
  if (typeof viewer !== 'number') return viewer === 'open';
  return (state.countersKnown[destination] & (1 << viewer)) !== 0;
}

function viewDiscs(state: State, destination: Destination, viewer: Viewer): DiscView[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (isPresent(state, seat, destination)) seats.push(seat);
  const order = state.revealed && seats.length > 1 ? arrivalOrder(state, destination) : seats;
  return order.map((seat) => {
    const disc = discAt(state, seat, destination);
    const done = disc >= DONE;
    return knowsDisc(state, seat, destination, viewer) ? { seat, disc: DISC_NAMES[disc % DONE], done } : { seat, done };
  });
}

/** The viewer's own, all after the reveal, and those the viewer is inspecting with the Informer. [FD-HIDDEN-01] [FD-HIDDEN-06] */
export function knowsDisc(state: State, owner: Seat, destination: Destination, viewer: Viewer): boolean {
  return state.revealed || seesAs(viewer, owner) || inspectorAt(state, destination) === viewer;
}
