/** A game of a group that is over. */
export interface PlayedGame {
  /** By seat. */
  readonly players: readonly string[];
  readonly places: readonly number[];
  readonly scores: readonly number[];
}

export interface Standing {
  readonly player: string;
  /** Opponents beaten; half a point for each tie. */
  readonly points: number;
  readonly wins: number;
  readonly score: number;
  readonly games: number;
}

/**
 * The standings of a group, from the best: by points, then first places, then the sum of the scores, then in the order of
 * `players`.
 */
export function standingsOf(players: readonly string[], games: readonly PlayedGame[]): Standing[] {
  const lines = players.map((player) => lineOf(player, games));
  return lines.toSorted((one, other) => other.points - one.points || other.wins - one.wins || other.score - one.score);
}

function lineOf(player: string, games: readonly PlayedGame[]): Standing {
  const line = { player, points: 0, wins: 0, score: 0, games: 0 };
  for (const { players, places, scores } of games) {
    const seat = players.indexOf(player);
    const place = places[seat];
    if (place === undefined) continue;
    line.games++;
    line.score += scores[seat] ?? 0;
    if (place === 1) line.wins++;
    for (const [other, theirs] of places.entries())
      if (other !== seat) line.points += theirs > place ? 1 : theirs === place ? 0.5 : 0;
  }
  return line;
}

/**
 * The places of a game that was not finished in time: those it waits for come last, the others share first place. If
 * it waits for nobody in particular, all share it.
 */
export function adjudge(seats: number, awaited: readonly number[]): number[] {
  const last = seats - awaited.length + 1;
  return Array.from({ length: seats }, (_, seat) => (awaited.includes(seat) ? last : 1));
}
