import type { ServerMessage } from '@portolan/protocol';
import type { Connection } from './connection.ts';
import { makeStore, type Readable } from './store.ts';

/** The server's time, by which clocks are shown: a wrong clock on the device, or a change of it, does not matter. */
export interface ServerTime {
  /** Milliseconds since 1970, as far as the server has told it. */
  now(): number;
  /** How often the estimate turned out to be wrong. */
  readonly jumps: Readable<number>;
}

/** Anything less is the ordinary delay of messages. */
const JUMP_MS = 1000;

export interface ServerTimeOptions {
  readonly connection: Pick<Connection, 'listen'>;
  /** Milliseconds that pass, whatever the clock of the device is set to. */
  readonly ticks?: () => number;
  /** The device's clock, until the server has sent anything. */
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
  const jumps = makeStore(0);
  const now = (): number => (ahead === undefined ? guess() : ticks() + ahead);
  connection.listen((message) => {
    const before = now();
    if (message.type === 'welcome') ahead = undefined;
    for (const told of timesIn(message)) ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, told - ticks());
    if (Math.abs(now() - before) >= JUMP_MS) jumps.set(jumps.get() + 1);
  });
  return { now, jumps };
}

function timesIn(message: ServerMessage): readonly number[] {
  if (message.type === 'welcome' || message.type === 'pong') return message.now === undefined ? [] : [message.now];
  if (message.type !== 'news') return [];
  return (message.moment.clocks ?? []).flatMap((clock) => (clock === null ? [] : [clock.at]));
}
