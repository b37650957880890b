import { type Destination, DISC_NAMES, type Disc, GALLEON } from '../ids.ts';
import type { Move } from '../moves.ts';
import { stepOf } from '../queries/discs.ts';
import { type Chart, conquestsOf, type Purse, purseOf, spare } from './chart.ts';
import { bestPlan, type Mission } from './plan.ts';
import { missionAt, prospectAt } from './prospects.ts';
import { missionsAhead } from './rivals.ts';
import { ownWares } from './wares.ts';

/** The missions still to come after `disc`, and what they are worth to a given purse. */
type Rest = (purse: Purse, conquests: number) => number;

function readRest(chart: Chart, disc: Disc): Rest {
  const { box, view, me } = chart;
  const wares = ownWares(chart);
  const missions: Mission[] = [];
  for (let destination = 0; destination < view.map.length; destination++) {
    const own = view.map[destination].discs.find((one) => one.seat === me);
    if (own?.disc === undefined || own.done) continue;
    const later = DISC_NAMES.indexOf(own.disc);
    if (stepOf(later) <= stepOf(disc)) continue;
    const ahead = missionsAhead(chart, destination, later);
    missions.push(missionAt(chart, destination, prospectAt(chart, destination, ahead, wares), true));
  }
  return (purse, conquests) => bestPlan(box, missions, purse, { discs: 0, conquests }).value;
}

/** Attack or decline: the gain now and the rest with what is left, against the rest with all of it. */
export function rateAttack(chart: Chart, destination: Destination, disc: Disc, moves: readonly Move[]): number[] {
  const { box, self } = chart;
  const purse = purseOf(box, self);
  const conquests = conquestsOf(self);
  const rest = readRest(chart, disc);
  const decline = rest(purse, conquests);
  const gain = chart.points[destination] + chart.treasure[destination];
  const after = conquests | (1 << box.kind[destination]);
  const odds = chart.odds[destination];
  let attack = 0;
  for (let counter = 0; counter < odds.length; counter++) {
    const chance = odds[counter] - (odds[counter - 1] ?? 0);
    if (chance === 0) continue;
    const able = counter <= spare(chart, purse, destination);
    const pay = able ? gain + rest(paid(chart, purse, destination, counter), after) : decline;
    attack += chance * (commits(chart, destination) ? pay : Math.max(pay, decline));
  }
  return moves.map((move) => (move.kind === 'attack' ? attack : decline));
}

/** Turning a counter up leaves the choice; without one that is face down, to attack is to pay. */
function commits({ view }: Chart, destination: Destination): boolean {
  return view.map[destination].counter?.up !== false;
}

function paid(chart: Chart, purse: Purse, destination: Destination, counter: number): Purse {
  const kind = chart.box.kind[destination];
  if (kind === GALLEON) return { ...purse, guns: purse.guns - chart.guns[destination] - counter };
  const guns = purse.pinnace ? 0 : chart.guns[destination];
  return { ...purse, crew: purse.crew - chart.crew[destination] - counter, guns: purse.guns - guns };
}

/** The commodity that helps most, unless the goods are better kept for a later port. */
export function rateTrade(chart: Chart, disc: Disc, moves: readonly Move[]): number[] {
  const { box, self } = chart;
  const purse = purseOf(box, self);
  const rest = readRest(chart, disc);
  const conquests = conquestsOf(self);
  const wares = ownWares(chart);
  const spent = rest({ ...purse, goods: purse.goods - 1 }, conquests);
  const kept = rest(purse, conquests);
  return moves.map((move) => (move.kind === 'trade' ? wares[move.commodity] + spent : kept));
}

/** The hero's bonus now against what the rest of the voyage promises. */
export function rateHome(chart: Chart, disc: Disc, moves: readonly Move[]): number[] {
  const { box, view, self, weights } = chart;
  const conquests = conquestsOf(self);
  const rest = readRest(chart, disc);
  const purse = purseOf(box, self);
  const done = rest({ ...purse, crew: 0, guns: 0, goods: 0 }, conquests);
  const bonus = conquests === 0 ? 0 : (box.components.constants.heroBonus[view.docks.homebound.length] ?? 0);
  const home = done + bonus;
  const sail = rest(purse, conquests) + weights.laterBonus * bonus;
  return moves.map((move) => (move.kind === 'home' ? home : sail));
}
