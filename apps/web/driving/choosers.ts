import type { Choose } from './play.ts';

/** Pseudo-random numbers from 0 to 1, the same for the same seed. */
function makeChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Finishes quickly: takes barrels, which every voyage needs, then goes to the dock, and home soon. */
export function hastyCaptain(seed: number): Choose {
  const chance = makeChance(seed);
  const any = (indices: readonly number[]): number => indices[Math.floor(chance() * indices.length)] ?? 0;
  return (offered) => {
    const saying = (pattern: RegExp): number[] => offered.flatMap((label, at) => (pattern.test(label) ? [at] : []));
    const barrels = saying(/barrels/);
    if (saying(/cannot sail/).length > 0 && barrels.length > 0) return any(barrels);
    const short = saying(/^(Go to outbound dock|Dock$|Home|Go home)/);
    return short.length > 0 && chance() < 0.6 ? any(short) : any([...offered.keys()]);
  };
}

/** Locations that lead to further questions, preferred once the player can sail. */
const COMPANY = [/^Informer/, /^Governor/, /^Admiral/, /^Drake/, /^Investor/, /^Trade Goods/, /^(Shipyard|Queen)/];

/** Covers as much as possible: visits many places, attacks and trades, and stays out to the end. */
export function boldCaptain(seed: number): Choose {
  const chance = makeChance(seed);
  const any = (indices: readonly number[]): number => indices[Math.floor(chance() * indices.length)] ?? 0;
  return (offered) => {
    const saying = (pattern: RegExp): number[] => offered.flatMap((label, at) => (pattern.test(label) ? [at] : []));
    const bold = saying(/^(Attack|Sail on|Trade 1 trade good|Look at)/);
    if (bold.length > 0 && chance() < 0.8) return any(bold);
    const street = saying(/, Location \d+\./);
    const barrels = saying(/Next visitor: \d+ barrel/);
    if (street.length === 0) return any([...offered.keys()]);
    if (saying(/cannot sail/).length > 0 && barrels.length > 0) return barrels[0] ?? 0;
    const company = COMPANY.flatMap((request) => saying(request)).filter((at) => street.indexOf(at) < 7);
    return company.length > 0 && chance() < 0.7 ? any(company) : any(street.slice(0, 3));
  };
}

/** Ways to do nothing in Amerigo. */
const IDLE = /achieve nothing|^Take \d* ?gold|Stop here|^Stay|^Finish|^No trading post|no cannons|cash|Open a chest/i;

/** What leads to posts and to tiles on the map, whatever the deal. */
const TOWARDS_MAP = /Harbour of |^Found a post|of your tiles fits? somewhere|fits in \d|[1-9]\d* free harbour/;

/** Covers as much of Amerigo as possible: whatever was chosen least often so far, and idling only if there is nothing else. */
export function curiousExplorer(seed: number): Choose {
  const chance = makeChance(seed);
  const chosen = new Map<string, number>();
  const kindOf = (label: string): string => label.replaceAll(/\d+/g, '');
  return (offered) => {
    const busy = offered.flatMap((label, at) => (IDLE.test(label) ? [] : [at]));
    const towardsMap = busy.filter((at) => TOWARDS_MAP.test(offered[at] ?? ''));
    const some = [towardsMap, busy].find((list) => list.length > 0 && (list === busy || chance() < 0.6)) ?? [
      ...offered.keys(),
    ];
    const times = (at: number): number => chosen.get(kindOf(offered[at] ?? '')) ?? 0;
    const least = Math.min(...some.map(times));
    const best = some.filter((at) => times(at) === least);
    const at = best[Math.floor(chance() * best.length)] ?? 0;
    chosen.set(kindOf(offered[at] ?? ''), times(at) + 1);
    return at;
  };
}

/** Plays Amerigo from the controls, and on the map takes the first square that Tab reaches. */
export function tabbingExplorer(seed: number): Choose {
  const chance = makeChance(seed);
  const curious = curiousExplorer(seed);
  return (offered) => {
    const building = offered.findIndex((label) => BUILDING.test(label));
    if (building >= 0) return building;
    const gold = offered.findIndex((label) => /^Take \d+ gold/.test(label));
    if (gold >= 0 && chance() < 0.4) return gold;
    const firstSquare = offered.findIndex((label) => SQUARE.test(label));
    // The others are reached by arrow keys, which takes too long for a whole game.
    const near = offered.flatMap((label, at) => (SQUARE.test(label) && at !== firstSquare ? [] : [at]));
    return near[curious(near.map((at) => offered[at] ?? ''))] ?? 0;
  };
}

/** Ways to do nothing in Niña & Pinta. */
const RESTING = /^(Look at nothing|Move no Settler|Build nothing more|Let (the|all) ship)|: no crew$/;

/** Loads, explores and builds in Niña & Pinta, but passes early, so that six eras finish quickly. */
export function busyColonist(seed: number): Choose {
  const chance = makeChance(seed);
  const any = (indices: readonly number[]): number => indices[Math.floor(chance() * indices.length)] ?? 0;
  return (offered) => {
    const saying = (pattern: RegExp): number[] => offered.flatMap((label, at) => (pattern.test(label) ? [at] : []));
    const pass = saying(/^Pass to the \d/);
    if (pass.length > 0 && chance() < 0.6) return any(pass);
    const bold = saying(/^(Explore|Attack|Town|City)|a Captain and [12]/);
    if (bold.length > 0 && chance() < 0.7) return any(bold);
    const busy = offered.flatMap((label, at) => (RESTING.test(label) ? [] : [at]));
    return any(busy.length > 0 && chance() < 0.7 ? busy : [...offered.keys()]);
  };
}

/** The choices on the way to a tile on the map. */
const BUILDING = /of your tiles fits? somewhere|fits in \d|^Landscape pair: /;
const SQUARE = /^(Row \d+, column|(Top|Right|Bottom|Left) \d|The \w+ frame)/;
