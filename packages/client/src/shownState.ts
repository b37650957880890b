import type { TableInfo } from '@portolan/protocol';
import type { Match, MatchState } from './matchStore.ts';
import { lastTurnOf } from './standingMoves.ts';
import type { MatchTimeline, ShownPosition, TimelineState } from './timeline.ts';

/**
 * The match as far as it has been shown. Everything on the page that reports on it reads this state. What can be done
 * is offered only in the present; a decision that was already pending stays open meanwhile.
 */
export function shownState(state: MatchState, { position }: Pick<TimelineState, 'position'>): MatchState {
  if (position === undefined) return state;
  const { legal, mayEnd: _, undoTo: __, askBack: ___, ...moment } = position.moment;
  const isOpen = legal !== undefined && isSameDecision(state, position);
  return {
    ...state,
    table: state.table && asRunning(state.table),
    entries: position.entries,
    moment: isOpen ? { ...moment, legal } : moment,
  };
}

/** The end of the game is told when it has been shown. */
function asRunning(table: TableInfo): TableInfo {
  const { outcome: _, ...rest } = table;
  return table.status === 'finished' ? { ...rest, status: 'running' } : table;
}

function isSameDecision({ moment: present, entries }: MatchState, { moment, entries: shown }: ShownPosition): boolean {
  if (present?.seat === undefined || present.seat !== moment.seat) return false;
  return (
    present.legal?.join('\n') === moment.legal?.join('\n') &&
    lastTurnOf(entries, present.seat) === lastTurnOf(shown, present.seat)
  );
}

/** Shows every move of the match on the timeline from now on. Returns how to stop. */
export function followMatch(match: Match, timeline: MatchTimeline): () => void {
  let [first] = match.state.get().entries;
  const stops = [
    match.state.subscribe(() => {
      const [begun] = match.state.get().entries;
      // The server has sent the match from its beginning.
      if (first !== undefined && begun !== first) timeline.jump();
      first = begun;
    }),
    match.onNews((entries, { before }, { from, moment }) => {
      const shown = from.moment && { entries: from.entries, moment: from.moment };
      if (shown !== undefined) timeline.push({ entries, before, moment }, shown);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
