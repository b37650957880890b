import type { RuleId } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { BONUSES, type BonusId, MILITARY, type Place, WORLDS } from '../ids.ts';
import { PLANCK_CAUSES, type PlanckCause } from '../solo/causes.ts';
import type { View } from '../view.ts';
import { landOf, worldOf } from './lands.ts';
import { planckOf } from './planck.ts';
import { hasLargerShips } from './ships.ts';

/** Why Planck does something. */
export interface PlanckReason {
  /** More than one where the event alone does not tell which. */
  readonly rules: readonly RuleId[];
  readonly cause: PlanckCause | 'loaded';
  /** What Planck has, where it is less than a Benefit costs. */
  readonly gold?: number;
}

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/**
 * What made Planck do what an event of a solo game tells; undefined for events that leave Planck no choice. With the
 * view just before the event it is more exact.
 */
export function planckReason(box: Box, event: Event, before?: View): PlanckReason | undefined {
  switch (event.kind) {
    case 'progressTurnedUp':
      return turnedUpReason(box, event, before);
    case 'planckLoaded':
      return loadReason(box, event, before);
    case 'shipHarboured':
      return because(harbourCause(box, event, before));
    case 'landExplored':
      return because(exploreCause(box, event.place));
    case 'built':
      return because(event.what === 'town' ? 'town' : 'city');
    case 'pirateLaid':
      return because(pirateCause(before));
    case 'benefitSelected':
      return selectReason(event, before);
    case 'bonusPlayed':
      return becauseOf(BY_BONUS[BONUSES[event.bonus]]);
    case 'bonusRetained':
      return because(RETAINED[BONUSES[event.bonus]] ?? 'retained');
    case 'passed':
      return passReason(event, before);
    default:
      return becauseOf(BY_KIND[event.kind]);
  }
}

function because(cause: PlanckCause): PlanckReason {
  return { rules: [PLANCK_CAUSES[cause]], cause };
}

function becauseOf(cause: PlanckCause | undefined): PlanckReason | undefined {
  return cause === undefined ? undefined : because(cause);
}

/** Events that always have the same reason. */
const BY_KIND: Readonly<Partial<Record<Event['kind'], PlanckCause>>> = {
  warPlaced: 'war',
  courseFixed: 'clockwise',
  settlerRecovered: 'recovered',
  tileDrawn: 'tile',
  bannerTurned: 'banner',
  pairRemoved: 'pair',
  nativesPlaced: 'natives',
  settlersReturned: 'returned',
  settlerMigrated: 'migrated',
  settlersReduced: 'reduced',
  worldGoverned: 'governed',
  revenueCollected: 'collected',
  goldMined: 'collected',
  goldStored: 'shifted',
  goldSpent: 'paid',
  captainBoarded: 'captain',
  captainStayed: 'captain',
  piratePlayed: 'plunder',
  shipSailedBack: 'home',
  doublePlayed: 'double',
  goldTaken: 'gold',
  shipsEnlarged: 'ships',
  progressReturned: 'under',
};

const BY_BONUS: Readonly<Partial<Record<BonusId, PlanckCause>>> = {
  native: 'native',
  stronghold: 'stronghold',
  corn: 'increase',
  timber: 'increase',
  iron: 'increase',
  gems: 'increase',
  town: 'townCounter',
  city: 'cityCounter',
  cathedral: 'cathedral',
};

/** Counters retained for a reason of their own. */
const RETAINED: Readonly<Partial<Record<BonusId, PlanckCause>>> = { spyglass: 'spyglass', turnOrder: 'turnOrder' };

/** A counter is turned up twice in an era; only the view can tell for which phase. */
function turnedUpReason(box: Box, { face }: EventOf<'progressTurnedUp'>, before: View | undefined): PlanckReason {
  if (box.faces.group[face] === MILITARY) return because('military');
  const { firstWorld: toSail, governed: toGovern } = PLANCK_CAUSES;
  const rules = before === undefined ? [toSail, toGovern] : [before.phase === 'loading' ? toSail : toGovern];
  return { rules, cause: 'firstWorld' };
}

/** A larger first ship is full unless Settlers are missing, and then they are missing on the others as well. */
function loadReason(box: Box, { load }: EventOf<'planckLoaded'>, before: View | undefined): PlanckReason {
  const { captain, settler } = box.components.solo.basicLoad;
  const loads = load.crews.map((crew, world) => crew + load.aboard[world]);
  const limit = before && planckOf(before)?.crewLimit;
  if (hasLargerShips(limit ?? Math.max(...loads))) return because('loadFour');
  if (limit !== undefined || loads.every((crew) => crew >= captain + settler)) return because('loadThree');
  return { rules: [PLANCK_CAUSES.loadThree, PLANCK_CAUSES.loadFour], cause: 'loaded' };
}

function pirateCause(before: View | undefined): PlanckCause {
  if (before === undefined) return 'pirate';
  return before.readings?.pirateByRevenue === true ? 'pirateRevenue' : 'pirateReach';
}

function exploreCause({ atlas }: Box, place: Place): PlanckCause {
  return landOf(place) === atlas.firstLand ? 'caribbean' : 'explore';
}

function harbourCause(box: Box, { action, place }: EventOf<'shipHarboured'>, before: View | undefined): PlanckCause {
  switch (action) {
    case 'attack':
      return 'attackAtWar';
    case 'explore':
      return exploreCause(box, place);
    case 'consolidate':
      return 'consolidate';
    case 'fallback':
      if (before === undefined) return 'fallback';
      return planckOf(before)?.captains[WORLDS[worldOf(place)]] === undefined ? 'fallbackRevenue' : 'fallbackCaptain';
  }
}

/** A selection without a price may be half of a Double Selection, which only the view can tell. */
function selectReason({ cost }: EventOf<'benefitSelected'>, before: View | undefined): PlanckReason | undefined {
  if (cost > 0) return because('nearest');
  if (before === undefined) return undefined;
  return because((before.cost ?? 0) === 0 ? 'nearest' : 'nearestProgress');
}

function passReason({ pushed }: EventOf<'passed'>, before: View | undefined): PlanckReason {
  if (pushed) return because('pushed');
  if (before?.display.length === 0) return because('passedEmpty');
  // The view may still be of the round before, with its lower price; but only gold can be lacking now.
  const gold = before && planckOf(before)?.gold;
  return gold === undefined ? because('passed') : { ...because('passedPoor'), gold };
}
