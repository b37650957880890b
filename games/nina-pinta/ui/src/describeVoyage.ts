import type { Box, Event } from '@portolan/nina-pinta';
import { t } from './messages/events.ts';
import { crewWords, nameAt, placeName, tileWords, worldName } from './words.ts';

/** Ships, Captains and Settlers on their way; undefined for other events and for what needs no line. */
export function describeVoyage(box: Box, event: Event, names: readonly string[]): string | undefined {
  const who = 'seat' in event && event.seat !== undefined ? nameAt(names, event.seat) : '';
  const place = 'place' in event ? placeName(box, event.place) : '';
  switch (event.kind) {
    case 'settlerRecovered':
      return t('settlerRecovered', { who, place });
    case 'shipHarboured':
      // Exploring has a line of its own.
      if (event.action === 'explore') return undefined;
      return event.action === 'attack' ? t('attacked', { who, place }) : t('harboured', { who, place });
    case 'shipTurnedBack':
      return t('shipTurnedBack', { who, world: worldName(box, event.world), count: event.settlers });
    case 'bannerTurned':
      return t('bannerTurned', { who });
    case 'landExplored':
      return t('landExplored', { who, place, tile: tileWords(box, event.tile) });
    case 'crewLanded':
      return describeLanding(event, who, place);
    case 'goldFound':
      return t('goldFound', { who, gold: event.gold, place });
    case 'strongholdOccupied':
      return t('strongholdOccupied', { who, place });
    case 'nativesPlaced':
      return t('nativesPlaced', { who, place });
    case 'pairRemoved':
      return t('pairRemoved', { who, victim: nameAt(names, event.victim), place });
    case 'settlerMigrated':
      return t('settlerMigrated', { who, from: placeName(box, event.from), to: placeName(box, event.to) });
    case 'attackEnded':
      return t('attackEnded', { who, place });
    case 'nobodyMigrated':
      return t('nobodyMigrated', { who, world: worldName(box, event.world) });
    case 'settlersReduced':
      return t('settlersReduced', { who, place, count: event.count });
    default:
      return undefined;
  }
}

type Landing = Extract<Event, { readonly kind: 'crewLanded' }>;

function describeLanding({ settlers, captain }: Landing, who: string, place: string): string | undefined {
  if (settlers === 0 && captain === 'none') return undefined;
  if (settlers === 0 && captain === 'returned') return t('captainReturned', { who });
  const crew = crewWords(captain === 'landed', settlers);
  return captain === 'returned' ? t('crewLandedWithout', { who, crew, place }) : t('crewLanded', { who, crew, place });
}
