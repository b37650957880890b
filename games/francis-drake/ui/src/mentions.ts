import { nameAt, type Said } from '@portolan/client';
import { type Box, COMMODITIES, DISC_NAMES, LOCATIONS, TREASURES } from '@portolan/francis-drake';
import { capital, commodityName, discName, locationName, placeName, treasureName } from './words.ts';

/** What a sentence is made of: words, numbers, mentions, and sentences within it. */
export type Part = number | Said | readonly Said[];

/** A sentence of parts: say`${who} lays a disc at ${place}.` */
export function say(words: TemplateStringsArray, ...parts: readonly Part[]): readonly Said[] {
  return words.flatMap((text, at): readonly Said[] => [...(text === '' ? [] : [text]), ...flat(parts[at] ?? '')]);
}

function flat(part: Part): readonly Said[] {
  if (typeof part === 'number') return [`${part}`];
  if (typeof part === 'string') return part === '' ? [] : [part];
  return 'text' in part ? [part] : part;
}

/** The parts in a row; the last one may be joined by another word. */
export function joined(parts: readonly Part[], between: string, last = between): readonly Said[] {
  return parts.flatMap((part, at): readonly Said[] => {
    if (at === 0) return flat(part);
    return [at === parts.length - 1 ? last : between, ...flat(part)];
  });
}

/** The sentence in one piece. */
export function plain(said: readonly Said[]): string {
  return said.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** The words for things on the board, each with the id of its card. */
export interface Mentions {
  who(seat: number): Said;
  place(destination: number): Said;
  location(location: number): Said;
  disc(disc: number): Said;
  readonly ghost: Said;
  treasure(treasure: number): Said;
  commodity(commodity: number): Said;
  person(id: string): Said;
  dock(id: string, text: string): Said;
  chart(id: string, text: string): Said;
}

export function mentionsFor(box: Box, names: readonly string[]): Mentions {
  return {
    who: (seat) => ({ text: nameAt(names, seat), target: `seat:${seat}` }),
    place: (at) => ({ text: placeName(box, at), target: `place:${box.names[at] ?? ''}` }),
    location: (at) => ({ text: locationName(box, at), target: `loc:${LOCATIONS[at] ?? ''}` }),
    disc: (disc) => ({ text: discName(disc), target: `disc:${DISC_NAMES[disc] ?? 'back'}` }),
    ghost: { text: 'the Ghost', target: 'disc:ghost' },
    treasure: (one) => ({ text: treasureName(one), target: `treasure:${TREASURES[one] ?? ''}` }),
    commodity: (one) => ({ text: commodityName(one), target: `commodity:${COMMODITIES[one] ?? ''}` }),
    person: (id) => ({ text: capital(id), target: `person:${id}` }),
    dock: (id, text) => ({ text, target: `dock:${id}` }),
    chart: (id, text) => ({ text, target: `chart:${id}` }),
  };
}
