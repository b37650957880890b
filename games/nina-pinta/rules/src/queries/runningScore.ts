import type { Box } from '../box.ts';
import { SOURCES, type Source } from '../ids.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { pointsFrom } from './points.ts';

/** What a player would score if the game ended now, as far as the viewer knows. */
export interface RunningScore {
  /** Undefined where what counts is behind a screen. */
  readonly points: Readonly<Record<Source, number | undefined>>;
  /** Of what is known. */
  readonly total: number;
  /** Nothing that counts is hidden; otherwise the total is the least that it can be. */
  readonly exact: boolean;
}

/** By player. */
export function runningScores(box: Box, view: View): readonly RunningScore[] {
  const state = stateOfView(box, view);
  return view.players.map((player, seat) => {
    const knows = { gold: player.gold !== undefined, progress: player.progress !== undefined };
    const row = (source: Source): number | undefined =>
      isHidden(source, knows) ? undefined : pointsFrom(box, state, seat, source);
    const points = Object.fromEntries(SOURCES.map((source) => [source, row(source)])) as RunningScore['points'];
    return {
      points,
      total: SOURCES.reduce((sum, source) => sum + (points[source] ?? 0), 0),
      exact: knows.gold && knows.progress,
    };
  });
}

/** [NP-HIDDEN-01] [NP-HIDDEN-02] [NP-HIDDEN-03] */
function isHidden(source: Source, knows: { readonly gold: boolean; readonly progress: boolean }): boolean {
  if (source === 'gold') return !knows.gold;
  return (source === 'arts' || source === 'science' || source === 'religion') && !knows.progress;
}
