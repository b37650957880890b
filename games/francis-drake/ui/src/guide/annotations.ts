import { canSail, type Event, isOutfitting, KINDS, LOCATIONS } from '@portolan/francis-drake';
import { type AnnotationsFor, annotateEvents } from '@portolan/table-kit/guide';
import { tellEvent } from '../tellEvent.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/annotations.ts';

export const annotationsFor: AnnotationsFor<GuideScene> = annotateEvents<Event, GuideScene>({
  most: 2,
  wayOf,
  tell: (event, { box, names, seat }) => (isLong(event) ? [] : tellEvent(box, event, names, seat)),
  ownMeaning,
  publicMeaning,
});

/** The board shows where all the discs are; the sentence would list them one by one. */
function isLong(event: Event): boolean {
  return event.kind === 'discsRevealed' || event.kind === 'boardReset';
}

function wayOf(event: Event): string | number {
  if (event.kind === 'missionDeclined') return event.reason;
  return event.kind === 'stopped' && event.gained === undefined ? event.location : '';
}

function ownMeaning(event: Event, scene: GuideScene): string | undefined {
  switch (event.kind) {
    case 'stopped':
      return event.gained === undefined ? emptyStop(event.location, scene) : t('stopped');
    case 'tavernRolled':
    case 'investorPaid':
    case 'countersLaid':
    case 'docksSwapped':
    case 'missionPlaced':
    case 'counterTurned':
    case 'traded':
      return t(event.kind);
    case 'docked':
      return dockedMeaning(event.dock, scene);
    case 'attacked':
      return t(event.treasure < 0 ? 'attacked' : 'attackedTreasure');
    case 'missionDeclined':
      return t(event.reason);
    case 'returned':
      return t(event.bonus > 0 ? 'returnedHero' : 'returned');
    default:
      return undefined;
  }
}

/** A stop that gives nothing by itself. Elsewhere a roll or a question follows at once. */
function emptyStop(location: number, { asked }: GuideScene): string | undefined {
  if (LOCATIONS[location] !== 'drake') return undefined;
  return t(asked?.kind === 'chooseYield' ? 'drakeAgain' : 'stoppedDrake');
}

/** Only a ship with a barrel sails, and the Governor may still move it. [FD-LIMITS-01] [FD-PREP-04] */
function dockedMeaning(dock: number, { view, me }: GuideScene): string {
  if (!canSail(me)) return t('noBarrel');
  const waiting = isOutfitting(view);
  return t('docked', { dock, swap: waiting || view.holders.governor !== undefined, waiting });
}

function publicMeaning(event: Event, { box, view }: GuideScene): string | undefined {
  switch (event.kind) {
    case 'countersLaid': {
      if (event.seat >= 0) return t('othersCounters');
      const kind = KINDS[box.kind[event.places[0] ?? 0] ?? 0];
      return t('dealtCounters', { kind: kind === 'galleon' ? kind : 'other' });
    }
    case 'docksSwapped':
      return t('othersSwapped');
    case 'rangesSet':
    case 'ghostVanished':
    case 'discsRevealed':
      return t(event.kind);
    case 'attacked':
      return t('othersAttacked');
    case 'returned':
      return event.bonus > 0 ? t('othersHero') : undefined;
    case 'boardReset':
      return view.voyage > 1 ? t('boardReset') : undefined;
    default:
      return undefined;
  }
}
