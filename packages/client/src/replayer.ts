import type { Replay } from '@portolan/protocol';
import type { Answered, Failure, MomentsWanted } from './api.ts';
import { askedAt } from './askedAt.ts';
import { foldMoments, MOMENTS_AT_ONCE, type ReplayMoment } from './replayMoments.ts';
import { makeStore, type Readable } from './store.ts';

export interface ReplayState {
  /** The requested position; `moment` follows once it is loaded. */
  readonly seq: number;
  /** The last position; undefined until something is loaded. */
  readonly last: number | undefined;
  /** A seat, `spectator`, or `open`. */
  readonly as: string;
  readonly playing: boolean;
  readonly moment: ReplayMoment | undefined;
  /** When the seat that made this move had been asked; undefined if it was at the beginning, or this is no move. */
  readonly askedAt: number | undefined;
  readonly failure: Failure | undefined;
}

export interface Replayer {
  readonly state: Readable<ReplayState>;
  /** Jumps to a moment and stops playback. */
  go(seq: number): void;
  step(by: number): void;
  play(): void;
  pause(): void;
  lookAs(as: string): void;
  /** Jumps to just after the previous move of `seat`, or to the beginning if there is none. */
  sinceTurnOf(seat: number): Promise<void>;
  close(): void;
}

export interface ReplayerOptions {
  readonly load: (wanted: MomentsWanted) => Answered<Replay>;
  readonly as: string;
  readonly seq: number;
  /** Calls `work` once the current moment has been shown, unless the returned function is called first. */
  readonly whenShown: (work: () => void) => () => void;
}

const BLOCK = MOMENTS_AT_ONCE;

export function makeReplayer({ load, as, seq, whenShown }: ReplayerOptions): Replayer {
  const state = makeStore<ReplayState>({
    seq,
    last: undefined,
    as,
    playing: false,
    moment: undefined,
    askedAt: undefined,
    failure: undefined,
  });
  let blocks = new Map<number, Promise<readonly ReplayMoment[]>>();
  let stopWaiting = (): void => {};
  const change = (part: Partial<ReplayState>): void => state.set({ ...state.get(), ...part });

  function block(at: number): Promise<readonly ReplayMoment[]> {
    const from = Math.floor(at / BLOCK) * BLOCK;
    const known = blocks.get(from);
    if (known !== undefined) return known;
    const asked = blocks;
    const loading = load({ from, to: from + BLOCK - 1, as: state.get().as }).then((answer) => {
      if (asked !== blocks) return [];
      if (!answer.ok) {
        asked.delete(from);
        change({ failure: answer.error, playing: false });
        return [];
      }
      change({ last: answer.value.last, failure: undefined });
      return foldMoments(answer.value.moments);
    });
    blocks.set(from, loading);
    return loading;
  }

  async function show(wanted: number): Promise<void> {
    const { last } = state.get();
    const at = Math.max(0, last === undefined ? wanted : Math.min(wanted, last));
    change({ seq: at });
    const asked = blocks;
    const moments = await block(at);
    const earlier = at > 0 && at % BLOCK === 0 ? await block(at - 1) : [];
    if (asked !== blocks || state.get().seq !== at) return;
    const moment = moments.find((one) => one.seq === at);
    const end = state.get().last;
    if (moment !== undefined) change({ moment, askedAt: askedAt([...earlier, ...moments], moment) });
    // A link may point beyond the end, for instance after an undo on another device.
    else if (end !== undefined && at > end) await show(end);
  }

  function tick(): void {
    const { seq: at, last, playing } = state.get();
    if (!playing) return;
    if (last !== undefined && at >= last) {
      change({ playing: false });
      return;
    }
    void show(at + 1).then(arm);
  }

  function arm(): void {
    stopWaiting();
    if (state.get().playing) stopWaiting = whenShown(tick);
  }

  function pause(): void {
    stopWaiting();
    change({ playing: false });
  }

  async function sinceTurnOf(seat: number): Promise<void> {
    pause();
    const here = state.get().seq;
    for (let from = here; from >= 0; from = Math.floor(from / BLOCK) * BLOCK - 1) {
      const moments = await block(from);
      const found = moments.findLast((one) => one.seq < here && one.entry?.kind === 'move' && one.entry.seat === seat);
      if (found !== undefined) return show(found.seq);
    }
    return show(0);
  }

  void show(seq);
  return {
    state,
    go(wanted) {
      pause();
      void show(wanted);
    },
    step(by) {
      pause();
      void show(state.get().seq + by);
    },
    play() {
      const { seq: at, last } = state.get();
      change({ playing: true });
      if (last !== undefined && at >= last) void show(0).then(arm);
      else arm();
    },
    pause,
    lookAs(next) {
      blocks = new Map();
      change({ as: next });
      void show(state.get().seq);
    },
    sinceTurnOf,
    close: pause,
  };
}
