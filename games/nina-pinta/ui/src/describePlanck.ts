import { BONUSES, type Box, type Event, GROUPS } from '@portolan/nina-pinta';
import { loadWords } from './loads.ts';
import { t } from './messages/events.ts';
import { counterName, faceName, landName, nameAt, placeName, voyageWords, worldName } from './words.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** What the automaton does by rules of its own; undefined for other events and for what needs no line. */
export function describePlanck(box: Box, event: Event, names: readonly string[]): string | undefined {
  const who = 'seat' in event && event.seat !== undefined ? nameAt(names, event.seat) : '';
  switch (event.kind) {
    case 'progressTurnedUp':
      return describeDraw(box, event);
    case 'courseFixed':
      return t('courseFixed', { voyage: voyageWords(box, event.worlds) });
    case 'planckLoaded':
      return t('planckLoaded', { ships: loadWords(box, event.load) });
    case 'tileDrawn':
      return t('tileDrawn', { land: landName(box, event.land) });
    case 'settlersReturned':
      return event.count === 0
        ? undefined
        : t('settlersReturned', { who, count: event.count, place: placeName(box, event.place) });
    case 'pirateLaid':
      return t('pirateLaid', { who, world: worldName(box, event.world) });
    case 'bonusRetained':
      return t('bonusRetained', { bonus: counterName(BONUSES[event.bonus] ?? '') });
    case 'progressReturned':
      return event.count === 0 ? undefined : t('progressReturned', { count: event.count });
    case 'victoryGraded':
      return describeVictory(box, event, names);
    default:
      return undefined;
  }
}

function describeDraw(box: Box, { face, world }: EventOf<'progressTurnedUp'>): string {
  const counter = faceName(box, face);
  if (GROUPS[box.faces.group[face] ?? -1] === 'military') return t('drawn.military', { counter });
  return world < 0 ? t('drawn.other', { counter }) : t('drawn.world', { counter, world: worldName(box, world) });
}

function describeVictory(
  box: Box,
  { winner, lead, grade }: EventOf<'victoryGraded'>,
  names: readonly string[],
): string {
  const who = nameAt(names, winner);
  const rank = box.components.solo.grades[grade]?.name;
  return rank === undefined ? t('victoryByOrder', { who }) : t('victory', { who, lead, rank });
}
