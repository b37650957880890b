import type { EntryInfo, Moment } from '@portolan/protocol';
import { isJump, type MovePace, type MovePlan, type PlayedMove, planMove, withoutPatches } from './movePlan.ts';
import type { Pace } from './pace.ts';
import type { Step } from './steps.ts';
import { makeStore, type Readable } from './store.ts';
import { REAL_TIMERS, type Timers } from './timers.ts';

/** A step that is being shown. */
export interface Showing<Step> {
  readonly step: Step;
  readonly ms: number;
  /** False with reduced motion: highlight it, do not move it. */
  readonly travels: boolean;
}

/** What a table needs to show steps as motion. */
export interface Timeline<Step> {
  /** Undefined while nothing moves. */
  readonly now: Readable<Showing<Step> | undefined>;
  /** Goes to the present. */
  skip(): void;
}

/** An entry whose events have been shown only in part. */
export type ShownEntry = EntryInfo & { readonly partial?: true };

/** How far a match has been shown. */
export interface ShownPosition {
  readonly entries: readonly ShownEntry[];
  readonly moment: Moment;
}

export interface TimelineState {
  /** What every part of the table shows; undefined when that is the present. */
  readonly position: ShownPosition | undefined;
  /** The last move has just been shown and the next one would wait for a moment. */
  readonly resting: boolean;
  readonly paused: boolean;
  /** Increases whenever the table does not go to the next position but to another one. */
  readonly jumps: number;
}

/**
 * Decides which step of a match is being shown. Everything on the page that reports on the match follows it, so nothing
 * is told before the board has shown it.
 */
export interface MatchTimeline extends Timeline<Step> {
  readonly state: Readable<TimelineState>;
  /** Shows a move after those that already wait. `from` is the present before it. */
  push(move: PlayedMove, from: ShownPosition): void;
  /** Shows earlier moves; `more` is called for the next ones until it answers undefined at the present. */
  rewind(to: ShownPosition, more: LoadMoves): void;
  /** The table now shows the present, whatever was being shown and even though it does not follow from that. */
  jump(): void;
  /** Stops after the current step. */
  pause(): void;
  play(): void;
}

/** An empty list means that loading failed; it is tried again. */
export type LoadMoves = () => Promise<readonly PlayedMove[]> | undefined;

export interface TimelineOptions extends Pick<MovePace, 'duration'> {
  readonly pace: () => Pace;
  /** Moves of these seats are shown without a rest, because their player waits to go on. */
  readonly own?: () => readonly number[];
  readonly stillness?: () => boolean;
  readonly timers?: Timers;
}

/** With fewer moves waiting, the next ones are loaded. */
const FEW = 10;
/** After a failure: a server that refuses because of too many requests accepts them again within seconds. */
const LOAD_AGAIN_MS = 2000;

/** The move that is being shown. */
interface Current {
  readonly move: PlayedMove;
  readonly from: ShownPosition;
  readonly plan: MovePlan;
  /** How many steps have been shown. */
  at: number;
}

