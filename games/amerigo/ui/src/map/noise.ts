import type { MapLayout } from '@portolan/amerigo';

/** A number from -1 to 1 for a place; the same place always gets the same one. `salt` tells independent uses apart. */
export type Noise = (x: number, y: number, salt: number) => number;

/** What is irregular about a map follows from its tiles, so it is the same for everybody at the table. */
export function noiseOf({ tiles, players }: Pick<MapLayout, 'tiles' | 'players'>): Noise {
  const seed = tiles.reduce((sum, tile) => mix(sum ^ tile), players + 1);
  return (x, y, salt) => {
    const word = mix(mix(mix(seed ^ Math.round(x * 16)) ^ Math.round(y * 16)) ^ salt);
    return (word >>> 0) / 0x7fff_ffff - 1;
  };
}

/** From 0 to 1. */
export function chanceAt(noise: Noise, x: number, y: number, salt: number): number {
  return (noise(x, y, salt) + 1) / 2;
}

function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x45d9f3b) + 0x9e3779b9;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}
