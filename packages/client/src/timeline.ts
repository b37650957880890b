import type { EntryInfo, Moment } from '@portolan/protocol';
import { PACE_FACTORS, type Pace } from './pace.ts';
import { type Step, stepsOf } from './steps.ts';
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

/** A move that happened, with the view before it. After a lost connection, several entries at once. */
export interface PlayedMove {
  readonly entries: readonly EntryInfo[];
  readonly before: unknown;
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
  /** Whatever was being shown, the table now shows a present that does not follow from it. */
  jump(): void;
  /** Stops after the current step. */
  pause(): void;
  play(): void;
}

/** An empty list means that loading failed. */
export type LoadMoves = () => Promise<readonly PlayedMove[]> | undefined;

export interface TimelineOptions {
  /** How long an event is shown at normal pace: 0 leaves it out, undefined gives it its share of a move's time. */
  readonly duration: (step: Step) => number | undefined;
  readonly pace: () => Pace;
  /** Moves of these seats are shown without a rest, because their player waits to go on. */
  readonly own?: () => readonly number[];
  readonly stillness?: () => boolean;
  readonly timers?: Timers;
}

/** The time of a move at normal pace if its game does not say how long its events take. */
const MOVE_MS = 1000;
const LEAST_STEP_MS = 350;
/** After a move the table rests, at least for the shorter time and until the longer one has passed since it began. */
const REST_MS = 300;
const REST_UNTIL_MS = 900;
/** With fewer moves waiting, the next ones are loaded. */
const FEW = 10;

/** The move that is being shown. */
interface Current {
  readonly move: PlayedMove;
  readonly from: ShownPosition;
  readonly steps: readonly { readonly step: Step; readonly ms: number }[];
  /** How many steps have been shown. */
  at: number;
  spent: number;
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

  function publish(): void {
    const isBehind = current !== undefined || queue.length > 0 || more !== undefined;
    if (!isBehind) position = undefined;
    state.set({ position, resting, paused, jumps });
  }

  function advance(): void {
    if (paused) return publish();
    if (current !== undefined) return showNext(current);
    load();
    const move = queue.shift();
    if (move === undefined || position === undefined) return publish();
    current = { move, from: position, steps: timed(move), at: 0, spent: 0 };
    showNext(current);
  }

  function timed(move: PlayedMove): Current['steps'] {
    const steps = stepsOf(move.entries, { before: move.before, after: move.moment.view });
    const isOwn = move.entries.some(({ seat }) => own().includes(seat));
    const factor = isOwn ? Math.min(1, PACE_FACTORS[pace()]) : PACE_FACTORS[pace()];
    const wanted = steps.map(duration);
    const shares = wanted.filter((ms) => ms === undefined).length;
    const share = Math.max(LEAST_STEP_MS, MOVE_MS / shares);
    return steps.map((step, at) => ({ step, ms: Math.round((wanted[at] ?? share) * factor) }));
  }

  function showNext(showing: Current): void {
    const { steps, move, from } = showing;
    while (showing.at < steps.length && steps[showing.at]?.ms === 0) showing.at++;
    const next = steps[showing.at];
    if (next === undefined) return finish(showing);
    const travels = !stillness();
    const view = travels ? next.step.before : next.step.after;
    position = { entries: shownEntries(showing), moment: viewAt(position?.moment ?? from.moment, view) };
    now.set({ step: next.step, ms: next.ms, travels });
    publish();
    stop = timers.after(next.ms, () => {
      showing.at++;
      showing.spent += next.ms;
      if (!paused || showing.at === steps.length) return showNext(showing);
      position = { entries: shownEntries(showing), moment: viewAt(from.moment, next.step.after) };
      now.set(undefined);
      publish();
    });

    function shownEntries({ at }: Current): readonly ShownEntry[] {
      const [entry] = move.entries;
      if (entry === undefined || at === 0) return from.entries;
      return [...from.entries, { ...entry, events: entry.events.slice(0, at), partial: true }];
    }
  }

  function finish({ move, from, spent, steps }: Current): void {
    current = undefined;
    position = { entries: [...from.entries, ...move.entries.map(withoutPatches)], moment: move.moment };
    if (isJump(move)) jumps++;
    now.set(undefined);
    const isOwn = move.entries.some(({ seat }) => own().includes(seat));
    const factor = isOwn || steps.length === 0 ? 0 : PACE_FACTORS[pace()];
    const ms = Math.max(REST_MS * factor, REST_UNTIL_MS * factor - spent);
    resting = ms > 0;
    if (!resting) return advance();
    publish();
    stop = timers.after(ms, () => {
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
      loading = false;
      if (moves.length === 0) return skip();
      last = moves.at(-1)?.moment.seq ?? last;
      queue.push(...moves);
      if (current === undefined && !resting) advance();
    });
  }

  /** Forgets everything that waits. */
  function clear(): void {
    stop();
    [queue, current, more, loading, resting] = [[], undefined, undefined, false, false];
    now.set(undefined);
  }

  function skip(): void {
    const left = current === undefined ? 0 : current.steps.slice(current.at).filter(({ ms }) => ms > 0).length;
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

/** The same moment with another view; the choices that come with a moment are not offered meanwhile. */
function viewAt(moment: Moment, view: unknown): Moment {
  return moment.view === view ? moment : { ...moment, view };
}

function isJump({ entries }: PlayedMove): boolean {
  return entries.length !== 1 || entries[0]?.kind === 'undo';
}

/** Patches are of use only once. */
export function withoutPatches({ patches: _, ...entry }: EntryInfo): EntryInfo {
  return entry;
}
