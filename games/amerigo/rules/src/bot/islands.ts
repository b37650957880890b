import type { Seat } from '@portolan/kernel';
import type { Island } from '../ids.ts';
import type { Situation } from './situation.ts';

/** The multiple for a number of posts on an island. */
function multiple({ box }: Situation, posts: number): number {
  const { posts: multiples } = box.components.islandScoring;
  return posts === 0 ? 0 : multiples[Math.min(posts, multiples.length) - 1];
}

/** The probability that an island with this many empty spaces is completed. */
function completion({ roundsLeft, weights }: Situation, empty: number): number {
  return Math.max(0, 1 - empty / (weights.spacesPerRound * roundsLeft + 3));
}

/** A rough guess at the time marker by the time this many spaces are filled. */
function markerAt({ box, state, weights }: Situation, empty: number): number {
  const { timeMarkers, rounds } = box.components;
  const round = Math.min(rounds, state.round + Math.floor(empty / weights.spacesPerRound));
  return timeMarkers[round - 1];
}

/** What completing an island is worth to the seat with `more` additional posts there, less the gains of the others. */
function prize(situation: Situation, island: Island, empty: number, more = 0): number {
  const { box, layout, state, seat } = situation;
  const marker = markerAt(situation, empty);
  let worth =
    box.components.islandScoring.completion + (layout.big[island] ? box.components.chests.gold * situation.gold : 0);
  for (let other = 0; other < state.players.length; other++) {
    const posts = state.players[other].outposts[island] + (other === seat ? more : 0);
    worth += marker * multiple(situation, posts) * (other === seat ? 1 : -1 / state.seats);
  }
  return worth;
}

/** What covering one space contributes to a completion. */
export function spaceWorth(situation: Situation, island: Island): number {
  situation.spaces[island] ??= rateSpace(situation, island);
  return situation.spaces[island];
}

function rateSpace(situation: Situation, island: Island): number {
  const empty = situation.state.empty[island];
  if (empty === 0) return 0;
  return Math.max(0, (prize(situation, island, empty) * completion(situation, empty)) / (empty + 1));
}

/** What covering the last spaces of an island is worth. */
export function completionWorth(situation: Situation, island: Island): number {
  return prize(situation, island, 0);
}

/** What a post on an island is worth: discovery, a larger share of its completion, and land to build on. */
export function postWorth(situation: Situation, island: Island): number {
  const { box, layout, state, player, weights } = situation;
  const empty = state.empty[island] - 1;
  const known = state.players.some((one) => one.outposts[island] > 0);
  const own = player.outposts[island];
  const discovery = known ? 0 : box.components.islandScoring.discovery;
  if (empty === 0) return discovery + prize(situation, island, 0, 1);
  const share = (multiple(situation, own + 1) - multiple(situation, own)) * markerAt(situation, empty);
  const land = layout.big[island] ? weights.openBig : weights.openSmall;
  const opened = own > 0 ? 0 : Math.min(empty, weights.spacesPerRound * situation.roundsLeft) * land;
  const rounds = box.components.rounds;
  return discovery + share * completion(situation, empty) + opened * Math.min(1, (2 * situation.roundsLeft) / rounds);
}

/** What a seat may expect from its posts on an island that is not completed. */
export function shareWorth(situation: Situation, seat: Seat, island: Island): number {
  const { state } = situation;
  const posts = state.players[seat].outposts[island];
  if (posts === 0 || state.empty[island] === 0) return 0;
  const empty = state.empty[island];
  return multiple(situation, posts) * markerAt(situation, empty) * completion(situation, empty);
}

/** What the asked seat may expect from its posts on islands that are not completed. */
export function sharesWorth(situation: Situation): number {
  let worth = 0;
  for (let island = 0; island < situation.state.empty.length; island++) {
    worth += shareWorth(situation, situation.seat, island);
  }
  return worth;
}

/** Empty spaces on islands where the seat has a post, as far as the rest of the game suffices to cover them. */
export function landWorth({ state, player, weights, roundsLeft }: Situation): number {
  let spaces = 0;
  for (let island = 0; island < state.empty.length; island++) {
    if (player.outposts[island] > 0) spaces += state.empty[island];
  }
  return Math.min(spaces, weights.spacesPerRound * roundsLeft);
}
