import type { EventSink, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { BLACK, BLUE, BROWN, type Colour, GREEN, RED, YELLOW } from '../ids.ts';
import { actionPoints } from '../queries/actionPoints.ts';
import type { State } from '../state.ts';
import { loadCannons } from './black.ts';
import { moveShips } from './blue.ts';
import { moveProgress } from './brown.ts';
import { askBuild } from './green.ts';
import { plan } from './red.ts';
import { advance } from './white.ts';
import { askBuy } from './yellow.ts';

export interface Choice {
  readonly colour: Colour;
  /** Taken with a white cube as a joker. */
  readonly special: boolean;
}

/** Starts an action. A special one counts as the action of its colour in every respect. [AM-WHITE-08] [AM-TOKENS-27] */
export function beginAction(box: Box, state: State, seat: Seat, choice: Choice, emit?: EventSink<Event>): void {
  const { colour, special } = choice;
  const ap = actionPoints(box, state, seat, colour);
  emit?.({ kind: 'actionChosen', seat, colour, special, ap });
  if (colour === BLUE) moveShips(state, seat, ap);
  else if (colour === BLACK) loadCannons(box, state, seat, ap, emit);
  else if (colour === RED) plan(box, state, seat, ap);
  else if (colour === BROWN) moveProgress(box, state, seat, ap, emit);
  else if (colour === GREEN) askBuild(box, state, { seat, ap, points: 0 }, emit);
  else if (colour === YELLOW) askBuy(box, state, seat, ap);
  else advance(box, state, seat, ap, emit);
}
