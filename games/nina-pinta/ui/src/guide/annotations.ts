import { BONUSES, type Event, isLastEra } from '@portolan/nina-pinta';
import { type AnnotationsFor, annotateEvents, isOwn } from '@portolan/table-kit/guide';
import { tellDeed } from '../tellEvent.ts';
import { placeName, tileWords } from '../words.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/annotations.ts';
import { yieldAt } from './worth.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

export const annotationsFor: AnnotationsFor<GuideScene> = annotateEvents<Event, GuideScene>({
  most: 3,
  wayOf,
  tell: (event, scene) => {
    const { box, names, seat } = scene;
    return isOwn(event, scene) ? [] : (tellDeed({ box, names, you: seat }, event) ?? []);
  },
  ownMeaning,
  publicMeaning,
});

function wayOf(event: Event, { seat }: GuideScene): string | number | boolean {
  switch (event.kind) {
    case 'landExplored':
      // Every land of the player's own is explained.
      return event.seat === seat ? event.place : '';
    case 'revenueCollected':
      return event.gold > 0 ? event.lost > 0 : 'nothing';
    case 'shipSailedBack':
      return event.gold > 0;
    case 'built':
      return event.what;
    case 'pairRemoved':
    case 'piratePlayed':
      return (event.kind === 'pairRemoved' ? event.victim : event.owner) === seat;
    default:
      return '';
  }
}

function ownMeaning(event: Event, scene: GuideScene): string | undefined {
  switch (event.kind) {
    case 'landExplored':
      return exploredMeaning(event, scene);
    case 'goldFound':
      return scene.view.places[event.place]?.discovery === 'civilisation'
        ? t('civilisation', { gold: event.gold })
        : t('goldFound', { gold: event.gold });
    case 'strongholdOccupied':
      return t('strongholdOccupied', { limit: scene.box.components.strongholdGoldLimit });
    case 'settlersReduced':
      return t('settlersReduced', { count: event.count });
    case 'revenueCollected':
      return event.gold + event.lost === 0 ? undefined : t('revenueCollected', { gold: event.gold, lost: event.lost });
    case 'shipSailedBack':
      return event.gold === 0 ? undefined : t('shipSailedBack', { gold: event.gold });
    case 'benefitSelected':
      return selectedMeaning(event, scene);
    case 'shipTurnedBack':
    case 'captainStayed':
    case 'built':
    case 'bonusDiscarded':
      return t(event.kind);
    case 'passed':
      return isLastEra(scene.box, scene.view) || scene.view.question === undefined ? undefined : t('passed');
    default:
      return undefined;
  }
}

function exploredMeaning({ place, tile }: EventOf<'landExplored'>, scene: GuideScene): string | undefined {
  const { box, view } = scene;
  const here = view.places[place];
  if (here === undefined) return undefined;
  const explored = t('landExplored', {
    place: placeName(box, place),
    terrain: tileWords(box, tile),
    capacity: here.capacity ?? 0,
    gold: yieldAt(scene, place),
  });
  const mine = here.discovery === 'mine' ? [t('mineOpened', { gold: here.found ?? 0 })] : [];
  return [explored, ...mine].join(' ');
}

function selectedMeaning({ face }: EventOf<'benefitSelected'>, { box }: GuideScene): string | undefined {
  const bonus = BONUSES[box.faces.bonus[face] ?? -1];
  if (bonus === undefined) return t('benefitKept');
  return bonus === 'pirate' || bonus === 'doubleSelection' || bonus === 'turnOrder' ? t('bonusKept') : undefined;
}

function publicMeaning(event: Event, { seat }: GuideScene): string | undefined {
  switch (event.kind) {
    case 'loadsRevealed':
    case 'warPlaced':
      return t(event.kind);
    case 'landExplored':
      return t('othersExplored');
    case 'pairRemoved':
      return event.victim === seat ? t('pairLost') : undefined;
    case 'piratePlayed':
      return event.owner === seat ? t('piratePlayed', { gold: event.gold }) : undefined;
    case 'built':
      return t(event.what === 'town' ? 'othersBuilt' : 'othersCity');
    case 'benefitSelected':
      return t('othersTook');
    case 'passed':
      return t('othersPassed');
    default:
      return undefined;
  }
}
