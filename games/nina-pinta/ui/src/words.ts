import { capital, counted, listWords, nameAt as nameOf } from '@portolan/client';
import { type Box, GROUPS, LANDS, NATIONS, TERRAINS, type View, WORLDS } from '@portolan/nina-pinta';

export type PlaceView = View['places'][number];
export type PlayerView = View['players'][number];

/** `Niña`: the name of the world without the word. A world is its number or its id. */
export function worldName(box: Box, world: number | string): string {
  const id = typeof world === 'number' ? WORLDS[world] : world;
  const name = box.components.worlds.find((one) => one.id === id)?.name;
  return name?.replace(/ World$/, '') ?? 'an unknown world';
}

/** A land is its number or its id. */
export function landName(box: Box, land: number | string): string {
  const { lands } = box.components;
  const found = typeof land === 'number' ? lands[land] : lands.find(({ id }) => id === land);
  return found?.name ?? 'an unknown land';
}

/** `Andes of Niña`. */
export function placeName(box: Box, place: number): string {
  return `${landName(box, place % LANDS.length)} of ${worldName(box, Math.floor(place / LANDS.length))}`;
}

/** The land names of a set, a bit for each. */
export function landsOf(box: Box, set: number): string[] {
  return box.components.lands.filter((_, land) => (set >> land) & 1).map(({ name }) => name);
}

export function nationName(nation: number | string): string {
  return capital(typeof nation === 'number' ? (NATIONS[nation] ?? 'nobody') : nation);
}

/** `Double Selection`, `Gold 3`, `Music`, `Any Arts`: what stands on a counter. */
export function counterName(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .split(' ')
    .map(capital)
    .join(' ');
}

export function faceName(box: Box, face: number): string {
  return counterName(box.faces.names[face] ?? 'nothing');
}

export function groupName(group: number | string): string {
  return capital(typeof group === 'number' ? (GROUPS[group] ?? 'nothing') : group);
}

/** What the tile shows: `mountains with a Gold Mine of 5`. */
export function tileWords(box: Box, tile: number): string {
  const { terrain, discovery, gold } = box.components.tiles[tile] ?? {};
  return landscape(terrain ?? TERRAINS[0], discovery ?? undefined, gold);
}

export function landscape(terrain: string, discovery: string | undefined, gold = 0): string {
  switch (discovery) {
    case 'mine':
      return `${terrain} with a Gold Mine of ${gold}`;
    case 'civilisation':
      return `${terrain} with a Civilisation of ${gold} gold`;
    case 'gold':
      return `${terrain} with ${gold} gold`;
    case 'stronghold':
      return `${terrain} with a Stronghold`;
    case 'natives':
      return `${terrain} with Natives`;
    default:
      return terrain;
  }
}

export function settlers(count: number): string {
  return counted(count, 'Settler');
}

export function settlements(count: number): string {
  return counted(count, 'settlement');
}

/** `a Captain and 2 Settlers`, or nobody. */
export function crewWords(captain: boolean, count: number): string {
  const words = [...(captain ? ['a Captain'] : []), ...(count > 0 ? [settlers(count)] : [])];
  return words.length === 0 ? 'nobody' : listWords(words);
}

export function goldWords(gold: number): string {
  return `${gold} gold`;
}

export function points(count: number): string {
  return counted(count, 'point');
}

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th'];

/** `1st` for 1. */
export function ordinal(count: number): string {
  return ORDINALS[count - 1] ?? `${count}th`;
}

/** The automaton sits behind the one seat of a solo game. */
export const PLANCK = 'Planck';

/** Who sits at `seat`; names come from outside. */
export function nameAt(names: readonly string[], seat: number): string {
  return names.length === 1 && seat > 0 ? PLANCK : nameOf(names, seat);
}

const PHASE_NAMES: Readonly<Record<string, string>> = {
  start: 'Before the first era',
  establish: 'Establish the era',
  loading: 'Loading',
  sailing: 'Sail and populate',
  governing: 'Govern',
  selecting: 'Select Benefits',
  completing: 'Complete the era',
  over: 'The game is over',
};

export function phaseName(phase: string): string {
  return PHASE_NAMES[phase] ?? capital(phase);
}
