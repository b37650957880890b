import { nextSlice, SLICE_MS } from './inSlices.ts';
import { type Meter, makeMeter } from './meter.ts';

/**
 * Expensive work takes turns. A rate limit counts what one network asks for; this keeps what many of them ask for at the
 * same time from holding up the moves of everybody else.
 */
export interface Turns {
  /**
   * Waits for a turn. Undefined if too much of the same network's work already waits. `meter`: measures what is done in
   * this turn as well.
   */
  enter(network: string, meter?: Meter): Promise<Turn | undefined>;
}

export interface Turn {
  /** Measures what is done for the holder of the turn. */
  readonly meter: Meter;
  /** Calls `work` with every item until it returns false. Measures it, and yields to everything else now and then. */
  forEach<T>(items: Iterable<T>, work: (item: T) => unknown): Promise<void>;
  /** Call it often during long work: it yields to everything else now and then. */
  breathe(): Promise<void>;
  end(): void;
}

export interface TurnOptions {
  readonly atOnce: number;
  /** Of one network. */
  readonly mostWaiting: number;
  readonly newMeter?: () => Meter;
  readonly now?: () => number;
}

export function makeTurns(options: TurnOptions): Turns {
  const { atOnce, mostWaiting, newMeter = () => makeMeter(), now = () => performance.now() } = options;
  /** By network; the one whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  function newTurn(meter: Meter): Turn {
    let started = now();
    let ended = false;
    running++;

    async function breathe(): Promise<void> {
      if (now() - started < SLICE_MS) return;
      await nextSlice();
      started = now();
    }

    return {
      meter,
      async forEach(items, work) {
        const iterator = items[Symbol.iterator]();
        const step = (): boolean => {
          const next = iterator.next();
          return next.done !== true && work(next.value) !== false;
        };
        while (meter.run(step)) await breathe();
      },
      breathe,
      end() {
        if (ended) return;
        ended = true;
        // Events that arrived in the meantime come before the next turn.
        setImmediate(next);
      },
    };
  }

  function next(): void {
    running--;
    const [first] = waiting;
    if (first === undefined) return;
    const [network, queue] = first;
    waiting.delete(network);
    const begin = queue.shift();
    if (queue.length > 0) waiting.set(network, queue);
    begin?.();
  }

  return {
    enter(network, meter = newMeter()) {
      if (running < atOnce) return Promise.resolve(newTurn(meter));
      const queue = waiting.get(network) ?? [];
      if (queue.length >= mostWaiting) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        queue.push(() => resolve(newTurn(meter)));
        waiting.set(network, queue);
      });
    },
  };
}
