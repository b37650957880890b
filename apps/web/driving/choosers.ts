import type { Choose } from './play.ts';

/** Numbers from 0 to 1, always the same ones for a seed. */
function makeChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A captain in a hurry: barrels first, because nobody sails without; then soon to the dock, and soon home. */
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

/** Whom a captain looks for on the street once he can sail: those who ask him something later. */
const COMPANY = [/^Informer/, /^Governor/, /^Admiral/, /^Drake/, /^Investor/, /^Trade Goods/, /^(Shipyard|Queen)/];

/** A captain who wants to see everything: he stops at many places, attacks and trades, and stays out to the end. */
export function boldCaptain(seed: number): Choose {
  const chance = makeChance(seed);
  const any = (indices: readonly number[]): number => indices[Math.floor(chance() * indices.length)] ?? 0;
  return (offered) => {
    const saying = (pattern: RegExp): number[] => offered.flatMap((label, at) => (pattern.test(label) ? [at] : []));
    const bold = saying(/^(Attack|Press|Sail on|Trade 1 goods|Look at)/);
    if (bold.length > 0 && chance() < 0.8) return any(bold);
    const street = saying(/, place \d+:/);
    const barrels = saying(/gives \d+ barrel/);
    if (street.length === 0) return any([...offered.keys()]);
    if (saying(/cannot sail/).length > 0 && barrels.length > 0) return barrels[0] ?? 0;
    const company = COMPANY.flatMap((request) => saying(request)).filter((at) => street.indexOf(at) < 7);
    return company.length > 0 && chance() < 0.7 ? any(company) : any(street.slice(0, 3));
  };
}

/** Somebody alone who soon passes, so that six eras are over soon; otherwise whatever comes. */
export function thriftySoloist(seed: number): Choose {
  const chance = makeChance(seed);
  return (offered) => {
    const pass = offered.findIndex((label) => /^1st space/.test(label));
    return pass >= 0 && chance() < 0.7 ? pass : Math.floor(chance() * offered.length);
  };
}
