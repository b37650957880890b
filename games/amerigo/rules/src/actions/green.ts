import type { EventSink, Seat } from '@portolan/kernel';
import { type Box, layoutOf } from '../box.ts';
import { completeIsland } from '../effects/completeIsland.ts';
import { scorePoints } from '../effects/score.ts';
import type { Event } from '../events.ts';
import { NOBODY } from '../ids.ts';
import { layablePieces } from '../queries/placements.ts';
import { purse } from '../queries/purse.ts';
import type { State } from '../state.ts';

/** A build action under way: action points left, and the values of the tiles laid. */
export interface Building {
  readonly seat: Seat;
  readonly ap: number;
  readonly points: number;
}

/** Asks for another tile while one could be laid and paid, and scores when none can. [AM-GREEN-14] */
export function askBuild(box: Box, state: State, { seat, ap, points }: Building, emit?: EventSink<Event>): void {
  const most = ap + purse(box, state.players[seat]);
  const pieces = layablePieces(box, layoutOf(box, state), state, seat, most);
  if (pieces === 0) endBuild(box, state, { seat, ap, points }, emit);
  else state.stack.push({ kind: 'chooseTile', seat, ap, points });
}

/** One scoring after the last tile: tile values, then completions one by one. [AM-GREEN-15] [AM-GREEN-27] [AM-GREEN-28] */
export function endBuild(box: Box, state: State, { seat, points }: Building, emit?: EventSink<Event>): void {
  if (points > 0) {
    scorePoints(state, seat, 'tiles', points);
    emit?.({ kind: 'tilesScored', seat, points });
  }
  for (let island = 0; island < state.empty.length; island++) {
    if (state.empty[island] > 0 || state.completed[island] !== NOBODY) continue;
    completeIsland(box, state, seat, island, emit);
  }
}