export function makeTimeline(options: TimelineOptions): MatchTimeline {
  const { duration, pace, own = () => [], stillness = () => false, timers = REAL_TIMERS } = options;
  const now = makeStore<Showing<Step> | undefined>(undefined);
  const state = makeStore<TimelineState>({ position: undefined, resting: false, paused: false, jumps: 0 });
  let queue: PlayedMove[] = [];
  let current: Current | undefined;
  let position: ShownPosition | undefined;
  let more: LoadMoves | undefined;
  let loading = false;
  let last = -1;
  let [resting, paused, jumps] = [false, false, 0];
  let stop = (): void => {};
  let stopLoading = (): void => {};

  function publish(): void {
    const isBehind = current !== undefined || queue.length > 0 || more !== undefined;
    if (!isBehind) position = undefined;
    const was = state.get();
    const isSame = was.position === position && was.resting === resting && was.paused === paused;
    // Nothing is redrawn when nothing has changed, as after a skip in the present.
    if (!isSame || was.jumps !== jumps) state.set({ position, resting, paused, jumps });
  }

  function advance(): void {
    if (!paused && current === undefined) begin();
    if (!paused && current !== undefined) showNext(current);
    else publish();
  }

  function begin(): void {
    load();
    const move = position && queue.shift();
    if (move === undefined || position === undefined) return;
    const isOwn = move.entries.some(({ seat }) => seat !== undefined && own().includes(seat));
    current = { move, from: position, plan: planMove(move, { duration, pace: pace(), isOwn }), at: 0 };
  }

  function showNext(showing: Current): void {
    const { steps } = showing.plan;
    while (steps[showing.at]?.ms === 0) showing.at++;
    const next = steps[showing.at];
    if (next === undefined) {
      finish(showing);
      return;
    }
    const { step, ms } = next;
    const travels = !stillness();
    position = positionIn(showing, travels ? step.before : step.after);
    now.set({ step, ms, travels });
    publish();
    stop = timers.after(ms, () => {
      showing.at++;
      if (paused && showing.at < steps.length) {
        position = positionIn(showing, step.after);
        now.set(undefined);
        publish();
      } else showNext(showing);
    });
  }

  function finish({ move, from, plan: { rest } }: Current): void {
    current = undefined;
    position = { entries: [...from.entries, ...move.entries.map(withoutPatches)], moment: move.moment };
    if (isJump(move)) jumps++;
    now.set(undefined);
    resting = rest > 0;
    if (!resting) {
      advance();
      return;
    }
    publish();
    stop = timers.after(rest, () => {
      resting = false;
      advance();
    });
  }

  function load(): void {
    if (more === undefined || loading || queue.length >= FEW) return;
    const asked = more;
    const loaded = asked();
    if (loaded === undefined) {
      more = undefined;
      return;
    }
    loading = true;
    void loaded.then((moves) => {
      if (more !== asked) return;
      // After a failure the table stays where it is: its present would tell how the game ends.
      if (moves.length === 0) stopLoading = timers.after(LOAD_AGAIN_MS, goOn);
      else goOn();

      function goOn(): void {
        loading = false;
        last = moves.at(-1)?.moment.seq ?? last;
        queue.push(...moves);
        if (current === undefined && !resting) advance();
      }
    });
  }

  /** Forgets everything that waits. */
  function clear(): void {
    stop();
    stopLoading();
    [queue, current, more, loading, resting] = [[], undefined, undefined, false, false];
    now.set(undefined);
  }

  function skip(): void {
    const left = current === undefined ? 0 : current.plan.steps.slice(current.at).filter(({ ms }) => ms > 0).length;
    if (queue.length > 0 || more !== undefined || left > 1) jumps++;
    paused = false;
    clear();
    publish();
  }

  return {
    now,
    state,
    skip,
    push(move, from) {
      // Loaded already, or about to be.
      if (move.moment.seq <= last || more !== undefined) return;
      last = -1;
      if (pace() === 'instant') {
        if (isJump(move)) jumps++;
        return skip();
      }
      position ??= from;
      queue.push(move);
      if (current === undefined && !resting) advance();
      else publish();
    },
    rewind(to, load) {
      clear();
      jumps++;
      paused = false;
      last = to.moment.seq;
      position = to;
      more = load;
      advance();
    },
    jump() {
      jumps++;
      clear();
      publish();
    },
    pause() {
      paused = true;
      publish();
    },
    play() {
      paused = false;
      if (now.get() === undefined && !resting) advance();
      else publish();
    },
  };
}

/** Within a move: the events before the current step have been told. */
function positionIn({ move, from, at }: Current, view: unknown): ShownPosition {
  const [entry] = move.entries;
  const told = entry !== undefined && at > 0;
  return {
    entries: told ? [...from.entries, { ...entry, events: entry.events.slice(0, at), partial: true }] : from.entries,
    moment: from.moment.view === view ? from.moment : { ...from.moment, view },
  };
}
