import type { Seat } from '@portolan/kernel';
import { DESTINATIONS, type Destination, DISC_NAMES, GHOST, HIND, NO_DISC, PORT } from '../ids.ts';
import { stepOf } from '../queries/discs.ts';
import { type Assessment, type Purse, purseOf, spare } from './assessment.ts';
import { chanceWithin } from './odds.ts';
import { UNSEEN } from './sight.ts';

/** By rival, then by Destination: the chance that the rival carries out a mission there. */
export interface Rival {
  readonly seat: Seat;
  readonly chances: readonly number[];
}

/** The rivals' prospects while the discs lie face down: where their discs are, and where they may still go. */
export function readRivals(assessment: Assessment): Rival[] {
  const { sight, me } = assessment;
  const rivals: Rival[] = [];
  for (let seat = 0; seat < sight.seats; seat++) {
    if (seat !== me) rivals.push({ seat, chances: chancesOf(assessment, seat) });
  }
  return rivals;
}

/** A rival with a disc there comes if able to pay; the other places compete for the discs in hand. */
function chancesOf(assessment: Assessment, seat: Seat): number[] {
  const { box, sight, weights } = assessment;
  const handSize = sight.hands[seat];
  const purse = purseOf(box, sight.players[seat]);
  const chances: number[] = [];
  const lures: number[] = [];
  let sum = 0;
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    const able = box.zone[destination] > purse.range ? 0 : weights.resolve * ability(assessment, purse, destination);
    const here = sight.discs[seat * DESTINATIONS + destination] !== NO_DISC;
    const lure = here ? 0 : able * attraction(assessment, destination);
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
function ability(assessment: Assessment, purse: Purse, destination: Destination): number {
  if (assessment.box.kind[destination] === PORT) return purse.goods > 0 ? 1 : 0;
  return chanceWithin(assessment.odds[destination], spare(assessment, purse, destination));
}

/** A rough estimate of what a Destination is worth to anybody. */
function attraction(assessment: Assessment, destination: Destination): number {
  if (assessment.box.kind[destination] === PORT) return PORT_LURE;
  return assessment.points[destination] + assessment.treasure[destination];
}

const PORT_LURE = 7;

/** By disc of the asked seat: the chance that the disc of `seat`, unseen, acts before it. */
export function chancesToPrecede({ box, sight, me }: Assessment, seat: Seat): number[] {
  const { missionNumbers } = box.components.constants;
  const { outbound } = sight;
  const tie = outbound.indexOf(seat) < outbound.indexOf(me) ? 1 : 0;
  const chances: number[] = [];
  for (let disc = 0; disc < DISC_NAMES.length; disc++) {
    let sooner = disc === HIND ? 0 : tie;
    for (const number of missionNumbers) if (disc !== HIND && number < disc) sooner++;
    chances.push(sooner / missionNumbers.length);
  }
  return chances;
}

/** The missions due before the asked seat's disc at `destination`, where all faces are known. */
export function missionsAhead(assessment: Assessment, destination: Destination, disc: number): number[] {
  const { box, sight, me, weights } = assessment;
  const { outbound, discs } = sight;
  const ahead: number[] = [];
  for (let seat = 0; seat < sight.seats; seat++) {
    const other = discs[seat * DESTINATIONS + destination];
    if (seat === me || other === NO_DISC || other === GHOST || other >= UNSEEN) continue;
    const sooner = stepOf(other) - stepOf(disc) || outbound.indexOf(seat) - outbound.indexOf(me);
    if (sooner < 0) ahead.push(weights.resolve * ability(assessment, purseOf(box, sight.players[seat]), destination));
  }
  return ahead;
}
