import type { BaseEvent, BaseState, Game } from './game.ts';
import { diff, type Patch } from './patch.ts';
import type { Seat, Viewer } from './seat.ts';

/** A legal move and the state it is played in. */
export interface MoveInState<State, Move> {
  readonly state: State;
  readonly seat: Seat;
  readonly move: Move;
}

/** A move, stopped at every event. */
export interface MoveTrace<State, Event> {
  readonly before: State;
  readonly steps: readonly { readonly event: Event; readonly state: State }[];
  readonly after: State;
}

/**
 * Plays the move on a copy and keeps a copy of the state at every event.
 *
 * Until the move is over, these have the frames that were there before it: a move takes its own frame off the stack long
 * before the next one is pushed, and a state with an empty stack would pass for a finished game.
 */
export function traceMove<State extends BaseState, Move, Event extends BaseEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  { state: before, seat, move }: MoveInState<State, Move>,
): MoveTrace<State, Event> {
  const steps: { event: Event; state: State }[] = [];
  const after = game.clone(before);
  game.apply(after, seat, move, (event) => {
    const state = game.clone(after);
    state.stack = before.stack;
    steps.push({ event, state });
  });
  return { before, steps, after };
}

/** One move as a viewer sees it: what they are told, and how their view changes from event to event. */
export interface MovePatches<Event, View> {
  readonly events: readonly Event[];
  /** One for each event, to the view after it. The last one leads to the view after the whole move. */
  readonly patches: readonly Patch[];
  /** To the view after the move; empty unless the viewer is told of no event at all. */
  readonly closing: Patch;
  /** The views before and after the move. */
  readonly before: View;
  readonly after: View;
}

/** An event that the viewer is not told of has no patch of its own: what it changes for them is part of the next one. */
export function patchesFor<State extends BaseState, Event extends BaseEvent, View>(
  game: Pick<Game<State, unknown, Event, View, unknown>, 'view' | 'redact'>,
  trace: MoveTrace<State, Event>,
  viewer: Viewer,
): MovePatches<Event, View> {
  const before = game.view(trace.before, viewer);
  const events: Event[] = [];
  const states: State[] = [];
  for (const { event, state } of trace.steps) {
    const told = game.redact(event, viewer);
    if (told === undefined) continue;
    events.push(told);
    states.push(state);
  }
  const after = game.view(trace.after, viewer);
  let last = before;
  const patches = states.map((state, at) => {
    const view = at === states.length - 1 ? after : game.view(state, viewer);
    const patch = diff(last, view);
    last = view;
    return patch;
  });
  return { events, patches, closing: diff(last, after), before, after };
}
