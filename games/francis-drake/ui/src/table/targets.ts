import { type Box, COMMODITIES, DISC_NAMES, LOCATIONS, type Move } from '@portolan/francis-drake';

/**
 * The things a move points at, in the order most people pick them. Every target names one thing, so they can be
 * picked in any order: a disc and then its Destination, or the Destination first.
 */
export function targetsOf(box: Box, move: Move): readonly string[] {
  switch (move.kind) {
    case 'stop':
      return [`loc:${LOCATIONS[move.location]}`];
    case 'take':
      return [`take:${move.yield}`];
    case 'frigates':
      return layTargets(box, box.galleons, move.values);
    case 'troops':
      return layTargets(box, box.forts, move.values);
    case 'mission':
      return [discTarget(move.disc), placeTarget(box, move.destination)];
    case 'inspectDiscs':
      return ['look:discs', placeTarget(box, move.destination)];
    case 'inspectCounter':
      return ['look:counter', placeTarget(box, move.destination)];
    case 'exchange':
      return [discTarget(move.one), discTarget(move.other)];
    case 'move':
      return [placeTarget(box, move.destination)];
    case 'trade':
      return [`trade:${COMMODITIES[move.commodity]}`];
    default:
      return [move.kind];
  }
}

export function placeTarget(box: Box, destination: number): string {
  return `dest:${box.names[destination]}`;
}

function discTarget(disc: number): string {
  return `disc:${DISC_NAMES[disc]}`;
}

/** A counter of `value` placed at a Destination. */
export function layTarget(id: string, value: number): string {
  return `lay:${id}:${value}`;
}

/**
 * The values of the counters that are placed one by one, the strongest first. The weakest ones fill the Destinations
 * that are left and need no target.
 */
export function valuesToLay(values: readonly number[]): readonly number[] {
  const least = Math.min(...values);
  return [...new Set(values)].filter((value) => value > least).sort((one, other) => other - one);
}

function layTargets(box: Box, places: readonly number[], values: readonly number[]): string[] {
  return valuesToLay(values).flatMap((value) =>
    places.flatMap((place, at) => (values[at] === value ? [layTarget(box.names[place] ?? '', value)] : [])),
  );
}
