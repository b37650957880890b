import type { ServerMessage } from '@portolan/protocol';
import type { Connection } from './connection.ts';

/** The server's time, by which clocks are shown: a wrong clock on the device, or a change of it, does not matter. */
export interface ServerTime {
  /** Milliseconds since 1970, as far as the server has told it. */
  now(): number;
  /** Calls `listener` when it turns out to be another than was thought, until the returned function is called. */
  onJump(listener: () => void): () => void;
}

/** Less is the ordinary delay of messages. */
const JUMP_MS = 1000;

export interface ServerTimeOptions {
  readonly connection: Pick<Connection, 'listen'>;
  /** Milliseconds that pass, whatever the clock of the device is set to. */
  readonly ticks?: () => number;
  /** The clock of the device, until the server has said anything. */
  readonly guess?: () => number;
}

/**
 * Messages travel for a while, so what they say is always late, and the largest difference to our own ticks is the most
 * exact one. A device that slept ticked too little, which the next message corrects; with a new connection all begins
 * again, because it may lead to another server.
 */
export function makeServerTime({
  connection,
  ticks = () => performance.now(),
  guess = Date.now,
}: ServerTimeOptions): ServerTime {
  let ahead: number | undefined;
  const listeners = new Set<() => void>();
  const now = (): number => (ahead === undefined ? guess() : ticks() + ahead);
  connection.listen((message) => {
    const before = now();
    if (message.type === 'welcome') ahead = undefined;
    for (const told of timesIn(message)) ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, told - ticks());
    if (Math.abs(now() - before) >= JUMP_MS) for (const listener of [...listeners]) listener();
  });
  return {
    now,
    onJump(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function timesIn(message: ServerMessage): readonly number[] {
  if (message.type === 'welcome' || message.type === 'pong') return message.now === undefined ? [] : [message.now];
  if (message.type !== 'news') return [];
  return (message.moment.clocks ?? []).flatMap((clock) => (clock === null ? [] : [clock.at]));
}
