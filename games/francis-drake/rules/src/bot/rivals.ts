import type { Seat } from '@portolan/kernel';
import { DESTINATIONS, type Destination, GHOST, HIND, NO_DISC, PORT } from '../ids.ts';
import { stepOf } from '../queries/discs.ts';
import { chanceWithin } from './odds.ts';
import { type Purse, purseOf, type Reading, spare } from './reading.ts';
import { UNSEEN } from './sight.ts';

/** By rival, then by Destination: the chance that the rival carries out a mission there. */
export interface Rival {
  readonly seat: Seat;
  readonly chances: readonly number[];
}

/** The rivals' prospects while the discs lie face down: where their discs are, and where they may still go. */
export function readRivals(reading: Reading): Rival[] {
  const { sight, me } = reading;
  const rivals: Rival[] = [];
  for (let seat = 0; seat < sight.seats; seat++) {
    if (seat !== me) rivals.push({ seat, chances: chancesOf(reading, seat) });
  }
  return rivals;
}

/** A rival with a disc there comes if able to pay; the other places compete for the discs in hand. */
function chancesOf(reading: Reading, seat: Seat): number[] {
  const { box, sight, weights } = reading;
  const handSize = sight.hands[seat];
  const purse = purseOf(box, sight.players[seat]);
  const chances: number[] = [];
  const lures: number[] = [];
  let sum = 0;
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    const able = box.zone[destination] > purse.range ? 0 : weights.resolve * ability(reading, purse, destination);
    const here = sight.discs[seat * DESTINATIONS + destination] !== NO_DISC;
    const lure = here ? 0 : able * attraction(reading, destination);
    chances.push(able);
    lures.push(lure);
    sum += lure;
  }
  for (let destination = 0; destination < lures.length; destination++) {
    if (lures[destination] > 0) chances[destination] *= Math.min(1, (handSize * lures[destination]) / sum);
  }
  return chances;
}

/** The chance that the mission at `destination` can be paid from `purse`, were it the only one. */
function ability(reading: Reading, purse: Purse, destination: Destination): number {
  if (reading.box.kind[destination] === PORT) return purse.goods > 0 ? 1 : 0;
  return chanceWithin(reading.odds[destination], spare(reading, purse, destination));
}

/** A rough estimate of what a Destination is worth to anybody. */
function attraction(reading: Reading, destination: Destination): number {
  if (reading.box.kind[destination] === PORT) return PORT_LURE;
  return reading.points[destination] + reading.treasure[destination];
}

const PORT_LURE = 7;

/** The chance that the disc of `seat`, unseen, acts before `disc` of the asked seat. */
export function actsBefore(reading: Reading, seat: Seat, disc: number): number {
  const { sight, me } = reading;
  const { missionNumbers } = reading.box.components.constants;
  const { outbound } = sight;
  const earlier = disc === HIND ? 0 : missionNumbers.filter((number) => number < disc).length;
  const tie = disc !== HIND && outbound.indexOf(seat) < outbound.indexOf(me) ? 1 : 0;
  return (earlier + tie) / missionNumbers.length;
}

/** The missions due before the asked seat's disc at `destination`, where all faces are known. */
export function missionsAhead(reading: Reading, destination: Destination, disc: number): number[] {
  const { box, sight, me, weights } = reading;
  const { outbound, discs } = sight;
  const ahead: number[] = [];
  for (let seat = 0; seat < sight.seats; seat++) {
    const other = discs[seat * DESTINATIONS + destination];
    if (seat === me || other === NO_DISC || other === GHOST || other >= UNSEEN) continue;
    const sooner = stepOf(other) - stepOf(disc) || outbound.indexOf(seat) - outbound.indexOf(me);
    if (sooner < 0) ahead.push(weights.resolve * ability(reading, purseOf(box, sight.players[seat]), destination));
  }
  return ahead;
}
