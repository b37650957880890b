import { BONUSES, type Box, type Event, GROUPS, hasLargerShips, LANDS, type View, WORLDS } from '@portolan/nina-pinta';
import { t } from './messages/reasons.ts';

/** Why Planck does something. */
export interface Reason {
  /** The id of the rule that decided; more than one where the event alone does not tell which. */
  readonly rule: string;
  /** A whole sentence. */
  readonly why: string;
}

type Key = Exclude<keyof typeof t.messages.english, 'passedPoor'>;
type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/**
 * The rule behind what Planck does in an event of a solo game; undefined for events that leave Planck no choice. With
 * the view just before the event it is more exact.
 */
export function planckReason(box: Box, event: Event, before?: View): Reason | undefined {
  const special = specialReason(box, event, before);
  if (special !== undefined) return special;
  const found = BY_KIND[event.kind];
  return found === undefined ? undefined : reason(found[0], found[1]);
}

function reason(nn: string, key: Key): Reason {
  return { rule: `NP-SOLO-${nn}`, why: t(key) };
}

const BY_KIND: Readonly<Partial<Record<Event['kind'], readonly [nn: string, key: Key]>>> = {
  courseFixed: ['24', 'clockwise'],
  settlerRecovered: ['36', 'recovered'],
  warPlaced: ['21', 'war'],
  tileDrawn: ['40', 'tile'],
  bannerTurned: ['47', 'banner'],
  pairRemoved: ['45', 'pair'],
  nativesPlaced: ['51', 'natives'],
  settlerMigrated: ['55', 'migrated'],
  settlersReduced: ['57', 'reduced'],
  settlersReturned: ['54', 'returned'],
  worldGoverned: ['58', 'governed'],
  revenueCollected: ['60', 'collected'],
  goldMined: ['60', 'collected'],
  goldStored: ['61', 'stored'],
  goldSpent: ['65', 'paid'],
  captainBoarded: ['66', 'captain'],
  captainStayed: ['66', 'captain'],
  piratePlayed: ['75', 'plunder'],
  shipSailedBack: ['67', 'home'],
  doublePlayed: ['79', 'double'],
  goldTaken: ['77', 'gold'],
  shipsEnlarged: ['82', 'ships'],
  progressReturned: ['70', 'under'],
};

function specialReason(box: Box, event: Event, before: View | undefined): Reason | undefined {
  switch (event.kind) {
    case 'progressTurnedUp':
      if (GROUPS[box.faces.group[event.face] ?? -1] === 'military') return reason('25', 'military');
      return firstWorldReason(before);
    case 'planckLoaded': {
      const { crews, aboard } = event.load;
      const most = Math.max(...crews.map((crew, world) => crew + (aboard[world] ?? 0)));
      return hasLargerShips(before?.players.at(-1)?.crewLimit ?? most)
        ? reason('30', 'loadFour')
        : reason('29', 'loadThree');
    }
    case 'shipHarboured':
      return harbourReason(box, event, before);
    case 'landExplored':
      return exploreReason(box, event.place);
    case 'built':
      return event.what === 'town' ? reason('64', 'town') : reason('62', 'city');
    case 'pirateLaid':
      return reason('75', before?.readings?.pirateByRevenue === true ? 'pirateRevenue' : 'pirate');
    case 'benefitSelected':
      return selectReason(event, before);
    case 'bonusPlayed':
      return bonusReason(event.bonus);
    case 'bonusRetained':
      return retainedReason(event.bonus);
    case 'passed':
      return passReason(event, before);
    default:
      return undefined;
  }
}

/** A counter is turned up twice in an era; only the view can tell for which phase. */
function firstWorldReason(before: View | undefined): Reason {
  if (before === undefined) return { rule: 'NP-SOLO-23, NP-SOLO-58', why: t('firstWorld') };
  return reason(before.phase === 'loading' ? '23' : '58', 'firstWorld');
}

function exploreReason(box: Box, place: number): Reason {
  return place % LANDS.length === box.atlas.firstLand ? reason('48', 'caribbean') : reason('49', 'explore');
}

function harbourReason(box: Box, { action, place }: EventOf<'shipHarboured'>, before: View | undefined): Reason {
  switch (action) {
    case 'attack':
      return reason('43', 'attackAtWar');
    case 'explore':
      return exploreReason(box, place);
    case 'consolidate':
      return reason('52', 'consolidate');
    case 'fallback': {
      if (before === undefined) return reason('53', 'fallback');
      const ashore = before.players.at(-1)?.captains[WORLDS[Math.floor(place / LANDS.length)] ?? 'nina'];
      return reason('53', ashore === undefined ? 'fallbackRevenue' : 'fallbackCaptain');
    }
  }
}

/** A selection without a price may be half of a Double Selection, which only the view can tell. */
function selectReason({ cost }: EventOf<'benefitSelected'>, before: View | undefined): Reason | undefined {
  if (cost > 0) return reason('68', 'nearest');
  if (before === undefined) return undefined;
  return (before.cost ?? 0) === 0 ? reason('68', 'nearest') : reason('78', 'nearestProgress');
}

function bonusReason(bonus: number): Reason | undefined {
  switch (BONUSES[bonus]) {
    case 'native':
      return reason('72', 'native');
    case 'stronghold':
      return reason('76', 'stronghold');
    case 'corn':
    case 'timber':
    case 'iron':
    case 'gems':
      return reason('81', 'increase');
    case 'town':
      return reason('83', 'townCounter');
    case 'city':
      return reason('84', 'cityCounter');
    case 'cathedral':
      return reason('85', 'cathedral');
    default:
      return undefined;
  }
}

function retainedReason(bonus: number): Reason {
  switch (BONUSES[bonus]) {
    case 'spyglass':
      return reason('73', 'spyglass');
    case 'turnOrder':
      return reason('80', 'turnOrder');
    default:
      return reason('71', 'retained');
  }
}

function passReason({ pushed }: EventOf<'passed'>, before: View | undefined): Reason {
  if (pushed) return reason('80', 'pushed');
  const [cost, gold] = [before?.cost, before?.players.at(-1)?.gold];
  if (before === undefined || cost === undefined || gold === undefined) return reason('69', 'passed');
  if (before.display.length === 0) return reason('69', 'passedEmpty');
  return gold < cost ? { rule: 'NP-SOLO-69', why: t('passedPoor', { cost }) } : reason('69', 'passed');
}
