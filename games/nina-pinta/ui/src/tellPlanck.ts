import type { Said } from '@portolan/i18n';
import { type Event, GROUPS } from '@portolan/nina-pinta';
import { loadWords } from './loads.ts';
import { actorOf, type Telling } from './mentions.ts';
import { t } from './messages/events.ts';
import { landName } from './words.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** What happens only in a solo game; undefined for other events and for what needs no line. */
export function tellPlanck(telling: Telling, event: Event): readonly Said[] | undefined {
  const { box, about } = telling;
  switch (event.kind) {
    case 'progressTurnedUp':
      return tellDraw(telling, event);
    case 'courseFixed':
      return t.parts('courseFixed', { voyage: about.voyage(event.worlds) });
    case 'planckLoaded':
      return t.parts('planckLoaded', { ships: loadWords(box, event.load) });
    case 'tileDrawn':
      return t.parts('tileDrawn', { tile: about.thing(t('tile'), 'tileStack:all'), land: landName(box, event.land) });
    case 'settlersReturned': {
      const { seat, place, count } = event;
      if (count === 0) return undefined;
      return t.parts('settlersReturned', { who: about.who(seat), place: about.place(place), count });
    }
    case 'pirateLaid':
      return t.parts('pirateLaid', {
        who: about.who(event.seat),
        pirate: about.counter('pirate'),
        world: about.world(event.world),
      });
    case 'bonusRetained':
      return t.parts('bonusRetained', { bonus: about.bonus(event.bonus) });
    case 'progressReturned': {
      const stack = about.thing(t('stack'), 'progressStack:all');
      return event.count === 0 ? undefined : t.parts('progressReturned', { count: event.count, stack });
    }
    case 'victoryGraded':
      return tellVictory(telling, event);
    default:
      return undefined;
  }
}

function tellDraw({ box, about }: Telling, { face, world }: EventOf<'progressTurnedUp'>): readonly Said[] {
  const counter = about.face(face);
  if (GROUPS[box.faces.group[face] ?? -1] === 'military') return t.parts('drawn.military', { counter });
  return t.parts('drawn.world', { counter, world: about.world(world) });
}

function tellVictory(telling: Telling, { winner, lead, grade }: EventOf<'victoryGraded'>): readonly Said[] {
  const { box, about, resigned = [] } = telling;
  const [soloist, planck] = [0, 1];
  if (resigned.includes(soloist)) {
    return t.parts('victoryByResignation', { planck: about.subject(planck), who: about.who(soloist) });
  }
  const rank = box.components.solo.grades[grade]?.name;
  if (rank === undefined) return t.parts('victoryByOrder', { who: about.who(winner), you: winner === about.you });
  return t.parts('victory', { ...actorOf(telling, winner), lead, rank });
}
