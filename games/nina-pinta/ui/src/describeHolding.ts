import { list } from '@portolan/i18n';
import { type Box, type Event, GROUPS } from '@portolan/nina-pinta';
import { t } from './messages/events.ts';
import { counterName, faceName, goldWords, groupName, nameAt, placeName, worldName } from './words.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** Gold, buildings, Benefits and points; undefined for other events and for what needs no line. */
export function describeHolding(box: Box, event: Event, names: readonly string[]): string | undefined {
  const who = 'seat' in event && event.seat !== undefined ? nameAt(names, event.seat) : '';
  const owner = 'owner' in event ? nameAt(names, event.owner) : '';
  const place = 'place' in event ? placeName(box, event.place) : '';
  const world = 'world' in event ? worldName(box, event.world) : '';
  switch (event.kind) {
    case 'revenueCollected': {
      const { gold, lost } = event;
      return gold + lost === 0 ? undefined : t('revenueCollected', { who, gold, world, lost });
    }
    case 'goldMined':
      return event.gold === 0 ? undefined : t('goldMined', { who, gold: event.gold, place });
    case 'goldStored':
      return t('goldStored', { who, gold: event.gold, place });
    case 'goldSpent':
      return t('goldSpent', { who, gold: event.gold, place });
    case 'built':
      return t(`built.${event.what}`, { who, place, gold: event.cost });
    case 'buildingEnded':
      return t('buildingEnded', { who, world });
    case 'captainStayed':
      return t('captainStayed', { who, world });
    case 'captainBoarded':
      return t('captainBoarded', { who, world });
    case 'pirateDeclined':
      return event.rest ? t('piratesDeclined', { who }) : t('pirateDeclined', { who, owner });
    case 'piratePlayed':
      return t('piratePlayed', { who, gold: event.gold, owner });
    case 'shipSailedBack':
      return t('shipSailedBack', { who, world, gold: event.gold });
    case 'benefitSelected':
      return t('benefitSelected', { who, benefit: faceName(box, event.face), gold: event.cost });
    case 'doublePlayed':
      return t('doublePlayed', { who, gold: event.cost });
    case 'goldTaken':
      return t('goldTaken', { who, gold: event.gold });
    case 'shipsEnlarged':
      return t('shipsEnlarged', { who });
    case 'holdingsRevealed':
      return describeHoldings(box, event, names);
    case 'finalScored':
      return describeScores(box, event, names);
    default:
      return undefined;
  }
}

function describeHoldings(box: Box, event: EventOf<'holdingsRevealed'>, names: readonly string[]): string {
  const sides = event.gold.map((gold, seat) => {
    const counters = (event.progress[seat] ?? []).flatMap((count, kind) => {
      const counter = counterName(box.faces.names[box.faces.progressFrom + kind] ?? '');
      return count === 0 ? [] : [count === 1 ? counter : t('severalCounters', { count, counter })];
    });
    return t('sideHoldings', { who: nameAt(names, seat), holdings: list([goldWords(gold), ...counters]) });
  });
  return [t('holdingsRevealed'), ...sides].join(' ');
}

/** A row of the score sheet. */
function describeScores(box: Box, { source, points }: EventOf<'finalScored'>, names: readonly string[]): string {
  const scores = list(
    points.map((count, seat) => t('score', { who: nameAt(names, seat), points: count })),
    'plain',
  );
  if (source === 'gold') return t('scored.gold', { scores });
  return GROUPS.some((group) => group === source)
    ? t('scored.group', { group: groupName(source), scores })
    : t('scored.world', { world: worldName(box, source), scores });
}
