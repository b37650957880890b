import type { Seat } from '@portolan/kernel';
import { DESTINATIONS, type Destination, DISC_NAMES, GHOST, HIND, PORT } from '../ids.ts';
import { stepOf } from '../queries/discs.ts';
import { type Chart, purseOf, spare } from './chart.ts';
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

function chancesOf(chart: Chart, seat: Seat): number[] {
  const { box, view, weights } = chart;
  const player = view.players[seat];
  const purse = purseOf(box, player);
  const able = Array.from({ length: DESTINATIONS }, (_, destination) =>
    box.zone[destination] > purse.range ? 0 : ability(chart, seat, destination),
  );
  const here = view.map.map((place) => place.discs.some((disc) => disc.seat === seat));
  const lure = able.map((chance, destination) => (here[destination] ? 0 : chance * attraction(chart, destination)));
  const sum = lure.reduce((total, one) => total + one, 0);
  return able.map((chance, destination) => {
    if (here[destination]) return chance * weights.resolve;
    if (sum === 0) return 0;
    return chance * weights.resolve * Math.min(1, (player.handSize * lure[destination]) / sum);
  });
}

/** The chance that `seat` can pay for a mission at `destination`, were it his only one. */
export function ability(chart: Chart, seat: Seat, destination: Destination): number {
  const { box, view } = chart;
  const player = view.players[seat];
  if (box.kind[destination] === PORT) return player.goods > 0 ? 1 : 0;
  return chanceWithin(chart.odds[destination], spare(chart, purseOf(box, player), destination));
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
  const { view, me, weights } = chart;
  const { outbound } = view.docks;
  const ahead: number[] = [];
  for (const { seat, disc: name, done } of view.map[destination].discs) {
    if (seat === me || done || name === undefined) continue;
    const other = DISC_NAMES.indexOf(name);
    if (other === GHOST) continue;
    const sooner = stepOf(other) - stepOf(disc) || outbound.indexOf(seat) - outbound.indexOf(me);
    if (sooner < 0) ahead.push(weights.resolve * ability(chart, seat, destination));
  }
  return ahead;
}
