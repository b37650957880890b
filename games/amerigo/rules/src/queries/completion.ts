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

/** The multiple for a number of posts, times the time marker. [AM-GREEN-20] [AM-GREEN-21] [AM-GREEN-22] */
function postPoints(box: Box, round: number, posts: number): number {
  const { islandScoring, timeMarkers } = box.components;
  if (posts === 0) return 0;
  const multiple = islandScoring.posts[Math.min(posts, islandScoring.posts.length) - 1];
  return multiple * timeMarkers[round - 1];
}
