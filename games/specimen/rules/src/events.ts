import { type Seat, seesAs, type Viewer } from '@portolan/kernel';
import type { Chart, Coast, Island } from './ids.ts';

export type Event =
  | { readonly kind: 'roundBegun'; readonly round: number }
  /** Only the bidder knows `chart`. */
  | { readonly kind: 'bidLaid'; readonly seat: Seat; readonly chart?: Chart }
  /** `charts` by seat. */
  | { readonly kind: 'bidsTurned'; readonly charts: readonly Chart[] }
  | { readonly kind: 'explorerFound'; readonly seat: Seat }
  | { readonly kind: 'nobodyFound' }
  /** Only the explorer knows `island`. */
  | { readonly kind: 'islandSeen'; readonly seat: Seat; readonly coast: Coast; readonly island?: Island }
  | { readonly kind: 'islandClaimed'; readonly seat: Seat; readonly coast: Coast; readonly island: Island }
  | { readonly kind: 'islandLeft'; readonly seat: Seat; readonly coast: Coast }
  | { readonly kind: 'wentHome'; readonly seat: Seat; readonly points: number }
  /** Only the player who drew it knows `chart`. */
  | { readonly kind: 'chartDrawn'; readonly seat: Seat; readonly chart?: Chart }
  | { readonly kind: 'gameEnded' };

/** What `viewer` may know of the event. [SP-BID-02] [SP-EXPLORE-01] [SP-ROUND-02] */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.kind) {
    case 'bidLaid':
    case 'chartDrawn':
      return seesAs(viewer, event.seat) ? event : { kind: event.kind, seat: event.seat };
    case 'islandSeen':
      return seesAs(viewer, event.seat) ? event : { kind: event.kind, seat: event.seat, coast: event.coast };
    default:
      return event;
  }
}

/** True when the event shows something to someone it was hidden from. */
export function reveals({ kind }: Event): boolean {
  return kind === 'bidsTurned' || kind === 'islandSeen' || kind === 'islandClaimed' || kind === 'chartDrawn';
}
