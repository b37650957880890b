import type { Said } from '@portolan/i18n';
import type { Event } from '@portolan/nina-pinta';
import { actorOf, type Telling } from './mentions.ts';
import { t } from './messages/events.ts';
import { crewWords, tileWords } from './words.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** Ships, Captains and Settlers on their way; undefined for other events and for what needs no line. */
export function tellVoyage(telling: Telling, event: Event): readonly Said[] | undefined {
  const { box, about } = telling;
  if (!('seat' in event) || event.seat === undefined) return undefined;
  const actor = actorOf(telling, event.seat);
  switch (event.kind) {
    case 'settlerRecovered':
      return t.parts('settlerRecovered', { ...actor, place: about.place(event.place) });
    case 'shipHarboured':
      return tellHarbour(telling, event);
    case 'shipTurnedBack':
      return t.parts('shipTurnedBack', { ...actor, world: about.world(event.world), count: event.settlers });
    case 'bannerTurned':
      return t.parts('bannerTurned', { ...actor, banner: about.thing(t('banner'), `orderMarker:${event.seat}`) });
    case 'landExplored':
      return t.parts('landExplored', { ...actor, place: about.place(event.place), tile: tileWords(box, event.tile) });
    case 'crewLanded':
      return tellLanding(telling, event);
    case 'goldFound':
      return t.parts('goldFound', { ...actor, gold: event.gold, place: about.place(event.place) });
    case 'strongholdOccupied':
      return t.parts('strongholdOccupied', {
        ...actor,
        stronghold: about.stronghold(event.place),
        place: about.place(event.place),
      });
    case 'nativesPlaced':
      return t.parts('nativesPlaced', { ...actor, place: about.place(event.place) });
    default:
      return tellSettlers(telling, event);
  }
}

function tellSettlers(telling: Telling, event: Event): readonly Said[] | undefined {
  const { about } = telling;
  switch (event.kind) {
    case 'pairRemoved':
      return t.parts('pairRemoved', {
        who: about.who(event.seat),
        victim: about.who(event.victim),
        place: about.place(event.place),
      });
    case 'settlerMigrated': {
      const { seat, from, to } = event;
      return t.parts('settlerMigrated', {
        ...actorOf(telling, seat),
        from: about.place(from),
        to: about.place(to),
      });
    }
    case 'attackEnded':
      return t.parts('attackEnded', { ...actorOf(telling, event.seat), place: about.place(event.place) });
    case 'nobodyMigrated':
      return t.parts('nobodyMigrated', { ...actorOf(telling, event.seat), world: about.world(event.world) });
    case 'settlersReduced': {
      const { seat, place, count } = event;
      return t.parts('settlersReduced', { ...actorOf(telling, seat), place: about.place(place), count });
    }
    default:
      return undefined;
  }
}

/** Exploring has a line of its own. */
function tellHarbour(telling: Telling, { seat, place, action }: EventOf<'shipHarboured'>): readonly Said[] | undefined {
  if (action === 'explore') return undefined;
  return t.parts(action === 'attack' ? 'attacked' : 'harboured', {
    ...actorOf(telling, seat),
    place: telling.about.place(place),
  });
}

function tellLanding(telling: Telling, event: EventOf<'crewLanded'>): readonly Said[] | undefined {
  const { seat, settlers, captain, place } = event;
  const actor = actorOf(telling, seat);
  if (settlers === 0 && captain === 'none') return undefined;
  if (settlers === 0 && captain === 'returned') return t.parts('captainReturned', actor);
  const landed = { ...actor, crew: crewWords(captain === 'landed', settlers), place: telling.about.place(place) };
  return captain === 'returned' ? t.parts('crewLandedWithout', landed) : t.parts('crewLanded', landed);
}
