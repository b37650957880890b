import {
  type Box,
  canCarryOut,
  DISC_NAMES,
  hasShipFor,
  KINDS,
  LOCATIONS,
  type LocationId,
} from '@portolan/francis-drake';
import type { Advised, GuideScene } from './guideScene.ts';
import { t } from './messages/reasons.ts';

type Key = keyof typeof t.messages.english;

const STOPS: Readonly<Record<LocationId, Key>> = {
  crewA: 'crew',
  crewB: 'crew',
  gunsA: 'guns',
  gunsB: 'guns',
  suppliesA: 'supplies',
  suppliesB: 'supplies',
  queen: 'queen',
  trade: 'tradeGoods',
  governor: 'governor',
  pinnace: 'pinnace',
  admiral: 'admiral',
  shipyard: 'shipyard',
  informer: 'informer',
  tavern: 'tavern',
  drake: 'drake',
  goldenHind: 'goldenHind',
  investor: 'investor',
  dockside: 'dockside',
};

/** Why the advised move is a good one. */
export function reasonFor(scene: GuideScene, { move }: Advised): string {
  switch (move.kind) {
    case 'stop':
      return reasonWords(scene.box, stopReason(move.location));
    case 'take':
      return reasonWords(scene.box, yieldReason(scene, move.yield));
    case 'frigates':
    case 'troops':
      return t('counters');
    case 'mission':
      return reasonWords(scene.box, missionReason(scene, move.destination, DISC_NAMES[move.disc] === 'ghost'));
    case 'move':
      return reasonWords(scene.box, missionReason(scene, move.destination, movesGhost(scene)));
    case 'attack':
      return t(scene.view.question?.kind === 'pressAttack' ? 'press' : 'attack');
    default:
      return t(move.kind);
  }
}

/** A reason in words, with the figures of the components. */
export function reasonWords({ forts, troops }: Box, key: Key): string {
  return key === 'crew' ? t(key, { least: Math.min(...forts.map((fort) => troops[fort] ?? 0)) }) : t(key);
}

/** What a stop is good for. */
export function stopReason(location: number): Key {
  return STOPS[LOCATIONS[location] ?? 'dockside'];
}

/** What a load is good for, by the first thing in it. */
export function yieldReason({ box }: GuideScene, at: number): Key {
  const { galleon = 0, crew = 0, guns = 0, barrels = 0 } = box.yields[at] ?? {};
  if (galleon > 0) return 'shipyard';
  if (barrels > 0) return 'supplies';
  if (crew > 0 && guns > 0) return 'crewAndGuns';
  return crew > 0 ? 'crew' : 'guns';
}

/** A disc that cannot succeed where it lies is there to mislead. [FD-REVEAL-02] [FD-RESOLVE-17] [FD-RESOLVE-20] */
export function missionReason({ box, view, me, seat }: GuideScene, destination: number, ghost: boolean): Key {
  if (ghost) return 'ghost';
  if (!hasShipFor(box, destination, me)) return 'bluffFrigate';
  return canCarryOut(box, view, destination, seat) ? (KINDS[box.kind[destination] ?? 0] ?? 'town') : 'bluffPoor';
}

/** The disc that the Informer lets the player move is the Ghost. */
function movesGhost({ view: { question, map }, seat }: GuideScene): boolean {
  const from = question?.kind === 'moveDisc' ? map[question.destination] : undefined;
  return from?.discs.some((disc) => disc.seat === seat && disc.disc === 'ghost') === true;
}

/** The thing on the board that the advised move is about. */
export function aimOf({ box, view }: GuideScene, { move }: Advised): readonly string[] {
  const at = (destination: number): string => `place:${box.names[destination] ?? ''}`;
  switch (move.kind) {
    case 'stop':
      return [`loc:${LOCATIONS[move.location] ?? ''}`];
    case 'dock':
      return ['dock:outbound'];
    case 'mission':
    case 'move':
    case 'inspectDiscs':
    case 'inspectCounter':
      return [at(move.destination)];
    case 'attack':
    case 'trade':
    case 'decline':
      return view.question !== undefined && 'destination' in view.question ? [at(view.question.destination)] : [];
    case 'frigates':
      return box.galleons.map(at);
    case 'troops':
      return box.forts.map(at);
    case 'home':
      return ['dock:homebound'];
    default:
      return [];
  }
}
