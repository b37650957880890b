import { nameAt } from '@portolan/client';
import {
  type Box,
  COMMODITIES,
  DISC_NAMES,
  type DiscName,
  type Items,
  KINDS,
  LOCATIONS,
  type LocationId,
  TREASURES,
} from '@portolan/francis-drake';
import { type Arg, list } from '@portolan/i18n';
import type { Viewer } from '@portolan/kernel';
import { t } from './messages/words.ts';

/** Stands for an index that the components do not know; no legal move or event has one. */
const UNKNOWN = '?';

export function placeName(box: Box, destination: number): string {
  return box.components.destinations[destination]?.name ?? UNKNOWN;
}

export function locationName(box: Box, location: number): string {
  const id = LOCATIONS[location];
  return id === undefined ? UNKNOWN : box.components.locations[id].name;
}

export function locationNumber(id: LocationId): number {
  return LOCATIONS.indexOf(id);
}

export function kindName(box: Box, destination: number): string {
  return t('kind', { kind: KINDS[box.kind[destination] ?? -1] ?? 'other' });
}

/** `disc 2`, `the Ghost` or `the Golden Hind`. */
export function discName(disc: number): string {
  const name = DISC_NAMES[disc] ?? UNKNOWN;
  return name === 'ghost' || name === 'hind' ? t(name) : t('disc', { n: name });
}

/** What is printed on the disc. */
export function discFace(disc: DiscName): string {
  return t('face', { disc: disc === 'ghost' || disc === 'hind' ? disc : 'other', n: disc });
}

export function commodityName(commodity: number): string {
  return wareName(COMMODITIES[commodity] ?? UNKNOWN);
}

export function wareName(id: string): string {
  const ware = COMMODITIES.find((one) => one === id);
  return ware === undefined ? UNKNOWN : t(ware);
}

export function wareNames(wares: readonly string[]): string {
  return joined(wares.map(wareName));
}

/** `silver`, `gold` or `a jewel`. */
export function treasureName(treasure: number): string {
  const id = TREASURES[treasure];
  return id === undefined ? UNKNOWN : t(id);
}

export function points(n: number): string {
  return t('points', { n });
}

/** `a, b and c`. */
export function joined(items: readonly Arg[]): string {
  return t('all', { items: list(items) });
}

/** `a, or b, or c`: for choices that are lists themselves. */
export function eitherOf(choices: readonly string[]): string {
  return choices.length === 0 ? t('nothing') : choices.reduceRight((other, one) => t('or', { one, other }));
}

const ITEMS = [
  ...(['crew', 'guns', 'goods', 'barrels', 'galleon', 'pinnace'] as const),
  ...(['admiral', 'governor', 'informer', 'hindDisc'] as const),
] satisfies readonly (keyof Items)[];

export function itemWords(items: Partial<Items>): string {
  const words = ITEMS.flatMap((item) => {
    const n = items[item] ?? 0;
    return n > 0 ? [t(item, { n })] : [];
  });
  return words.length === 0 ? t('nothing') : joined(words);
}

/** The name of a seat, or `you`. */
export function personName(
  { view, names }: { readonly view: { readonly viewer: Viewer }; readonly names: readonly string[] },
  seat: number,
): string {
  return view.viewer === seat ? t('you') : nameAt(names, seat);
}

/** For a name that begins a sentence or a label. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
