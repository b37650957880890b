import { type Box, LANDS, placeAt, WORLDS } from '@portolan/nina-pinta';
import { landTarget } from '../table/targets.ts';

/** `nina:andes`. */
function at(box: Box, place: number): string {
  return landTarget(box, place).slice('land:'.length);
}

export const landId = landTarget;

/** Where the Settlers of a seat stand in a land; the land itself if there are none yet. */
export function settlersAt(box: Box, seat: number, place: number): readonly string[] {
  return [`settlers:${seat}:${at(box, place)}`, landTarget(box, place)];
}

/** A thing in a land, or the land itself. */
export function inLand(box: Box, kind: 'stronghold' | 'vault' | 'mine', place: number): readonly string[] {
  return [
    `${kind}:${at(box, place)}`,
    ...(kind === 'vault' ? [`stronghold:${at(box, place)}`] : []),
    landTarget(box, place),
  ];
}

export function shipId(seat: number, world: number): string {
  return `ship:${seat}:${WORLDS[world]}`;
}

export function captainId(seat: number, world: number): string {
  return `captain:${seat}:${WORLDS[world]}`;
}

export function holdOf(seat: number, world: number): readonly string[] {
  return [`hold:${seat}:${WORLDS[world]}`, `seat:${seat}`];
}

export function supplyOf(seat: number): readonly string[] {
  return [`supply:${seat}`, `seat:${seat}`];
}

export function purseOf(seat: number): readonly string[] {
  return [`gold:${seat}`, `seat:${seat}`];
}

export function heldBy(seat: number): readonly string[] {
  return [`held:${seat}`, `seat:${seat}`];
}

export function compassOf(world: number): string {
  return `compass:${WORLDS[world]}`;
}

/** The lands of a set, a bit for each, as ids. */
export function landsIn(box: Box, world: number, lands: number): readonly string[] {
  return LANDS.flatMap((_, land) => ((lands >> land) & 1 ? [landTarget(box, placeAt(world, land))] : []));
}
