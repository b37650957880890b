import type { Mention, Said } from '@portolan/i18n';
import { BONUSES, type Box, GROUPS, landOf, NATIONS, WORLDS, worldOf } from '@portolan/nina-pinta';
import { t } from './messages/events.ts';
import { t as word } from './messages/names.ts';
import { landTarget } from './table/targets.ts';
import { counterName, faceName, groupName, landName, nameAt, nationName, spaceName, worldName } from './words.ts';

/** Who reads about an event. */
export interface Reader {
  readonly box: Box;
  /** By seat; Planck may follow the only seat of a solo game, or be left out. */
  readonly names: readonly string[];
  /** The seat of the reader, who is addressed as `you`. */
  readonly you?: number | undefined;
  /** The seats whose players have resigned. */
  readonly resigned?: readonly number[];
}

/** Names of things on the table, each with the id of its card. */
export interface Mentions {
  readonly you: number | undefined;
  who(seat: number): Mention;
  /** The same at the beginning of a sentence. */
  subject(seat: number): Mention;
  place(place: number): Mention;
  world(world: number): Mention;
  /** Worlds in the order of a voyage. */
  voyage(worlds: readonly number[]): readonly Said[];
  stronghold(place: number): Mention;
  nation(nation: number): Mention;
  face(face: number): Mention;
  counter(name: string): Mention;
  bonus(bonus: number): Mention;
  group(group: number): Mention;
  space(space: number): Mention;
  /** Anything else. */
  thing(text: string, target: string): Mention;
}

export function mentionsFor({ box, names, you }: Reader): Mentions {
  const named = (seat: number, own: 'you' | 'youFirst'): Mention => ({
    text: seat === you ? t(own) : nameAt(names, seat),
    target: `seat:${seat}`,
  });
  const counter = (name: string): Mention => ({ text: counterName(name), target: `benefit:${name}:1` });
  return {
    you,
    who: (seat) => named(seat, 'you'),
    subject: (seat) => named(seat, 'youFirst'),
    ...placesFor(box),
    nation: (nation) => ({ text: nationName(nation), target: `nation:${NATIONS[nation]}` }),
    face: (face) => ({ ...counter(box.faces.names[face] ?? ''), text: faceName(box, face) }),
    counter,
    bonus: (bonus) => counter(BONUSES[bonus] ?? ''),
    group: (group) => ({ text: groupName(group), target: `marker:${GROUPS[group]}` }),
    space: (space) => ({ text: spaceName(space + 1), target: `pass:${space + 1}` }),
    thing: (text, target) => ({ text, target }),
  };
}

function placesFor(box: Box): Pick<Mentions, 'place' | 'world' | 'voyage' | 'stronghold'> {
  const world = (one: number): Mention => ({ text: worldName(box, one), target: `compass:${WORLDS[one]}` });
  return {
    world,
    place: (place) => ({
      text: word('place', {
        land: landName(box, landOf(place)),
        world: worldName(box, worldOf(place)),
      }),
      target: landTarget(box, place),
    }),
    voyage: ([first = 0, second = 0, third = 0]) =>
      word.parts('voyage', { first: world(first), second: world(second), third: world(third) }),
    stronghold: (place) => ({
      text: t('stronghold'),
      target: landTarget(box, place).replace('land', 'stronghold'),
    }),
  };
}

/** A reader, and what the things are called for them. */
export interface Telling extends Reader {
  readonly about: Mentions;
}

/** Who an event is about, and whether that is the reader. */
export function actorOf({ about }: Telling, seat: number): { readonly who: Mention; readonly you: boolean } {
  return { who: about.subject(seat), you: seat === about.you };
}

/** Planck comes after the only seat of a solo game. */
export function isSolo({ names }: Pick<Reader, 'names'>): boolean {
  return names.length === 1 || (names.length === 2 && names[1] === word('planck'));
}
