import type { Outcome, Seat } from '@portolan/kernel';
import type { Chart, Source } from './ids.ts';
import type { PlayerState, State } from './state.ts';

/** The seat with the highest bid that no other seat made. [SP-BID-04] [SP-BID-05] */
export function explorerOf(charts: readonly Chart[]): Seat | undefined {
  const alone = charts.filter((chart) => charts.indexOf(chart) === charts.lastIndexOf(chart));
  return alone.length === 0 ? undefined : charts.indexOf(Math.max(...alone));
}

function breakdownOf(player: PlayerState): Record<Source, number> {
  return { islands: player.islands.reduce((sum, worth) => sum + worth, 0), journal: player.journal };
}

/** [SP-END-02] [SP-END-03] */
export function outcome({ stack, players }: State): Outcome | undefined {
  if (stack.length > 0) return undefined;
  const isAhead = (one: PlayerState, other: PlayerState): boolean =>
    one.score === other.score ? one.islands.length < other.islands.length : one.score > other.score;
  return {
    scores: players.map((player) => player.score),
    places: players.map((player) => players.filter((other) => isAhead(other, player)).length + 1),
    breakdown: players.map(breakdownOf),
  };
}
