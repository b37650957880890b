import type { BaseEvent, BaseState } from '../../game.ts';
import { applyPatch, diff, type Patch } from '../../patch.ts';
import { cloneRng, sameRng } from '../../rng.ts';
import type { Seat, Viewer } from '../../seat.ts';
import { watchMove } from '../../steps.ts';
import { differenceOf, findDifference, findShared, objectsOf } from '../plain.ts';
import { broken, looked, type Moment, type Probe, type Step } from '../probe.ts';
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
export function checkSteps(probe: Probe, { state }: Moment, choice: Choice): void {
  looked(probe, 'steps');
  const { game, seats } = probe;
  const viewers: readonly Viewer[] = [...Array(seats).keys(), 'spectator', 'open'];
  const views = new Map<Viewer, unknown>(viewers.map((viewer) => [viewer, game.view(state, viewer)]));
  const events: BaseEvent[] = [];
  const fold = (viewer: Viewer, view: unknown, what: string): void => {
    const json = plainJson(probe, view, `the view of ${viewer} ${what}`);
    checkWords(probe, state, { viewer, json });
    const last = views.get(viewer);
    const folded = applyPatch(last, JSON.parse(JSON.stringify(diff(last, view))) as Patch);
    const difference = findDifference(folded, view);
    if (difference !== undefined)
      broken(probe, 'steps', `the patches of ${viewer} miss something ${what}${difference}`);
    views.set(viewer, folded);
  };
  const after = watchMove(game, { state, ...choice }, (event, glimpse) => {
    events.push(event);
    const what = `at '${event.kind}'`;
    checkRunning(probe, glimpse.state, { seat: choice.seat, events, what });
    const owned = objectsOf(glimpse.state);
    for (const viewer of viewers) {
      const view = glimpse.view(viewer);
      fold(viewer, view, what);
      // A shared object would change before the view is compared with the next one.
      const shared = findShared(view, owned);
      if (shared !== undefined) broken(probe, 'steps', `${shared} of the view of ${viewer} is part of the state`);
    }
  });
  for (const viewer of viewers) fold(viewer, game.view(after, viewer), 'after the move');
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
export function checkStepsHidden(probe: Probe, before: Moment, step: Step, worlds: readonly World[]): void {
  const { game } = probe;
  for (const { state, viewers } of worlds) {
    const move = game.legalMoves(state, step.seat, []).find((one) => game.writeMove(one) === step.text);
    if (move === undefined) continue;
    looked(probe, 'steps');
    const world = { ...state, rng: cloneRng(before.state.rng) };
    for (const viewer of viewers) {
      const real = trace(probe, { state: before.state, seat: step.seat, move }, viewer);
      const imagined = trace(probe, { state: world, seat: step.seat, move }, viewer);
      const place = findLeak(real, imagined);
      if (place === undefined) continue;
      broken(probe, 'steps', `the patches of '${step.text}' tell ${viewer} what they may not know${place}`);
    }
  }
}

interface Traced {
  /** As JSON; absent for the end of the move. */
  readonly told?: string;
  readonly patch: string;
  /** Something had been revealed or drawn. */
  readonly open: boolean;
}

/** What `viewer` is sent of a move, event by event. */
function trace(probe: Probe, played: Choice & { readonly state: BaseState }, viewer: Viewer): Traced[] {
  const { game } = probe;
  const traced: Traced[] = [];
  let last = game.view(played.state, viewer);
  let open = false;
  const after = watchMove(game, played, (event, glimpse) => {
    open ||= game.reveals(event) || !sameRng(glimpse.state.rng, played.state.rng);
    const told = game.redact(event, viewer);
    if (told === undefined) return;
    const view = glimpse.view(viewer);
    traced.push({ told: JSON.stringify(told), patch: JSON.stringify(diff(last, view)), open });
    last = view;
  });
  open ||= !sameRng(after.rng, played.state.rng);
  traced.push({ patch: JSON.stringify(diff(last, game.view(after, viewer))), open });
  return traced;
}

function findLeak(real: readonly Traced[], imagined: readonly Traced[]): string | undefined {
  for (const [at, one] of real.entries()) {
    const other = imagined[at];
    if (other === undefined || one.open || other.open || one.told !== other.told) return undefined;
    if (one.patch !== other.patch) return differenceOf(one.patch, other.patch);
  }
  return undefined;
}
