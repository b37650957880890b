import type { Box } from '../box.ts';

/** An island as far as its completion is concerned. */
export interface Completable {
  /** Posts by seat. */
  readonly posts: readonly number[];
  readonly big: boolean;
  /** Counted from 1. */
  readonly round: number;
}

/** What completing an island pays. */
export interface CompletionPay {
  /** To whoever completes it. */
  readonly points: number;
  readonly chest: boolean;
  /** By seat: for its posts there. */
  readonly posts: readonly number[];
}

/** Points for the completion and for every player's posts, and the chest of a big island. [AM-GREEN-17] [AM-GREEN-19] */
export function completionPay(box: Box, { posts, big, round }: Completable): CompletionPay {
  const { completion } = box.components.islandScoring;
  return { points: completion, chest: big, posts: posts.map((count) => postPoints(box, round, count)) };
}

/** For a number of posts, the multiple times the time marker. [AM-GREEN-22] */
function postPoints(box: Box, round: number, posts: number): number {
  return postMultiple(box, posts) * box.components.timeMarkers[round - 1];
}

/** By what the time marker is multiplied for a number of posts. [AM-GREEN-20] [AM-GREEN-21] */
export function postMultiple(box: Box, posts: number): number {
  const multiples = box.components.islandScoring.posts;
  return posts === 0 ? 0 : multiples[Math.min(posts, multiples.length) - 1];
}

/** What the next post on an island scores at once, by the posts there: the first one discovers it. [AM-BLUE-17] */
export function discoveryPoints(box: Box, posts: readonly number[]): number {
  return posts.some((count) => count > 0) ? 0 : box.components.islandScoring.discovery;
}
