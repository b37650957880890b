import { DESTINATIONS, type Destination, type Disc, GALLEON, NO_DISC } from '../ids.ts';
import type { Move } from '../moves.ts';
import { stepOf } from '../queries/discs.ts';
import { heroBonus } from '../scoring.ts';
import { DONE } from '../state.ts';
import { bestPlan, type Mission } from './plan.ts';
import { missionAt, prospectAt } from './prospects.ts';
import { type Purse, purseOf, type Reading, spare } from './reading.ts';
import { missionsAhead } from './rivals.ts';
import { ownWares } from './wares.ts';

/** The missions still to come after `disc`, and what they are worth to a given purse. */
type Rest = (purse: Purse, conquests: number) => number;

function readRest(reading: Reading, disc: Disc): Rest {
  const { box, sight, me } = reading;
  const wares = ownWares(reading);
  const missions: Mission[] = [];
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    const later = sight.discs[me * DESTINATIONS + destination];
    if (later === NO_DISC || later >= DONE || stepOf(later) <= stepOf(disc)) continue;
    const ahead = missionsAhead(reading, destination, later);
    missions.push(missionAt(reading, destination, prospectAt(reading, destination, ahead, wares), true));
  }
  return (purse, conquests) => bestPlan(box, missions, purse, { discs: 0, conquests }).value;
}

/** Attack or decline: the gain now and the rest with what is left, against the rest with all of it. */
export function rateAttack(reading: Reading, destination: Destination, disc: Disc, moves: readonly Move[]): number[] {
  const { box, self } = reading;
  const purse = purseOf(box, self);
  const conquests = self.conquests;
  const rest = readRest(reading, disc);
  const decline = rest(purse, conquests);
  const gain = reading.points[destination] + reading.treasure[destination];
  const after = conquests | (1 << box.kind[destination]);
  const odds = reading.odds[destination];
  let attack = 0;
  for (let counter = 0; counter < odds.length; counter++) {
    const chance = odds[counter] - (odds[counter - 1] ?? 0);
    if (chance === 0) continue;
    const able = counter <= spare(reading, purse, destination);
    const pay = able ? gain + rest(paid(reading, purse, destination, counter), after) : decline;
    attack += chance * (commits(reading, destination) ? pay : Math.max(pay, decline));
  }
  return moves.map((move) => (move.kind === 'attack' ? attack : decline));
}

/** An attack that turns a counter up can still be declined; without a face-down counter, to attack is to pay. */
function commits({ sight }: Reading, destination: Destination): boolean {
  return !sight.hidden[destination];
}

function paid(reading: Reading, purse: Purse, destination: Destination, counter: number): Purse {
  const kind = reading.box.kind[destination];
  if (kind === GALLEON) return { ...purse, guns: purse.guns - reading.guns[destination] - counter };
  const guns = purse.pinnace ? 0 : reading.guns[destination];
  return { ...purse, crew: purse.crew - reading.crew[destination] - counter, guns: purse.guns - guns };
}

/** The most useful commodity, unless the goods are better kept for a later port. */
export function rateTrade(reading: Reading, disc: Disc, moves: readonly Move[]): number[] {
  const { box, self } = reading;
  const purse = purseOf(box, self);
  const rest = readRest(reading, disc);
  const conquests = self.conquests;
  const wares = ownWares(reading);
  const spent = rest({ ...purse, goods: purse.goods - 1 }, conquests);
  const kept = rest(purse, conquests);
  return moves.map((move) => (move.kind === 'trade' ? wares[move.commodity] + spent : kept));
}

/** The hero's bonus now against what the rest of the voyage promises. */
export function rateHome(reading: Reading, disc: Disc, moves: readonly Move[]): number[] {
  const { box, sight, self, weights } = reading;
  const conquests = self.conquests;
  const rest = readRest(reading, disc);
  const purse = purseOf(box, self);
  const done = rest({ ...purse, crew: 0, guns: 0, goods: 0 }, conquests);
  const bonus = heroBonus(box, { before: sight.home, conquests, lastDisc: disc });
  const home = done + bonus;
  const sail = rest(purse, conquests) + weights.laterBonus * bonus;
  return moves.map((move) => (move.kind === 'home' ? home : sail));
}
