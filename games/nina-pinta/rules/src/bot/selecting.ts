import type { Seat } from '@portolan/kernel';
import { type Box, LARGE_CREW } from '../box.ts';
import { BONUSES, type Face, NOTHING, PLACES, type World } from '../ids.ts';
import { benefitCost } from '../queries/benefits.ts';
import { takesBonus } from '../queries/bonus.ts';
import { settlementsOf } from '../queries/lands.ts';
import { countingOf } from '../queries/points.ts';
import { NO_WORLD } from './evaluate.ts';
import { goldWorth } from './gold.ts';
import { groupWorth, progressWorth } from './groups.ts';
import { worthAfter, worthOf } from './simulate.ts';
import type { Situation } from './situation.ts';

/** What selecting a Benefit is worth, its cost taken off. */
export function takeWorth(situation: Situation, face: Face): number {
  const { box, player } = situation;
  const cost = benefitCost(box, situation.state);
  const price = goldWorth(situation, player.gold) - goldWorth(situation, player.gold - cost);
  return faceWorth(situation, face) - price;
}

export function faceWorth(situation: Situation, face: Face): number {
  const { box } = situation;
  return face >= box.faces.progressFrom ? counterWorth(situation, face) : bonusWorth(situation, face);
}

/** By how much the group gains. */
function counterWorth(situation: Situation, face: Face): number {
  const { box, state, player, counting } = situation;
  const group = box.faces.group[face];
  const kind = face - box.faces.progressFrom;
  player.progress[kind]++;
  const count = countingOf(box, player, group);
  player.progress[kind]--;
  if (count === counting[group]) return 0;
  return groupWorth(situation, state, group, count) - groupWorth(situation, state, group, counting[group]);
}

function bonusWorth(situation: Situation, face: Face): number {
  const { box, weights, erasLeft, player } = situation;
  switch (BONUSES[box.faces.bonus[face]]) {
    case 'gold':
      return goldWorth(situation, player.gold + box.faces.gold[face]) - goldWorth(situation, player.gold);
    case 'pirate':
      return erasLeft > 0 ? weights.pirate : 0;
    case 'doubleSelection':
      return erasLeft > 0 ? weights.double : 0.5;
    case 'turnOrder':
      return weights.turnOrder;
    case 'spyglass':
      return weights.spyglass;
    case 'largerShips':
      return player.crewSide < LARGE_CREW ? erasLeft * weights.largerShips : 0;
    case 'stronghold':
      return Math.max(0, bestPlace(situation, face)) + (erasLeft > 0 ? weights.stronghold : 0);
    default:
      return Math.max(0, bestPlace(situation, face));
  }
}

/** The best land for a counter, against doing nothing with it. */
function bestPlace(situation: Situation, face: Face): number {
  const bonus = situation.box.faces.bonus[face];
  situation.places[bonus] ??= ratePlaces(situation, bonus);
  return situation.places[bonus];
}

function ratePlaces(situation: Situation, bonus: number): number {
  const { box, state, seat } = situation;
  situation.worth ??= worthOf(situation, state, NO_WORLD);
  const before = situation.worth;
  const frame = { kind: 'playBonus', seat, bonus } as const;
  let best = 0;
  for (let place = 0; place < PLACES; place++) {
    // Where the seat has nothing, its own prospects stay as they are, and a shared counter only gives to the others.
    if (isShared(box, bonus) && settlementsOf(state, seat, place) === 0) continue;
    if (!takesBonus(box, state, frame, place)) continue;
    best = Math.max(best, bonusAt(situation, frame, place) - before);
  }
  return best;
}

/** Everybody in the land profits. */
function isShared(box: Box, bonus: number): boolean {
  return box.increases[bonus] !== undefined || BONUSES[bonus] === 'cathedral';
}

/** A counter in a land, less what it gives to the others. */
export function bonusAt(
  situation: Situation,
  frame: { readonly kind: 'playBonus'; readonly seat: Seat; readonly bonus: number },
  place: number,
): number {
  const { box, state, seat, revenue } = situation;
  const worth = worthAfter(situation, state, frame, { kind: 'place', place });
  if (!isShared(box, frame.bonus)) return worth;
  let others = 0;
  for (let player = 0; player < state.players.length; player++) {
    if (player !== seat) others += settlementsOf(state, player, place);
  }
  const increase = box.increases[frame.bonus];
  const each = increase === undefined ? 1 : increase.gold * revenue;
  return worth - (others * each) / (state.players.length - 1) / 2;
}

/** The two best Progress Benefits on display for one price. */
export function doubleWorth(situation: Situation): number {
  const { box, state, player } = situation;
  const shown = state.display.filter((face) => face !== NOTHING && face >= box.faces.progressFrom);
  const worths = shown.map((face) => counterWorth(situation, face)).sort((one, other) => other - one);
  const cost = benefitCost(box, state);
  const price = goldWorth(situation, player.gold) - goldWorth(situation, player.gold - cost);
  return (worths[0] ?? 0) + (worths[1] ?? 0) - price - situation.weights.double / 2;
}

/** How much the marker of a group on this world adds to what the seat owns. */
export function markerWorth(situation: Situation, group: number, world: World): number {
  const { state } = situation;
  const marked = { ...state, markers: state.markers.slice() };
  marked.markers[group] = world;
  return progressWorth(situation, marked);
}
