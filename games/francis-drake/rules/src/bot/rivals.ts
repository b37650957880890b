import type { Seat } from '@portolan/kernel';
import { type Destination, DISC_NAMES, GHOST, HIND, PORT } from '../ids.ts';
import { stepOf } from '../queries/discs.ts';
import { type Chart, type Purse, purseOf, spare } from './chart.ts';
import { chanceWithin } from './odds.ts';

/** By rival, then by Destination: the chance that a mission of his takes place there. */
export interface Rival {
  readonly seat: Seat;
  readonly chances: readonly number[];
}

/** What the rivals are up to while the discs lie face down: where they are, and where they may still go. */
export function readRivals(chart: Chart): Rival[] {
  const { view, me } = chart;
  const rivals: Rival[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    if (seat !== me) rivals.push({ seat, chances: chancesOf(chart, seat) });
  }
  return rivals;
}

/** Where he has a disc he comes if he can pay; for the discs in his hand the other places compete. */
function chancesOf(chart: Chart, seat: Seat): number[] {
  const { box, view, weights } = chart;
  const { handSize } = view.players[seat];
  const purse = purseOf(box, view.players[seat]);
  const chances: number[] = [];
  const lures: number[] = [];
  let sum = 0;
  for (let destination = 0; destination < view.map.length; destination++) {
    const able = box.zone[destination] > purse.range ? 0 : weights.resolve * ability(chart, purse, destination);
    const here = view.map[destination].discs.some((disc) => disc.seat === seat);
    const lure = here ? 0 : able * attraction(chart, destination);
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
function ability(chart: Chart, purse: Purse, destination: Destination): number {
  if (chart.box.kind[destination] === PORT) return purse.goods > 0 ? 1 : 0;
  return chanceWithin(chart.odds[destination], spare(chart, purse, destination));
}

/** Roughly what a Destination promises to anybody. */
function attraction(chart: Chart, destination: Destination): number {
  if (chart.box.kind[destination] === PORT) return PORT_LURE;
  return chart.points[destination] + chart.treasure[destination];
}

const PORT_LURE = 7;

/** The chance that the disc of `seat`, unseen, acts before `disc` of one's own. */
export function actsBefore(chart: Chart, seat: Seat, disc: number): number {
  const { view, me } = chart;
  const { missionNumbers } = chart.box.components.constants;
  const { outbound } = view.docks;
  const earlier = disc === HIND ? 0 : missionNumbers.filter((number) => number < disc).length;
  const tie = disc !== HIND && outbound.indexOf(seat) < outbound.indexOf(me) ? 1 : 0;
  return (earlier + tie) / missionNumbers.length;
}

/** The missions that are due before one's own disc at `destination`, all faces being known there. */
export function missionsAhead(chart: Chart, destination: Destination, disc: number): number[] {
  const { box, view, me, weights } = chart;
  const { outbound } = view.docks;
  const ahead: number[] = [];
  for (const { seat, disc: name, done } of view.map[destination].discs) {
    if (seat === me || done || name === undefined) continue;
    const other = DISC_NAMES.indexOf(name);
    if (other === GHOST) continue;
    const sooner = stepOf(other) - stepOf(disc) || outbound.indexOf(seat) - outbound.indexOf(me);
    if (sooner < 0) ahead.push(weights.resolve * ability(chart, purseOf(box, view.players[seat]), destination));
  }
  return ahead;
}
