import type { Outcome } from './game.ts';
import type { Seat } from './seat.ts';

/** A player whose points are recorded by source. */
export interface Scored {
  /** By index in the game's list of sources. */
  points: number[];
  score: number;
}

export type ScorePoints<Source> = (
  state: { readonly players: readonly Scored[] },
  seat: Seat,
  source: Source,
  points: number,
) => void;

/** Adds points to the score and records their source. */
export function scoreBy<Source extends string>(sources: readonly Source[]): ScorePoints<Source> {
  const indexOf = Object.fromEntries(sources.map((source, index) => [source, index])) as Record<Source, number>;
  return ({ players }, seat, source, points) => {
    const player = players[seat];
    player.points[indexOf[source]] += points;
    player.score += points;
  };
}

/** The seats from the winner to the last; the seat that comes earlier in `order` wins a tie. */
export function rankSeats(players: readonly Pick<Scored, 'score'>[], order: readonly Seat[]): Seat[] {
  return order.slice().sort((one, other) => players[other].score - players[one].score);
}

/** The outcome of that ranking. */
export function rankByScore(players: readonly Scored[], sources: readonly string[], order: readonly Seat[]): Outcome {
  const ranking = rankSeats(players, order);
  return {
    scores: players.map((player) => player.score),
    places: players.map((_, seat) => ranking.indexOf(seat) + 1),
    breakdown: players.map(({ points }) => bySource(sources, points)),
  };
}

function bySource(sources: readonly string[], points: readonly number[]): Record<string, number> {
  const breakdown: Record<string, number> = {};
  for (let i = 0; i < sources.length; i++) breakdown[sources[i]] = points[i];
  return breakdown;
}
