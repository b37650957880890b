import type { Seat } from '@portolan/kernel';
import { endBuild } from '../actions/green.ts';
import { type Box, layoutOf } from '../box.ts';
import type { Context } from '../context.ts';
import { decision } from '../decisions/index.ts';
import { foundPost } from '../effects/foundPost.ts';
import { layTile } from '../effects/layTile.ts';
import type { Event } from '../events.ts';
import type { Good, Space } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { Placement } from '../placement.ts';
import { clone, type Frame, type State } from '../state.ts';
import { listPlacements } from './placements.ts';

/** What a move would lead to within its turn, in which nothing is random. */
export interface Foreseen {
  readonly state: State;
  readonly events: readonly Event[];
  /** What the player would be asked next; undefined at the end of the turn. */
  readonly asked: Frame | undefined;
}

/** Plays a legal move on a copy of the state, without what follows the turn. */
export function foresee(box: Box, state: State, move: Move): Foreseen {
  const { context, events } = rehearsal(box, state);
  const frame = context.state.stack.pop();
  if (frame !== undefined) decision.apply(context, frame, move);
  return { state: context.state, events, asked: context.state.stack.at(-1) };
}

/** The legal answers to the pending decision. */
export function answersTo(box: Box, state: State): readonly Move[] {
  const moves: Move[] = [];
  const frame = state.stack.at(-1);
  if (frame !== undefined) decision.legal(box, state, frame, moves);
  return moves;
}

export type Completion = Extract<Event, { readonly kind: 'islandCompleted' }>;

/** What a tile would bring. Its points are scored at the end of the action. */
export interface TileForecast {
  readonly points: number;
  readonly goods: readonly Good[];
  /** The empty spaces of the island after it. */
  readonly left: number;
  readonly completed: Completion | undefined;
}

/** What a placement that the rules allow would bring to a seat, whoever is asked and whatever it costs. */
export function foreseeTile(box: Box, state: State, seat: Seat, placement: Placement): TileForecast {
  const { context, events } = rehearsal(box, state);
  const island = layoutOf(box, state).islandOf[placement.space];
  const points = layTile(context, seat, placement);
  endBuild(context, { seat, ap: 0, points });
  const goods = events.flatMap((event) => (event.kind === 'tileLaid' ? event.goods : []));
  return { points, goods, left: context.state.empty[island], completed: completionOf(events, island) };
}

export interface PostForecast {
  /** For the discovery. */
  readonly points: number;
  readonly gold: number;
  /** The empty spaces of the island after it. */
  readonly left: number;
  readonly completed: Completion | undefined;
}

/** What a post would bring to a seat. */
export function foreseePost(box: Box, state: State, seat: Seat, space: Space): PostForecast {
  const { context, events } = rehearsal(box, state);
  const island = layoutOf(box, state).islandOf[space];
  foundPost(context, seat, space);
  let [points, gold] = [0, 0];
  for (const event of events) {
    if (event.kind === 'postFounded') points += event.points;
    if (event.kind === 'goldGained') gold += event.gold + event.points;
  }
  return { points, gold, left: context.state.empty[island], completed: completionOf(events, island) };
}

/** A copy of the state in which the seat has laid a tile as well. */
export function withTile(box: Box, state: State, seat: Seat, placement: Placement): State {
  const { context } = rehearsal(box, state);
  layTile(context, seat, placement);
  return context.state;
}

/** The rule that keeps a seat from laying a tile at a place; undefined if nothing does. */
export function ruleAgainstTile(box: Box, state: State, seat: Seat, placement: Placement): string | undefined {
  const { piece, turn, space } = placement;
  const frame: Frame = { kind: 'layTile', seat, ap: 0, points: 0, piece };
  return decision.whyNot(box, state, frame, { kind: 'lay', turn, space });
}

/** Every place where a seat could lay a tile, whatever it costs. */
export function placementsOf(box: Box, state: State, laying: Pick<Placement, 'piece'> & { readonly seat: Seat }) {
  const moves: Move[] = [];
  listPlacements(box, state, laying, moves);
  return moves.flatMap((move) => (move.kind === 'lay' ? [move] : []));
}

/** A copy on which effects can be tried. */
function rehearsal(box: Box, state: State): { readonly context: Context; readonly events: readonly Event[] } {
  const events: Event[] = [];
  return { context: { box, state: clone(state), emit: (event) => void events.push(event) }, events };
}

function completionOf(events: readonly Event[], island: number): Completion | undefined {
  return events.find((event): event is Completion => event.kind === 'islandCompleted' && event.island === island);
}
