import type { Replay } from '@portolan/protocol';
import type { Answered, MomentsWanted } from './api.ts';
import type { Match } from './matchStore.ts';
import type { PlayedMove } from './movePlan.ts';
import { foldMoments, MOMENTS_AT_ONCE, type ReplayMoment } from './replayMoments.ts';
import type { MatchTimeline } from './timeline.ts';

export interface RewindOptions {
  readonly match: Match;
  readonly timeline: MatchTimeline;
  readonly load: (wanted: MomentsWanted) => Answered<Replay>;
}

/**
 * Shows the match from its beginning, as a spectator sees it. Moves are loaded a few at a time, so the length of the
 * match does not matter. Returns false if the beginning could not be loaded.
 */
export async function rewindMatch({ match, timeline, load }: RewindOptions): Promise<boolean> {
  const loadFrom = async (from: number): Promise<readonly ReplayMoment[]> => {
    const answer = await load({ from, to: from + MOMENTS_AT_ONCE - 1, as: 'spectator' });
    return answer.ok ? foldMoments(answer.value.moments) : [];
  };
  const [opening, ...begun] = await loadFrom(0);
  if (opening === undefined) return false;
  let last = opening;
  const movesOf = (moments: readonly ReplayMoment[]): readonly PlayedMove[] =>
    moments.flatMap(({ entry, ...moment }) => {
      const before = last.view;
      last = moment;
      return entry === undefined ? [] : [{ entries: [entry], before, moment }];
    });
  let ready: readonly PlayedMove[] | undefined = movesOf(begun);
  timeline.rewind({ entries: [], moment: opening }, () => {
    const first = ready;
    ready = undefined;
    if (first !== undefined && first.length > 0) return Promise.resolve(first);
    const present = match.state.get().moment?.seq ?? 0;
    return last.seq < present ? loadFrom(last.seq + 1).then(movesOf) : undefined;
  });
  return true;
}
