import { type Box, DISC_NAMES, type Event, KINDS, LOCATIONS } from '@portolan/francis-drake';
import { list, type Mention, type Said } from '@portolan/i18n';
import { type Mentions, mentionsFor } from './mentions.ts';
import { t } from './messages/events.ts';
import { t as word } from './messages/words.ts';
import { tellChests, tellRevealed, tellScores } from './tellLists.ts';
import { itemWords, points } from './words.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** A line of the log, in parts. `names` is by seat, `you` the reader's own; what a redacted event hides is left out. */
export function tellEvent(box: Box, event: Event, names: readonly string[], you?: number): readonly Said[] {
  return tell(box, event, mentionsFor(box, names, you));
}

/** Who an event is about, and whether that is the reader. */
function actorOf(event: Event, about: Mentions): { readonly who: Mention | string; readonly you: boolean } {
  if (!('seat' in event)) return { who: '', you: false };
  return { who: about.subject(event.seat), you: event.seat === about.you };
}

function tell(box: Box, event: Event, about: Mentions): readonly Said[] {
  const { place, location, person, disc } = about;
  const { who, you } = actorOf(event, about);
  switch (event.kind) {
    case 'voyageBegun':
      return t.parts('voyageBegun', { n: event.voyage, names: list(event.order.map(about.who), 'plain') });
    case 'stopped':
      return tellStopped(event, about);
    case 'tavernRolled': {
      const { roll, result, crew: n } = event;
      if (event.ghost)
        return t.parts('tavernGhost', { who, you, roll, result, ghost: disc(DISC_NAMES.indexOf('ghost')) });
      return t.parts('tavern', { who, you, roll, result, n });
    }
    case 'investorPaid':
      return t.parts('investorPaid', { who, you, points: points(event.points), investor: person('investor') });
    case 'yieldTaken':
      return t.parts('yieldTaken', { who, you, items: itemWords(event.gained), location: location(event.location) });
    case 'docked':
      return t.parts('docked', { who, you, dock: { text: t('outbound', { n: event.dock }), target: 'dock:outbound' } });
    case 'treasureLaid':
      return t.parts('treasureLaid', { n: event.destinations.length });
    case 'countersLaid':
      return tellCounters(box, event, about);
    case 'docksSwapped':
      return t.parts('docksSwapped', {
        governor: person('governor'),
        who: about.who(event.seat),
        other: about.who(event.other),
      });
    case 'rangesSet': {
      const ranges = event.ranges.map((n, seat) => t.parts('range', { who: about.who(seat), n }));
      return t.parts('rangesSet', { ranges: list(ranges, 'plain') });
    }
    case 'missionPlaced': {
      const placed = event.disc === undefined ? t('aDisc') : disc(event.disc);
      return t.parts('missionPlaced', { who, you, disc: placed, place: place(event.destination) });
    }
    case 'informerUnused':
      return t.parts('informerUnused', { who, you, informer: person('informer') });
    case 'discsInspected':
      return tellInspected(event, about);
    case 'counterInspected': {
      const where = { who, you, place: place(event.destination) };
      return event.value === undefined
        ? t.parts('counterInspected', where)
        : t.parts('counterSeen', { ...where, n: event.value });
    }
    case 'discsKept':
      return t.parts('discsKept', { who, you });
    case 'discsExchanged':
      return t.parts('discsExchanged', { who, you, one: place(event.one), other: place(event.other) });
    case 'discMoved':
      return t.parts('discMoved', { who, you, from: place(event.from), to: place(event.to) });
    case 'discsRevealed':
      return tellRevealed(box, event.discs, about);
    case 'ghostVanished':
      return t.parts('ghostVanished', {
        who,
        you,
        place: place(event.destination),
        ghost: disc(DISC_NAMES.indexOf('ghost')),
      });
    case 'placeMarkersLaid':
      return t.parts('sailingOrder', { names: list(event.order.map(about.who), 'plain') });
    default:
      return tellSailing(event, about);
  }
}

