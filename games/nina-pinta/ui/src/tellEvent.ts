import { list, type Said } from '@portolan/i18n';
import { type Event, isOfPlanck } from '@portolan/nina-pinta';
import { actorOf, isSolo, mentionsFor, type Reader, type Telling } from './mentions.ts';
import { t } from './messages/events.ts';
import { planckReasonWords } from './planckReasonWords.ts';
import { tellHolding } from './tellHolding.ts';
import { tellLoading } from './tellLoading.ts';
import { tellPlanck } from './tellPlanck.ts';
import { tellVoyage } from './tellVoyage.ts';
import { landsOf, tileWords } from './words.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** A line for the log in parts, undefined for what goes without saying. What Planck does is told with its reason. */
export function tellEvent(reader: Reader, event: Event): readonly Said[] | undefined {
  const told = tellDeed(reader, event);
  const reason = isSolo(reader) && isOfPlanck(event) ? planckReasonWords(reader.box, event) : undefined;
  if (told === undefined || reason === undefined) return told;
  return t.parts('because', { event: told, why: reason.why, rule: reason.rule });
}

/** The same without a reason. */
export function tellDeed(reader: Reader, event: Event): readonly Said[] | undefined {
  const telling = { ...reader, about: mentionsFor(reader) };
  return tellEras(telling, event) ?? tellVoyage(telling, event) ?? tellRest(telling, event);
}

function tellRest(telling: Telling, event: Event): readonly Said[] | undefined {
  return tellLoading(telling, event) ?? tellHolding(telling, event) ?? tellPlanck(telling, event);
}

/** Eras, looks, wars, Bonus Benefits and passes. */
function tellEras(telling: Telling, event: Event): readonly Said[] | undefined {
  const { about, names } = telling;
  const actor = 'seat' in event && event.seat !== undefined ? actorOf(telling, event.seat) : NOBODY;
  switch (event.kind) {
    case 'nationChosen':
      return t.parts('nationChosen', { ...actor, nation: about.nation(event.nation) });
    case 'landsLooked':
      return tellLook(telling, event);
    case 'lookDeclined':
      return t.parts('lookDeclined', actor);
    case 'eraBegun':
      return tellEra(telling, event);
    case 'goldAwarded':
      return t.parts('goldAwarded', { gold: event.gold, solo: isSolo({ names }) ? 'true' : 'other' });
    case 'benefitsShown': {
      const benefits = event.display.flatMap((face) => (face < 0 ? [] : [about.face(face)]));
      return t.parts('benefitsShown', { benefits: list(benefits, 'plain') });
    }
    case 'warPlaced': {
      const world = about.world(event.world);
      return event.seat === undefined ? t.parts('warEverywhere', { world }) : t.parts('warPlaced', { ...actor, world });
    }
    case 'worldGoverned':
      return t.parts('worldGoverned', { ...actor, world: about.world(event.world) });
    case 'bonusPlayed':
      return t.parts('bonusPlayed', { ...actor, bonus: about.bonus(event.bonus), place: about.place(event.place) });
    case 'bonusDiscarded':
      return t.parts('bonusDiscarded', { who: about.who(event.seat), bonus: about.bonus(event.bonus) });
    case 'markerPlaced':
      return t.parts('markerPlaced', { ...actor, group: about.group(event.group), world: about.world(event.world) });
    case 'eraCompleted':
      return t.parts('eraCompleted', { era: event.era, order: list(event.order.map(about.who)) });
    case 'passed':
      return tellPass(telling, event);
    default:
      return undefined;
  }
}

const NOBODY = { who: '', you: false };

function tellLook(telling: Telling, event: EventOf<'landsLooked'>): readonly Said[] {
  const { box, about } = telling;
  const lands = landsOf(box, event.lands);
  const { tiles } = event;
  const looked = { ...actorOf(telling, event.seat), world: about.world(event.world) };
  if (tiles === undefined) return t.parts('landsLooked', { ...looked, lands: list(lands) });
  const seen = lands.map((land, at) => t('tileSeen', { land, tile: tileWords(box, tiles[at] ?? 0) }));
  return t.parts('landsSeen', { ...looked, tiles: list(seen, 'plain') });
}

function tellEra({ box, about }: Telling, event: EventOf<'eraBegun'>): readonly Said[] {
  const { world = 'nina', kind = 'grow' } = box.components.tokens[event.token] ?? {};
  const index = box.components.worlds.findIndex(({ id }) => id === world);
  return t.parts(`eraBegun.${kind}`, {
    era: event.era,
    world: { ...about.world(index), target: `token:${world}:${kind}` },
    order: list(event.order.map(about.who)),
  });
}

function tellPass(telling: Telling, event: EventOf<'passed'>): readonly Said[] {
  const { about } = telling;
  const passed = { ...actorOf(telling, event.seat), space: about.space(event.space) };
  if (!event.pushed) return t.parts('passed', passed);
  const order = event.spaces.flatMap((seat) => (seat < 0 ? [] : [about.who(seat)]));
  return t.parts('passedPushing', { ...passed, order: list(order, 'plain') });
}
