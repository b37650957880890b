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
  const { box, layout, state, seat, weights } = situation;
  const marker = markerAt(situation, empty);
  let worth =
    box.components.islandScoring.completion + (layout.big[island] ? box.components.chests.gold * weights.gold : 0);
  for (const [other, player] of state.players.entries()) {
    const posts = player.outposts[island] + (other === seat ? more : 0);
    worth += marker * multiple(situation, posts) * (other === seat ? 1 : -1 / state.seats);
  }
  return worth;
}

/** What covering one space contributes to a completion. */
export function spaceWorth(situation: Situation, island: Island): number {
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
