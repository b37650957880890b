import { type Seat, seesAs, type Viewer } from '@portolan/kernel';
import type { Commodity, Destination, Disc, Location, Treasure } from './ids.ts';
import type { Items } from './items.ts';

/** Why a mission was not carried out. */
export type DeclineReason =
  /** The owner chose to decline. */
  | 'chosen'
  /** The owner cannot pay the public cost, has only a frigate, or has nothing to trade with. */
  | 'unable'
  /** The Destination has seen as many successes as it allows. */
  | 'missedOut'
  /** The counter just turned up made it too dear. */
  | 'tooDear';

export type Event =
  | { readonly kind: 'voyageBegun'; readonly voyage: number; readonly order: readonly Seat[] }
  | {
      readonly kind: 'stopped';
      readonly seat: Seat;
      readonly location: Location;
      readonly circle: number;
      readonly gained?: Items;
    }
  | {
      readonly kind: 'tavernRolled';
      readonly seat: Seat;
      readonly roll: number;
      readonly result: number;
      readonly crew: number;
      readonly ghost: boolean;
    }
  | { readonly kind: 'investorPaid'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'yieldTaken'; readonly seat: Seat; readonly location: Location; readonly gained: Items }
  | { readonly kind: 'docked'; readonly seat: Seat; readonly dock: number }
  | { readonly kind: 'treasureLaid'; readonly destinations: readonly Destination[] }
  /** `values` in the order of the places; only the seat that laid them knows them, nobody when they were dealt. */
  | {
      readonly kind: 'countersLaid';
      readonly seat: Seat;
      readonly places: readonly Destination[];
      readonly values?: readonly number[];
    }
  | { readonly kind: 'docksSwapped'; readonly seat: Seat; readonly other: Seat }
  | { readonly kind: 'rangesSet'; readonly ranges: readonly number[] }
  /** `disc` is known to its owner alone. */
  | { readonly kind: 'missionPlaced'; readonly seat: Seat; readonly destination: Destination; readonly disc?: Disc }
  | { readonly kind: 'informerUnused'; readonly seat: Seat }
  /** `discs` by seat, 0 where a seat has none there; known to the Informer's holder alone. */
  | {
      readonly kind: 'discsInspected';
      readonly seat: Seat;
      readonly destination: Destination;
      readonly discs?: readonly Disc[];
    }
  | {
      readonly kind: 'counterInspected';
      readonly seat: Seat;
      readonly destination: Destination;
      readonly value?: number;
    }
  | { readonly kind: 'discsKept'; readonly seat: Seat }
  | { readonly kind: 'discsExchanged'; readonly seat: Seat; readonly one: Destination; readonly other: Destination }
  | { readonly kind: 'discMoved'; readonly seat: Seat; readonly from: Destination; readonly to: Destination }
  /** `discs` by seat and Destination, as in the state. */
  | { readonly kind: 'discsRevealed'; readonly discs: readonly Disc[] }
  | { readonly kind: 'ghostVanished'; readonly seat: Seat; readonly destination: Destination }
  | { readonly kind: 'placeMarkersLaid'; readonly order: readonly Seat[] }
  /** `ships` by seat: where each ship sailed to, -1 for those that stay where they are. */
  | { readonly kind: 'shipsSailed'; readonly disc: Disc; readonly ships: readonly Destination[] }
  | { readonly kind: 'counterTurned'; readonly seat: Seat; readonly destination: Destination; readonly value: number }
  | {
      readonly kind: 'attacked';
      readonly seat: Seat;
      readonly destination: Destination;
      readonly disc: Disc;
      readonly crew: number;
      readonly guns: number;
      readonly points: number;
      readonly treasure: Treasure;
    }
  | {
      readonly kind: 'traded';
      readonly seat: Seat;
      readonly destination: Destination;
      readonly disc: Disc;
      readonly commodity: Commodity;
    }
  | {
      readonly kind: 'missionDeclined';
      readonly seat: Seat;
      readonly destination: Destination;
      readonly disc: Disc;
      readonly reason: DeclineReason;
    }
  | { readonly kind: 'returned'; readonly seat: Seat; readonly dock: number; readonly bonus: number }
  /** By seat: points for the kinds conquered. */
  | { readonly kind: 'kindsScored'; readonly points: readonly number[] }
  | {
      readonly kind: 'counterScored';
      readonly counter: 'admiral' | 'governor';
      readonly seat: Seat;
      readonly points: number;
    }
  | { readonly kind: 'boardReset'; readonly street: readonly Location[]; readonly galleonCounters: readonly number[] }
  | { readonly kind: 'commoditiesScored'; readonly points: readonly number[] }
  /** `chests` by seat, then by Treasure. */
  | { readonly kind: 'chestsOpened'; readonly chests: readonly (readonly number[])[] };

/** What `viewer` may know of the event. [FD-HIDDEN-01] [FD-HIDDEN-03] [FD-HIDDEN-04] [FD-HIDDEN-06] [FD-HIDDEN-07] */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.kind) {
    case 'countersLaid':
      if (seesAs(viewer, event.seat)) return event;
      return { kind: event.kind, seat: event.seat, places: event.places };
    case 'missionPlaced':
    case 'discsInspected':
    case 'counterInspected':
      if (seesAs(viewer, event.seat)) return event;
      return { kind: event.kind, seat: event.seat, destination: event.destination };
    default:
      return event;
  }
}

/** True when the event shows somebody something that was hidden from them. [FD-LIMITS-14] */
export function reveals(event: Event): boolean {
  switch (event.kind) {
    case 'discsInspected':
    case 'counterInspected':
    case 'discsRevealed':
    case 'counterTurned':
    case 'chestsOpened':
      return true;
    default:
      return false;
  }
}
