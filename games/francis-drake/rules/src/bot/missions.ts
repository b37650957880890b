import { DESTINATIONS, type Destination, type Disc, GALLEON, NO_DISC } from '../ids.ts';
import type { Move } from '../moves.ts';
import { stepOf } from '../queries/discs.ts';
import { heroBonus } from '../scoring.ts';
import { DONE } from '../state.ts';
import { type Assessment, type Purse, purseOf, spare } from './assessment.ts';
import { type Mission, planValue } from './plan.ts';
import { missionAt, prospectAt } from './prospects.ts';
import { missionsAhead } from './rivals.ts';
import { ownWares, readOffers } from './wares.ts';

/** The missions still to come after `disc`, and what they are worth to a given purse. */
type Rest = (purse: Purse, conquests: number) => number;

function readRest(assessment: Assessment, disc: Disc): Rest {
  const { box, sight, me } = assessment;
  const offers = readOffers(assessment);
  const missions: Mission[] = [];
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    const later = sight.discs[me * DESTINATIONS + destination];
    if (later === NO_DISC || later >= DONE || stepOf(later) <= stepOf(disc)) continue;
    const ahead = missionsAhead(assessment, destination, later);
    missions.push(missionAt(assessment, destination, prospectAt(assessment, destination, ahead, offers), true));
  }
  return (purse, conquests) => planValue(box, missions, purse, { discs: 0, conquests });
}

/** Attack or decline: the gain now and the rest with what is left, against the rest with all of it. */
export function rateAttack(
  assessment: Assessment,
  destination: Destination,
  disc: Disc,
  moves: readonly Move[],
): number[] {
  const { box, self } = assessment;
  const purse = purseOf(box, self);
  const conquests = self.conquests;
  const rest = readRest(assessment, disc);
  const decline = rest(purse, conquests);
  const gain = assessment.points[destination] + assessment.treasure[destination];
  const after = conquests | (1 << box.kind[destination]);
  const odds = assessment.odds[destination];
  let attack = 0;
  for (let counter = 0; counter < odds.length; counter++) {
    const chance = odds[counter] - (odds[counter - 1] ?? 0);
    if (chance === 0) continue;
    const able = counter <= spare(assessment, purse, destination);
    const pay = able ? gain + rest(paid(assessment, purse, destination, counter), after) : decline;
    attack += chance * (commits(assessment, destination) ? pay : Math.max(pay, decline));
  }
  return moves.map((move) => (move.kind === 'attack' ? attack : decline));
}

/** An attack that turns a counter up can still be declined; without a face-down counter, to attack is to pay. */
function commits({ sight }: Assessment, destination: Destination): boolean {
  return (sight.hidden & (1 << destination)) === 0;
}

function paid(assessment: Assessment, purse: Purse, destination: Destination, counter: number): Purse {
  const kind = assessment.box.kind[destination];
  if (kind === GALLEON) return { ...purse, guns: purse.guns - assessment.guns[destination] - counter };
  const guns = purse.pinnace ? 0 : assessment.guns[destination];
  return { ...purse, crew: purse.crew - assessment.crew[destination] - counter, guns: purse.guns - guns };
}

/** The most useful commodity, unless the goods are better kept for a later port. */
export function rateTrade(assessment: Assessment, disc: Disc, moves: readonly Move[]): number[] {
  const { box, self } = assessment;
  const purse = purseOf(box, self);
  const rest = readRest(assessment, disc);
  const conquests = self.conquests;
  const wares = ownWares(assessment);
  const spent = rest({ ...purse, goods: purse.goods - 1 }, conquests);
  const kept = rest(purse, conquests);
  return moves.map((move) => (move.kind === 'trade' ? wares[move.commodity] + spent : kept));
}

/** The hero's bonus now against what the rest of the voyage promises. */
export function rateHome(assessment: Assessment, disc: Disc, moves: readonly Move[]): number[] {
  const { box, sight, self, weights } = assessment;
  const conquests = self.conquests;
  const rest = readRest(assessment, disc);
  const purse = purseOf(box, self);
  const done = rest({ ...purse, crew: 0, guns: 0, goods: 0 }, conquests);
  const bonus = heroBonus(box, { before: sight.home, conquests, lastDisc: disc });
  const home = done + bonus;
  const sail = rest(purse, conquests) + weights.laterBonus * bonus;
  return moves.map((move) => (move.kind === 'home' ? home : sail));
}
