import type { Event } from '@portolan/amerigo';
import type { GuideNews } from '@portolan/table-kit/guide';
import { tellEvent } from '../tellEvent.ts';
import { layoutIn } from './facts.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/news.ts';

/** The most news shown at once. */
const MOST = 2;

/** What happened for the first time since the player's last move, and what it means. The newest comes last. */
export function explainNews(scene: GuideScene): readonly GuideNews[] {
  const { box, names, before, since, seat } = scene;
  const reader = { box, names, you: seat, layout: layoutIn(scene) };
  const told = new Set(before.map((event) => keyOf(event, seat)));
  const news = since.flatMap((event): GuideNews[] => {
    const key = keyOf(event, seat);
    const meaning = told.has(key) ? undefined : meaningOf(event, scene);
    told.add(key);
    if (meaning === undefined) return [];
    return [{ said: isOwn(event, seat) ? [] : (tellEvent(reader, event) ?? []), meaning }];
  });
  return news.slice(-MOST);
}

function isOwn(event: Event, seat: number): boolean {
  return 'seat' in event && event.seat === seat;
}

/** The same kind of event is new again when it happens to someone else, or in another way. */
function keyOf(event: Event, seat: number): string {
  return `${event.kind} ${isOwn(event, seat)} ${wayOf(event)}`;
}

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

function meaningOf(event: Event, scene: GuideScene): string | undefined {
  return isOwn(event, scene.seat) ? ownMeaning(event, scene) : publicMeaning(event);
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
