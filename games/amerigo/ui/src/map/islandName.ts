import type { MapLayout } from '@portolan/amerigo';
import { below, type Rng, rngFromSeed, shuffle } from '@portolan/kernel';

const STARTS =
  'Al Am Bar Bel Cal Cor Dor El Fal Gar Hal Il Jor Kal Lan Lu Mar Mi Nar Ol Pal Qui Ro Sal Sol Ta Tor Ul Val Ver Xi Yor Zan'.split(
    ' ',
  );
const MIDDLES = 'a e i ia o u'.split(' ');
const ENDS = 'bel da dor go la lan lina ma mar mora na nda ra rén ris sa seo ta tea tora va vel via zo'.split(' ');
/** The name goes where the asterisk is. */
const BIG = ['*', '*', 'Gran *', 'Isla *', 'Nova *'];
const SMALL = ['*', '*', '*', 'Cayo *', 'Isla *'];

const known = new WeakMap<MapLayout, readonly string[]>();

/** The made-up name of an island. It follows from the map, so everybody at the table reads the same one. */
export function islandName(layout: MapLayout, island: number): string {
  const names = known.get(layout) ?? nameIslands(layout);
  known.set(layout, names);
  return names[island] ?? '';
}

function nameIslands({ tiles, players, big }: MapLayout): string[] {
  const rng = rngFromSeed(`names ${players} ${tiles.join()}`);
  // Every name of a map starts differently, so that no two are confused.
  const starts = shuffle(rng, [...STARTS]);
  const called = (isBig: boolean): string => pick(rng, isBig ? BIG : SMALL);
  return big.map((isBig, at) => {
    const start = starts[at % starts.length] ?? '';
    return called(isBig).replace('*', wordFrom(rng, start) + (at < starts.length ? '' : ` ${at}`));
  });
}

function wordFrom(rng: Rng, start: string): string {
  // A start that ends in a vowel needs no other one before the end.
  return start + (/[aeiou]$/.test(start) ? '' : pick(rng, MIDDLES)) + pick(rng, ENDS);
}

function pick<T>(rng: Rng, some: readonly T[]): T {
  const one = some[below(rng, some.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}
