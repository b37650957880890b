import type { Seat } from '@portolan/kernel';
import type { Berth, Colour, Good, Island, Piece, Production, Space, Token } from './ids.ts';

export type Event =
  /** `out` by Colour: what came out of the tower. */
  | {
      readonly kind: 'phaseBegun';
      readonly round: number;
      readonly phase: Colour;
      readonly dropped: number;
      readonly out: readonly number[];
      readonly ap: number;
      readonly order: readonly Seat[];
    }
  | { readonly kind: 'phaseSkipped'; readonly round: number; readonly phase: Colour; readonly dropped: number }
  | {
      readonly kind: 'actionChosen';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly special: boolean;
      readonly ap: number;
    }
  /** `cubes` on the action space. */
  | { readonly kind: 'goldTaken'; readonly seat: Seat; readonly cubes: number }
  | { readonly kind: 'cubesScored'; readonly seat: Seat; readonly points: number }
  /** `points` for gold beyond the end of the track. */
  | { readonly kind: 'goldGained'; readonly seat: Seat; readonly gold: number; readonly points: number }
  | { readonly kind: 'goldSpent'; readonly seat: Seat; readonly gold: number }
  /** NOTHING for a chest. */
  | { readonly kind: 'cashed'; readonly seat: Seat; readonly token: Token }
  | { readonly kind: 'trackEnded'; readonly seat: Seat; readonly colour: Colour }
  | { readonly kind: 'shipPlaced'; readonly seat: Seat; readonly ship: number; readonly berth: Berth }
  | { readonly kind: 'tokenUsed'; readonly seat: Seat; readonly token: Token }
  | {
      readonly kind: 'shipSailed';
      readonly seat: Seat;
      readonly ship: number;
      readonly from: Berth;
      readonly to: Berth;
      readonly steps: number;
    }
  | {
      readonly kind: 'postFounded';
      readonly seat: Seat;
      readonly space: Space;
      readonly island: Island;
      /** For the discovery. */
      readonly points: number;
    }
  | { readonly kind: 'cannonsLoaded'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'tilePlanned'; readonly seat: Seat; readonly piece: Piece }
  | { readonly kind: 'progressMoved'; readonly seat: Seat; readonly count: number; readonly to: number }
  | { readonly kind: 'tokenTaken'; readonly seat: Seat; readonly token: Token }
  | {
      readonly kind: 'tileLaid';
      readonly seat: Seat;
      readonly piece: Piece;
      readonly spaces: readonly Space[];
      readonly goods: readonly Good[];
    }
  | { readonly kind: 'tilesScored'; readonly seat: Seat; readonly points: number }
  /** `posts` by seat. */
  | {
      readonly kind: 'islandCompleted';
      readonly seat: Seat;
      readonly island: Island;
      readonly points: number;
      readonly posts: readonly number[];
      readonly chest: boolean;
    }
  | { readonly kind: 'productionBought'; readonly seat: Seat; readonly production: Production }
  | { readonly kind: 'orderMoved'; readonly seat: Seat; readonly count: number; readonly to: number }
  | { readonly kind: 'orderJumped'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'phaseEnded'; readonly phase: Colour }
  | {
      readonly kind: 'piratesFought';
      readonly seat: Seat;
      readonly strength: number;
      readonly fired: number;
      /** Points lost. */
      readonly lost: number;
    }
  | { readonly kind: 'pirateTurned'; readonly value: number }
  | { readonly kind: 'progressDealt'; readonly tokens: readonly Token[] }
  | { readonly kind: 'productionDealt'; readonly market: readonly Production[] }
  | { readonly kind: 'roundBegun'; readonly round: number; readonly timeMarker: number }
  | {
      readonly kind: 'finalScored';
      readonly source: 'gold' | 'goods' | 'tokens' | 'progress' | 'order';
      /** By seat. */
      readonly points: readonly number[];
    };

/** No player has secrets, so every viewer is told everything. [AM-HIDDEN-04] */
export function redact(event: Event): Event {
  return event;
}

/** True when the event shows what lay face down. [AM-HIDDEN-01] [AM-HIDDEN-02] */
export function reveals(event: Event): boolean {
  return event.kind === 'pirateTurned' || event.kind === 'progressDealt' || event.kind === 'productionDealt';
}
