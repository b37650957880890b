import type { BaseEvent, BaseState } from '../../game.ts';
import { applyPatch, diff, type Patch } from '../../patch.ts';
import { cloneRng, sameRng } from '../../rng.ts';
import type { Seat, Viewer } from '../../seat.ts';
import { type MoveTrace, patchesFor, traceMove } from '../../steps.ts';
import { type SharedParts, sharedParts } from '../../views.ts';
import { differenceOf, findDifference } from '../plain.ts';
import { broken, looked, type Moment, type Probe, type ProbedMove } from '../probe.ts';
import { checkWords } from '../sight.ts';
import { plainJson } from './json.ts';
import type { World } from './worlds.ts';

interface Choice {
  readonly seat: Seat;
  readonly move: unknown;
}

/**
 * An event is emitted right after its effect: at that moment the scores add up and every viewer has a view.
 * The patches from one view to the next lead to the view after the move.
 */
export function checkSteps(probe: Probe, { state, seq }: Moment, choice: Choice): void {
  looked(probe, 'steps');
  const { game, seats } = probe;
  // The viewers take turns, because a view of every event for everybody would cost as much as all other laws together.
  const viewers: readonly Viewer[] = [seq % seats, seq % 2 === 0 ? 'spectator' : 'open'];
  const views = new Map<Viewer, unknown>(viewers.map((viewer) => [viewer, game.view(state, viewer)]));
  const events: BaseEvent[] = [];
  const fold = (viewer: Viewer, now: BaseState, what: string): void => {
    const view = game.view(now, viewer);
    const json = plainJson(probe, view, `the view of ${viewer} ${what}`);
    checkWords(probe, now, { viewer, json });
    const last = views.get(viewer);
    const folded = applyPatch(last, JSON.parse(JSON.stringify(diff(last, view))) as Patch);
    const difference = findDifference(folded, view);
    if (difference !== undefined)
      broken(probe, 'steps', `the patches of ${viewer} miss something ${what}${difference}`);
    views.set(viewer, folded);
  };
  const { steps, after } = traceMove(game, { state, ...choice });
  for (const step of steps) {
    events.push(step.event);
    const what = `at '${step.event.kind}'`;
    if (events.length === 1 + (seq % steps.length)) {
      checkRunning(probe, step.state, { seat: choice.seat, events, what });
    }
    for (const viewer of viewers) fold(viewer, step.state, what);
  }
  for (const viewer of viewers) fold(viewer, after, 'after the move');
  checkSharing(probe, [state, after], viewers);
}

/** A view is the same if it takes over what has not changed since the state before. */
function checkSharing(probe: Probe, states: readonly BaseState[], viewers: readonly Viewer[]): void {
  const { game } = probe;
  let shared: SharedParts | undefined;
  for (const state of states) {
    shared = sharedParts(shared);
    for (const viewer of viewers) {
      const difference = findDifference(game.view(state, viewer, shared), game.view(state, viewer));
      if (difference !== undefined) broken(probe, 'steps', `the view of ${viewer} keeps what has changed${difference}`);
    }
  }
}

interface SoFar {
  readonly seat: Seat;
  readonly events: readonly BaseEvent[];
  readonly what: string;
}

function checkRunning(probe: Probe, state: BaseState, { seat, events, what }: SoFar): void {
  const { audit, history, seats, options } = probe;
  const running = audit.scores(state);
  const recomputed = audit.rescore([...history, { seat, events }], seats, options);
  if (findDifference(running, recomputed) !== undefined) {
    const sums = `the state says ${running.join(', ')}; the events add up to ${recomputed.join(', ')}`;
    broken(probe, 'score', `${what} ${sums}`);
  }
}

/**
 * The same move in an imagined world. As long as a viewer who cannot tell the worlds apart is told the same events, and
 * nothing is revealed or drawn, the patches are the same as well.
 */
export function checkStepsHidden(probe: Probe, before: Moment, made: ProbedMove, worlds: readonly World[]): void {
  if (worlds.length === 0) return;
  const { game } = probe;
  const { seat } = made;
  const played = game.readMove(made.text);
  const real = traceMove(game, { state: before.state, seat, move: played });
  for (const { state, viewers } of worlds) {
    const moves = game.legalMoves(state, seat, []);
    const move = moves.includes(played) ? played : moves.find((one) => game.writeMove(one) === made.text);
    if (move === undefined) continue;
    looked(probe, 'steps');
    const world = { ...state, rng: cloneRng(before.state.rng) };
    const imagined = traceMove(game, { state: world, seat, move });
    for (const viewer of viewers) {
      const place = findLeak(whatIsSent(probe, real, viewer), whatIsSent(probe, imagined, viewer));
      if (place === undefined) continue;
      broken(probe, 'steps', `the patches of '${made.text}' tell ${viewer} what they may not know${place}`);
    }
  }
}

interface Sent {
  /** The event as JSON, `null` at the end of the move. */
  readonly told: string;
  readonly patch: string;
  /** Something had been revealed or drawn. */
  readonly open: boolean;
}

/** What `viewer` is sent of a move, event by event. */
function whatIsSent(probe: Probe, trace: MoveTrace<BaseState, BaseEvent>, viewer: Viewer): Sent[] {
  const { game } = probe;
  const { before, steps, after } = trace;
  const drew = ({ rng }: BaseState): boolean => !sameRng(rng, before.rng);
  const { events, patches, closing } = patchesFor(game, trace, viewer);
  let open = false;
  const openAt: boolean[] = [];
  for (const { event, state } of steps) {
    open ||= game.reveals(event) || drew(state);
    if (game.redact(event, viewer) !== undefined) openAt.push(open);
  }
  open ||= drew(after);
  // The last patch leads to the end of the move.
  openAt[Math.max(0, events.length - 1)] = open;
  return [...patches, closing].map((patch, at) => ({
    told: JSON.stringify(events[at] ?? null),
    patch: JSON.stringify(patch),
    open: openAt[at] ?? open,
  }));
}

function findLeak(real: readonly Sent[], imagined: readonly Sent[]): string | undefined {
  for (const [at, one] of real.entries()) {
    const other = imagined[at];
    if (other === undefined || one.open || other.open || one.told !== other.told) return undefined;
    if (one.patch !== other.patch) return differenceOf(one.patch, other.patch);
  }
  return undefined;
}
