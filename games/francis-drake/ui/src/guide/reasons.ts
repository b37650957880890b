import { canCarryOut, DISC_NAMES, KINDS, LOCATIONS, type LocationId } from '@portolan/francis-drake';
import type { Advised, GuideScene } from './guideScene.ts';

const STOPS: Readonly<Record<LocationId, string>> = {
  crewA: 'a town costs one crew, and a fort one or more.',
  crewB: 'a town costs one crew, and a fort one or more.',
  gunsA: 'galleons cost guns, and so do forts, unless you have a pinnace.',
  gunsB: 'galleons cost guns, and so do forts, unless you have a pinnace.',
  suppliesA: 'barrels are your range, and nobody sails without one.',
  suppliesB: 'barrels are your range, and nobody sails without one.',
  queen: 'a galleon opens the richest targets, and it is hers alone to give with so much else.',
  trade: 'commodities are worth most in sets, and each costs one of your goods.',
  governor: 'you will know every fort, and sail one place earlier if you are not first.',
  pinnace: 'forts will cost you no guns.',
  admiral: 'you will know every galleon, and score gold that nobody takes.',
  shipyard: 'only with a galleon can you attack the Spanish galleons.',
  informer: 'a last look before the discs are turned up can save a voyage.',
  tavern: 'a roll of the die may bring many hands, or at least the Ghost.',
  drake: 'it takes two turns, but no other place gives as much.',
  goldenHind: 'it gives you one mission more, before all others.',
  investor: 'it turns points into a load that will bring more of them.',
  dockside: 'you get one thing more on the way to the dock.',
};

const TARGETS: Readonly<Record<(typeof KINDS)[number], string>> = {
  town: 'a town is cheap: one crew for points and perhaps treasure.',
  fort: 'a fort is dearer and pays for it; with a town and a galleon it makes three kinds.',
  galleon: 'a Spanish galleon brings the most points, and a jewel to the first who takes it.',
  port: 'a commodity today is part of a set at the end.',
};

/** Why the advised move is a good one: a half sentence that ends one. */
export function reasonFor(scene: GuideScene, { move }: Advised): string {
  const { view } = scene;
  switch (move.kind) {
    case 'stop':
      return STOPS[LOCATIONS[move.location] ?? 'dockside'];
    case 'dock':
      return 'you have what you need, and who docks early acts early.';
    case 'take':
      return 'it is what your plan lacks most.';
    case 'frigates':
    case 'troops':
      return 'strong counters keep others away from what you leave to them.';
    case 'mission':
      return missionReason(scene, move.destination, DISC_NAMES[move.disc] === 'ghost');
    case 'move':
      return missionReason(scene, move.destination, movesGhost(scene));
    case 'inspectDiscs':
      return 'others may come before you there.';
    case 'inspectCounter':
      return 'it is good to know the price before you pay it.';
    case 'keep':
      return 'all lies well as it is.';
    case 'exchange':
      return 'so you come early where it matters.';
    case 'attack':
      return view.question?.kind === 'pressAttack' ? 'the price is fair.' : 'it brings more than it costs.';
    case 'trade':
      return 'it goes best with what you have or may still get.';
    case 'decline':
      return 'what you save here does more elsewhere.';
    case 'home':
      return 'what is left to do is worth less than coming home early.';
    case 'sail':
      return 'the missions you have left are worth more than coming home early.';
  }
}

/** A disc that cannot succeed where it lies is there to mislead. [FD-REVEAL-02] [FD-RESOLVE-17] [FD-RESOLVE-20] */
function missionReason({ box, view, me, seat }: GuideScene, destination: number, ghost: boolean): string {
  if (ghost) return 'it vanishes when the discs are turned up, and until then the others must reckon with it.';
  const kind = KINDS[box.kind[destination] ?? 0] ?? 'town';
  if (kind === 'galleon' && !me.galleon) return 'it is only a bluff: your frigate cannot attack there.';
  if (canCarryOut(box, view, destination, seat)) return TARGETS[kind];
  return 'it is only a bluff: you cannot pay for a mission there.';
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
