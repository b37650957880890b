import { capital, nameAt as nameOf, spaced } from '@portolan/client';
import { list } from '@portolan/i18n';
import {
  type Box,
  GROUPS,
  landOf,
  NATIONS,
  type SOURCES,
  TERRAINS,
  type View,
  WORLDS,
  worldOf,
} from '@portolan/nina-pinta';
import { t as counters } from './messages/counters.ts';
import { t } from './messages/names.ts';

export type PlaceView = View['places'][number];
export type PlayerView = View['players'][number];

/** `Niña`. A world is its number or its id. */
export function worldName(box: Box, world: number | string): string {
  const id = typeof world === 'number' ? WORLDS[world] : world;
  return box.components.worlds.find((one) => one.id === id)?.name ?? t('unknownWorld');
}

/** The name of a world as a text of its own, such as a heading. */
export function worldTitle(box: Box, world: number | string): string {
  return t('worldTitle', { world: worldName(box, world) });
}

/** The same of a land. */
export function landTitle(box: Box, land: number | string): string {
  return t('landTitle', { land: landName(box, land) });
}

/** A land is its number or its id. */
export function landName(box: Box, land: number | string): string {
  const { lands } = box.components;
  const found = typeof land === 'number' ? lands[land] : lands.find(({ id }) => id === land);
  return found?.name ?? t('unknownLand');
}

/** True for the name of a world or land, which the components define. */
export function isProperName(box: Box, text: string): boolean {
  return box.components.lands.some(({ name }) => name === text) || WORLDS.some((id) => worldName(box, id) === text);
}

/** `Andes of Niña`. */
export function placeName(box: Box, place: number): string {
  const land = landName(box, landOf(place));
  return t('place', { land, world: worldName(box, worldOf(place)) });
}

/** The land names of a set, a bit for each. */
export function landsOf(box: Box, set: number): string[] {
  return box.components.lands.filter((_, land) => (set >> land) & 1).map(({ name }) => name);
}

/** `Pinta, then Niña, then Santa Maria`. */
export function voyageWords(box: Box, worlds: readonly (number | string)[]): string {
  const [first = '', second = '', third = ''] = worlds.map((world) => worldName(box, world));
  return t('voyage', { first, second, third });
}

/** A nation is its number or its id. */
export function nationName(nation: number | string | undefined): string {
  const id = typeof nation === 'number' ? NATIONS[nation] : NATIONS.find((one) => one === nation);
  return t('nation', { nation: id ?? 'other' });
}

/** `Double Selection`, `Gold 3`, `Music`: the name of a counter. */
export function counterName(name: string): string {
  const gold = /^gold(\d+)$/.exec(name)?.[1];
  if (gold !== undefined) return counters('goldOf', { gold: Number(gold) });
  return isCounter(name) ? counters(name) : spaced(name).split(' ').map(capital).join(' ');
}

type Counter = Exclude<keyof typeof counters.messages.english, 'goldOf'>;

function isCounter(name: string): name is Counter {
  return name !== 'goldOf' && Object.hasOwn(counters.messages.english, name);
}

export function faceName(box: Box, face: number): string {
  return counterName(box.faces.names[face] ?? '');
}

/** A group is its number or its id; Bonus Benefits have none. */
export function groupName(group: number | string | undefined): string {
  const id = typeof group === 'number' ? GROUPS[group] : GROUPS.find((one) => one === group);
  return t('group', { group: id ?? 'other' });
}

/** A row of the score sheet. */
export function sourceName(box: Box, source: (typeof SOURCES)[number]): string {
  if (source === 'gold') return counters('gold');
  return WORLDS.some((world) => world === source) ? worldName(box, source) : groupName(source);
}

export function terrainName(terrain: (typeof TERRAINS)[number] | undefined): string {
  return t('terrain', { terrain: terrain ?? 'other', alone: false });
}

/** What the tile shows: `mountains with a Gold Mine of 5`. */
export function tileWords(box: Box, tile: number): string {
  const { terrain, discovery, gold } = box.components.tiles[tile] ?? {};
  return landscape(terrain ?? TERRAINS[0], discovery ?? undefined, gold);
}

export function landscape(id: PlaceView['terrain'], discovery: PlaceView['discovery'], gold = 0): string {
  // `Mixed with Natives` would be misread.
  const terrain = t('terrain', { terrain: id ?? 'other', alone: true });
  switch (discovery) {
    case 'mine':
    case 'civilisation':
    case 'gold':
      return t(`tile.${discovery}`, { terrain, gold });
    case 'stronghold':
    case 'natives':
      return t(`tile.${discovery}`, { terrain });
    default:
      return terrain;
  }
}

function settlers(count: number): string {
  return t('settlers', { count });
}

/** `a Captain and 2 Settlers`, or `no crew`. */
export function crewWords(captain: boolean, count: number): string {
  if (captain) return count === 0 ? t('crew.captain') : t('crew.both', { count });
  return count === 0 ? t('crew.none') : settlers(count);
}

/** The same as a label of its own. */
export function crewTitle(captain: boolean, count: number): string {
  if (captain) return count === 0 ? t('crewTitle.captain') : t('crewTitle.both', { count });
  return count === 0 ? t('crewTitle.none') : settlers(count);
}

export function goldWords(gold: number): string {
  return t('gold', { gold });
}

/** Facts in a row. */
export function factWords(facts: readonly string[]): string {
  return t('facts', { facts: list(facts, 'plain') });
}

/** `1st space`, counted from 1. */
export function spaceName(count: number): string {
  return t('space', { count });
}

/** The automaton comes after the only seat of a solo game. */
export function nameAt(names: readonly string[], seat: number): string {
  return names.length === 1 && seat > 0 ? t('planck') : nameOf(names, seat);
}

export function phaseName(phase: View['phase']): string {
  return t(`phase.${phase}`);
}
