import type { BaseEvent, BaseState, Game } from './game.ts';
import { diff, type Patch } from './patch.ts';
import type { Seat, Viewer } from './seat.ts';

/** A legal move and the state it is played in. The state stays as it is. */
export interface MoveInState<State, Move> {
  readonly state: State;
  readonly seat: Seat;
  readonly move: Move;
}

/** The table at the moment of an event. */
export interface Glimpse<State, View> {
  /** The state in the middle of the move; it changes as soon as the listener returns. */
  readonly state: State;
  view(viewer: Viewer): View;
}

/**
 * Plays the move on a copy and stops at every event. Returns the state after the move.
 *
 * Until the move is over, views show the frames that were there before it: a move takes its own frame off the stack
 * long before the next one is pushed, and a game with an empty stack would pass for finished.
 */
export function watchMove<State extends BaseState, Move, Event extends BaseEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  { state: start, seat, move }: MoveInState<State, Move>,
  saw: (event: Event, glimpse: Glimpse<State, View>) => void,
): State {
  const state = game.clone(start);
  const view = (viewer: Viewer): View => {
    const { stack } = state;
    state.stack = start.stack;
    const seen = game.view(state, viewer);
    state.stack = stack;
    return seen;
  };
  game.apply(state, seat, move, (event) => saw(event, { state, view }));
  return state;
}

/** One move as `viewer` sees it: what they are told, and how the view changes from event to event. */
export interface MovePatches<Event> {
  readonly events: readonly Event[];
  /** One for each event: from the view after the event before it to the view after it. */
  readonly patches: readonly Patch[];
  /** From the view after the last event to the view after the move. */
  readonly closing: Patch;
}

/** An event that the viewer is not told of has no patch of its own: what it changes for them is part of the next one. */
export function patchMove<State extends BaseState, Move, Event extends BaseEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  played: MoveInState<State, Move>,
  viewer: Viewer,
): MovePatches<Event> {
  const events: Event[] = [];
  const patches: Patch[] = [];
  let last = game.view(played.state, viewer);
  const after = watchMove(game, played, (event, glimpse) => {
    const told = game.redact(event, viewer);
    if (told === undefined) return;
    const view = glimpse.view(viewer);
    events.push(told);
    patches.push(diff(last, view));
    last = view;
  });
  return { events, patches, closing: diff(last, game.view(after, viewer)) };
}
