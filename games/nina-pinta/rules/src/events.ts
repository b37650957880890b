import { type Seat, seesAs, type Viewer } from '@portolan/kernel';
import type { Face, Land, Nation, Place, Source, Tile, Token, World } from './ids.ts';
import type { Building } from './state.ts';

/** What one player has loaded, by World. */
export interface Load {
  readonly crews: readonly number[];
  readonly aboard: readonly number[];
  readonly voyage: readonly World[];
}

export type Event =
  | { readonly kind: 'nationChosen'; readonly seat: Seat; readonly nation: Nation }
  /** `lands` a bit for each; `tiles` in the order of the lands, known only to the player who looked. */
  | {
      readonly kind: 'landsLooked';
      readonly seat: Seat;
      readonly world: World;
      readonly lands: number;
      readonly tiles?: readonly Tile[];
    }
  | { readonly kind: 'lookDeclined'; readonly seat: Seat }
  | { readonly kind: 'eraBegun'; readonly era: number; readonly token: Token; readonly order: readonly Seat[] }
  /** To every player except Planck. */
  | { readonly kind: 'goldAwarded'; readonly gold: number }
  | { readonly kind: 'benefitsShown'; readonly display: readonly Face[] }
  /** Without a seat when all worlds enter a State of War. */
  | { readonly kind: 'warPlaced'; readonly seat?: Seat; readonly world: World }
  /** Known only to the loader. */
  | {
      readonly kind: 'shipLoaded';
      readonly seat: Seat;
      readonly world: World;
      readonly captain: boolean;
      readonly settlers: number;
    }
  /** `voyage` is known only to the loader. */
  | { readonly kind: 'loadsSealed'; readonly seat: Seat; readonly voyage?: readonly World[] }
  /** By seat. */
  | { readonly kind: 'loadsRevealed'; readonly loads: readonly Load[] }
  | { readonly kind: 'settlerRecovered'; readonly seat: Seat; readonly place: Place }
  | { readonly kind: 'crewPaid'; readonly seat: Seat; readonly gold: number }
  | {
      readonly kind: 'shipHarboured';
      readonly seat: Seat;
      readonly place: Place;
      readonly action: 'explore' | 'consolidate' | 'attack' | 'fallback';
    }
  | { readonly kind: 'shipTurnedBack'; readonly seat: Seat; readonly world: World; readonly settlers: number }
  | { readonly kind: 'bannerTurned'; readonly seat: Seat }
  | { readonly kind: 'landExplored'; readonly seat: Seat; readonly place: Place; readonly tile: Tile }
  | {
      readonly kind: 'crewLanded';
      readonly seat: Seat;
      readonly place: Place;
      readonly settlers: number;
      readonly captain: 'landed' | 'returned' | 'none';
    }
  | { readonly kind: 'mineOpened'; readonly place: Place; readonly gold: number }
  | { readonly kind: 'goldFound'; readonly seat: Seat; readonly place: Place; readonly gold: number }
  | { readonly kind: 'strongholdOccupied'; readonly seat: Seat; readonly place: Place }
  | { readonly kind: 'nativesPlaced'; readonly seat: Seat; readonly place: Place }
  | { readonly kind: 'pairRemoved'; readonly seat: Seat; readonly victim: Seat; readonly place: Place }
  /** No further pair is removed. */
  | { readonly kind: 'attackEnded'; readonly seat: Seat; readonly place: Place }
  | { readonly kind: 'settlerMigrated'; readonly seat: Seat; readonly from: Place; readonly to: Place }
  | { readonly kind: 'nobodyMigrated'; readonly seat: Seat; readonly world: World }
  | { readonly kind: 'settlersReduced'; readonly seat: Seat; readonly place: Place; readonly count: number }
  | { readonly kind: 'worldGoverned'; readonly seat: Seat; readonly world: World }
  /** `lost` could not be stored. */
  | {
      readonly kind: 'revenueCollected';
      readonly seat: Seat;
      readonly world: World;
      readonly gold: number;
      readonly lost: number;
    }
  | { readonly kind: 'goldMined'; readonly seat: Seat; readonly place: Place; readonly gold: number }
  | { readonly kind: 'goldStored'; readonly seat: Seat; readonly place: Place; readonly gold: number }
  | { readonly kind: 'goldSpent'; readonly seat: Seat; readonly place: Place; readonly gold: number }
  | {
      readonly kind: 'built';
      readonly seat: Seat;
      readonly place: Place;
      readonly what: Building;
      readonly cost: number;
    }
  | { readonly kind: 'buildingEnded'; readonly seat: Seat; readonly world: World }
  | { readonly kind: 'markerPlaced'; readonly seat: Seat; readonly group: number; readonly world: World }
  | { readonly kind: 'captainStayed'; readonly seat: Seat; readonly world: World }
  | { readonly kind: 'captainBoarded'; readonly seat: Seat; readonly world: World }
  | { readonly kind: 'pirateDeclined'; readonly seat: Seat; readonly owner: Seat; readonly rest: boolean }
  | { readonly kind: 'piratePlayed'; readonly seat: Seat; readonly owner: Seat; readonly gold: number }
  | { readonly kind: 'shipSailedBack'; readonly seat: Seat; readonly world: World; readonly gold: number }
  | { readonly kind: 'benefitSelected'; readonly seat: Seat; readonly face: Face; readonly cost: number }
  | { readonly kind: 'doublePlayed'; readonly seat: Seat; readonly cost: number }
  | { readonly kind: 'bonusPlayed'; readonly seat: Seat; readonly bonus: number; readonly place: Place }
  /** It could have no effect. */
  | { readonly kind: 'bonusDiscarded'; readonly seat: Seat; readonly bonus: number }
  | { readonly kind: 'goldTaken'; readonly seat: Seat; readonly gold: number }
  | { readonly kind: 'shipsEnlarged'; readonly seat: Seat }
  /** Whether markers were `pushed`; `spaces` after the pass. */
  | {
      readonly kind: 'passed';
      readonly seat: Seat;
      readonly space: number;
      readonly pushed: boolean;
      readonly spaces: readonly Seat[];
    }
  /** Solo: the counter on top of the Progress stack; a Military one is Planck's, another fixes a world. */
  | { readonly kind: 'progressTurnedUp'; readonly face: Face; readonly world: World }
  /** Solo: the order in which Planck sails or governs. */
  | { readonly kind: 'courseFixed'; readonly worlds: readonly World[] }
  | { readonly kind: 'planckLoaded'; readonly load: Load }
  /** Solo: the name on the bottom tile of the stack, which is now on top. */
  | { readonly kind: 'tileDrawn'; readonly land: Land }
  | { readonly kind: 'settlersReturned'; readonly seat: Seat; readonly place: Place; readonly count: number }
  | { readonly kind: 'pirateLaid'; readonly seat: Seat; readonly world: World }
  | { readonly kind: 'bonusRetained'; readonly seat: Seat; readonly bonus: number }
  /** Solo: the number of unselected Progress Benefits put under the stack. */
  | { readonly kind: 'progressReturned'; readonly count: number }
  | { readonly kind: 'eraCompleted'; readonly era: number; readonly order: readonly Seat[] }
  /** All is turned up: by player, the gold and the counts of Progress Benefits. */
  | {
      readonly kind: 'holdingsRevealed';
      readonly gold: readonly number[];
      readonly progress: readonly (readonly number[])[];
    }
  /** `points` by player. */
  | { readonly kind: 'finalScored'; readonly source: Source; readonly points: readonly number[] }
  /** Solo: an index into the grades of the components, NOTHING with equal totals. */
  | { readonly kind: 'victoryGraded'; readonly winner: Seat; readonly lead: number; readonly grade: number };

/** What `viewer` may know of the event. [NP-HIDDEN-04] [NP-HIDDEN-06] [NP-HIDDEN-09] */
export function redact(event: Event, viewer: Viewer): Event | undefined {
  switch (event.kind) {
    case 'shipLoaded':
      return seesAs(viewer, event.seat) ? event : undefined;
    case 'loadsSealed':
      return seesAs(viewer, event.seat) ? event : { kind: event.kind, seat: event.seat };
    case 'landsLooked': {
      const { kind, seat, world, lands } = event;
      return seesAs(viewer, seat) ? event : { kind, seat, world, lands };
    }
    default:
      return event;
  }
}

const REVEALING: readonly Event['kind'][] = [
  'landsLooked',
  'eraBegun',
  'benefitsShown',
  // It is public who is ready; from then on the loads are final. [NP-LOAD-10]
  'loadsSealed',
  'loadsRevealed',
  'landExplored',
  'progressTurnedUp',
  'tileDrawn',
  'holdingsRevealed',
];

/** True when the event shows someone what was hidden from them. */
export function reveals({ kind }: Event): boolean {
  return REVEALING.includes(kind);
}
