import type { MapLayout } from '@portolan/amerigo';
import { chanceAt, noiseOf } from './noise.ts';

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

/** Salts of the draws that make up a name. */
const [ORDER, FORM, MIDDLE, END] = [101, 102, 103, 104];

function nameIslands(layout: MapLayout): string[] {
  const noise = noiseOf(layout);
  const pick = (list: readonly string[], island: number, salt: number): string =>
    list[Math.floor(chanceAt(noise, island, 0, salt) * list.length)] ?? list[0] ?? '';
  // Every name of a map starts differently, so that no two are confused.
  const rank = new Map(STARTS.map((start, at) => [start, noise(at, 0, ORDER)]));
  const starts = STARTS.toSorted((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0));
  return layout.big.map((isBig, island) => {
    const start = starts[island % starts.length] ?? '';
    // A start that ends in a vowel needs no other one before the end.
    const middle = /[aeiou]$/.test(start) ? '' : pick(MIDDLES, island, MIDDLE);
    const name = start + middle + pick(ENDS, island, END) + (island < starts.length ? '' : ` ${island}`);
    return pick(isBig ? BIG : SMALL, island, FORM).replace('*', name);
  });
}
