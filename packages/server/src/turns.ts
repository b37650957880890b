import { setImmediate as others } from 'node:timers/promises';
import { SLICE_MS } from './inSlices.ts';

/**
 * Expensive work takes turns. A rate limit counts what one network asks for; this keeps what many of them ask for at the
 * same time from holding up the moves of everybody else.
 */
export interface Turns {
  /** Waits for a turn. Undefined if too much of the same network's work already waits. */
  enter(network: string): Promise<Turn | undefined>;
}

export interface Turn {
  /** To be called often during long work: lets everything else happen now and then. */
  breathe(): Promise<void>;
  end(): void;
}

export interface TurnOptions {
  readonly atOnce: number;
  /** Of one network. */
  readonly mostWaiting: number;
  readonly now?: () => number;
}

export function makeTurns({ atOnce, mostWaiting, now = () => performance.now() }: TurnOptions): Turns {
  /** By network; the one whose turn is next comes first. */
  const waiting = new Map<string, ((turn: Turn) => void)[]>();
  let running = 0;

  function newTurn(): Turn {
    let started = now();
    let ended = false;
    running++;
    return {
      async breathe() {
        if (now() - started < SLICE_MS) return;
        await others();
        started = now();
      },
      end() {
        if (ended) return;
        ended = true;
        // What has happened in the meantime comes before the next turn.
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
    begin?.(newTurn());
  }

  return {
    enter(network) {
      if (running < atOnce) return Promise.resolve(newTurn());
      const queue = waiting.get(network) ?? [];
      if (queue.length >= mostWaiting) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        queue.push(resolve);
        waiting.set(network, queue);
      });
    },
  };
}
