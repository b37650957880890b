import type { Event } from '@portolan/amerigo';
import { type AnnotationsFor, annotateEvents, isOwn } from '@portolan/table-kit/guide';
import { tellEvent } from '../tellEvent.ts';
import { layoutIn } from './facts.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/annotations.ts';

export const annotationsFor: AnnotationsFor<GuideScene> = annotateEvents<Event, GuideScene>({
  most: 2,
  wayOf,
  tell: (event, scene) => {
    const { box, names, seat } = scene;
    return isOwn(event, scene) ? [] : (tellEvent({ box, names, you: seat, layout: layoutIn(scene) }, event) ?? []);
  },
  ownMeaning,
  publicMeaning,
});

function wayOf(event: Event): string | boolean {
  switch (event.kind) {
    case 'postFounded':
      return event.points > 0;
    case 'tileLaid':
      return event.goods.length > 0;
    case 'islandCompleted':
      return event.chest;
    default:
      return '';
  }
}

function ownMeaning(event: Event, { box }: GuideScene): string | undefined {
  switch (event.kind) {
    case 'postFounded':
      return event.points > 0 ? t('discovered', { points: event.points }) : t('postFounded');
    case 'cannonsLoaded':
      return t('cannonsLoaded', { count: event.count });
    case 'tileLaid':
      return t('tileLaid', { goods: event.goods.length });
    case 'tilesScored':
      return t('tilesScored', { points: event.points });
    case 'islandCompleted':
      return event.chest ? t('chest', { gold: box.components.chests.gold }) : t('islandCompleted');
    case 'tilePlanned':
    case 'tokenTaken':
    case 'productionBought':
    case 'goldGained':
    case 'goldSpent':
    case 'trackEnded':
      return t(event.kind);
    case 'orderMoved':
      return event.count > 0 ? t('orderMoved') : undefined;
    default:
      return undefined;
  }
}

function publicMeaning(event: Event): string | undefined {
  switch (event.kind) {
    case 'phaseSkipped':
      return t('phaseSkipped');
    case 'actionChosen':
      return t('othersAct');
    case 'goldTaken':
      return t('othersGold');
    case 'postFounded':
      return t(event.points > 0 ? 'othersDiscovered' : 'othersPost');
    case 'tileLaid':
      return t('othersBuilt');
    case 'islandCompleted':
      return t('othersCompleted');
    case 'tokenTaken':
      return t('othersToken');
    case 'orderMoved':
      return event.count > 0 ? t('othersOrder') : undefined;
    default:
      return undefined;
  }
}
