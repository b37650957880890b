import { counted, listWords } from '@portolan/client';
import {
  type Box,
  COMMODITIES,
  DISC_NAMES,
  type DiscName,
  type Items,
  LOCATIONS,
  type LocationId,
  TREASURES,
} from '@portolan/francis-drake';

export function placeName(box: Box, destination: number): string {
  return box.components.destinations[destination]?.name ?? 'an unknown place';
}

export function locationName(box: Box, location: number): string {
  const id = LOCATIONS[location];
  return id === undefined ? 'an unknown Location' : box.components.locations[id].name;
}

export function locationNumber(id: LocationId): number {
  return LOCATIONS.indexOf(id);
}

/** `disc 2`, `the Ghost` or `the Hind`. */
export function discName(disc: number): string {
  const name = DISC_NAMES[disc];
  if (name === 'ghost') return 'the Ghost';
  return name === 'hind' ? 'the Hind' : `disc ${name ?? '?'}`;
}

/** As it is printed on the disc. */
export function discFace(disc: DiscName): string {
  return capital(disc);
}

export function commodityName(commodity: number): string {
  return COMMODITIES[commodity] ?? 'something unknown';
}

/** `silver`, `gold` or `a jewel`. */
export function treasureName(treasure: number): string {
  const name = TREASURES[treasure];
  return name === 'jewel' ? 'a jewel' : (name ?? 'something unknown');
}

export function points(count: number): string {
  return counted(count, 'point');
}

export function crew(count: number): string {
  return `${count} crew`;
}

export function guns(count: number): string {
  return counted(count, 'gun');
}

/** How a good thing is called, by how many there are. */
const ITEM_WORDS: Readonly<Record<keyof Items, (count: number) => string>> = {
  crew,
  guns,
  goods: (count) => `${count} goods`,
  barrels: (count) => (count === 1 ? '1 barrel' : `${count} barrels`),
  galleon: () => 'a galleon',
  pinnace: () => 'a pinnace',
  admiral: () => 'the Admiral with the frigate counters',
  governor: () => 'the Governor with the troop counters',
  informer: () => 'the Informer',
  hindDisc: () => 'the Golden Hind',
};

export function itemWords(items: Items): string {
  const words = itemKeys().flatMap((item) => (items[item] > 0 ? [ITEM_WORDS[item](items[item])] : []));
  return words.length === 0 ? 'nothing' : listWords(words);
}

function itemKeys(): (keyof Items)[] {
  return Object.keys(ITEM_WORDS) as (keyof Items)[];
}

/** With a capital first letter; a number stays as it is. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