type Sailing = EventOf<
  | 'shipsSailed'
  | 'counterTurned'
  | 'attacked'
  | 'traded'
  | 'missionDeclined'
  | 'returned'
  | 'kindsScored'
  | 'counterScored'
  | 'boardReset'
  | 'commoditiesScored'
  | 'chestsOpened'
>;

/** From the first mission to the end of the voyage, and of the game. */
function tellSailing(event: Sailing, about: Mentions): readonly Said[] {
  const { place, location, person, disc, commodity } = about;
  const { who, you } = actorOf(event, about);
  switch (event.kind) {
    case 'shipsSailed': {
      const ships = event.ships.flatMap((ship, seat) =>
        ship < 0 ? [] : [t.parts('sailsTo', { who: about.who(seat), place: place(ship) })],
      );
      return t.parts('shipsSailed', { disc: disc(event.disc), ships: list(ships, 'plain') });
    }
    case 'counterTurned':
      return t.parts('counterTurned', { who, you, place: place(event.destination), n: event.value });
    case 'attacked':
      return tellAttacked(event, about);
    case 'traded':
      return t.parts('traded', { who, you, commodity: commodity(event.commodity), place: place(event.destination) });
    case 'missionDeclined':
      return t.parts(event.reason, {
        who: event.reason === 'tooDear' ? about.who(event.seat) : who,
        you,
        place: place(event.destination),
        disc: disc(event.disc),
      });
    case 'returned': {
      const dock = { text: t('homebound', { n: event.dock }), target: 'dock:homebound' };
      return event.bonus > 0
        ? t.parts('hero', { who, you, dock, n: event.bonus })
        : t.parts('returned', { who, you, dock });
    }
    case 'kindsScored':
      return tellScores({ text: t('kinds'), target: 'chart:conquest' }, event.points, about);
    case 'counterScored':
      return t.parts('counterScored', { who, you, points: points(event.points), person: person(event.counter) });
    case 'boardReset':
      return t.parts('boardReset', { street: list(event.street.map(location), 'plain') });
    case 'commoditiesScored':
      return tellScores({ text: t('commodities'), target: 'chart:commodity' }, event.points, about);
    case 'chestsOpened':
      return tellChests(event.chests, about);
  }
}

function tellStopped(event: EventOf<'stopped'>, about: Mentions): readonly Said[] {
  const where = { ...actorOf(event, about), location: about.location(event.location) };
  if (event.gained !== undefined) return t.parts('stoppedFor', { ...where, items: itemWords(event.gained) });
  return t.parts(LOCATIONS[event.location] === 'drake' ? 'drake' : 'stopped', where);
}

function tellCounters(box: Box, event: EventOf<'countersLaid'>, about: Mentions): readonly Said[] {
  const kind = KINDS[box.kind[event.places[0] ?? 0] ?? 0] === 'galleon' ? 'galleon' : 'other';
  if (event.seat < 0) return t.parts('countersDealt', { kind });
  const { values } = event;
  const { who, you } = actorOf(event, about);
  if (values === undefined) return t.parts('countersLaid', { who, you, kind });
  const counters = event.places.map((at, i) => word.parts('at', { what: values[i] ?? 0, place: about.place(at) }));
  return t.parts('countersSeen', { who, you, kind, counters: list(counters) });
}

function tellInspected(event: EventOf<'discsInspected'>, about: Mentions): readonly Said[] {
  const where = { ...actorOf(event, about), place: about.place(event.destination) };
  if (event.discs === undefined) return t.parts('discsInspected', where);
  const discs = event.discs.flatMap((one, seat) =>
    one === 0 ? [] : [t.parts('tally', { who: about.who(seat), n: about.disc(one) })],
  );
  return t.parts('discsSeen', { ...where, discs: list(discs, 'plain') });
}

function tellAttacked({ crew, guns, ...event }: EventOf<'attacked'>, about: Mentions): readonly Said[] {
  const scored = points(event.points);
  const gain =
    event.treasure < 0 ? scored : word.parts('gain', { points: scored, treasure: about.treasure(event.treasure) });
  return t.parts('attacked', {
    ...actorOf({ ...event, crew, guns }, about),
    place: about.place(event.destination),
    cost: itemWords({ crew, guns }),
    gain,
  });
}
