import { nameAt } from '@portolan/client';
import { type Box, COMMODITIES, DISC_NAMES, LOCATIONS, TREASURES } from '@portolan/francis-drake';
import type { Mention } from '@portolan/i18n';
import { t } from './messages/events.ts';
import { commodityName, discName, locationName, placeName, treasureName } from './words.ts';

/** Names of things on the board, each with the id of its card. */
export interface Mentions {
  /** The seat of the reader, who is addressed as `you`. */
  readonly you: number | undefined;
  who(seat: number): Mention;
  /** The same at the beginning of a sentence. */
  subject(seat: number): Mention;
  place(destination: number): Mention;
  location(location: number): Mention;
  disc(disc: number): Mention;
  treasure(treasure: number): Mention;
  commodity(commodity: number): Mention;
  person(id: Person): Mention;
}

type Person = 'admiral' | 'governor' | 'informer' | 'investor';

export function mentionsFor(box: Box, names: readonly string[], you?: number): Mentions {
  const named = (seat: number, own: 'you' | 'youFirst'): Mention => ({
    text: seat === you ? t(own) : nameAt(names, seat),
    target: `seat:${seat}`,
  });
  return {
    you,
    who: (seat) => named(seat, 'you'),
    subject: (seat) => named(seat, 'youFirst'),
    place: (at) => ({ text: placeName(box, at), target: `place:${box.names[at] ?? ''}` }),
    location: (at) => ({ text: locationName(box, at), target: `loc:${LOCATIONS[at] ?? ''}` }),
    disc: (disc) => ({ text: discName(disc), target: `disc:${DISC_NAMES[disc] ?? 'back'}` }),
    treasure: (one) => ({ text: treasureName(one), target: `treasure:${TREASURES[one] ?? ''}` }),
    commodity: (one) => ({ text: commodityName(one), target: `commodity:${COMMODITIES[one] ?? ''}` }),
    person: (id) => ({ text: box.components.locations[id].name, target: `person:${id}` }),
  };
}
