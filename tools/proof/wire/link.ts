import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a service that can be cut, slowed down and silenced. What is asked of it has happened when it resolves. */
export interface Link {
  readonly port: number;
  /** Breaks all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Everything arrives so much later, in both directions. */
  delay(ms: number): Promise<void>;
  /** Nothing passes any more, and neither end is told: no bytes, no ends, no errors. New connections lead nowhere. */
  freeze(): Promise<void>;
  /** What is open now is silent for good, as if a firewall had forgotten it; `heal` then concerns new connections alone. */
  forget(): Promise<void>;
  /** What was held back gets through. Returns what has come of all that since it was well. */
  heal(): Promise<Suffered>;
  close(): Promise<void>;
}

/** What a link has done to those who use it. */
export interface Suffered {
  /** Connections that were broken or refused. */
  readonly broken: number;
  /** Bytes that came late. */
  readonly delayed: number;
  /** Bytes, ends and connections that nobody heard of. */
  readonly held: number;
}

/** How a link is at the moment. */
interface State {
  isCut: boolean;
  isFrozen: boolean;
  delayMs: number;
  suffered: { -readonly [K in keyof Suffered]: number };
}

/** Longer than anybody waits for an answer; then the ends are told, so that they do not pile up. */
const REMEMBERED_MS = 60_000;

/** In this process; see `LinksProcess` for links that do not wait for whatever else it does. */
export async function openLink(target: number): Promise<Link> {
  const state: State = { isCut: false, isFrozen: false, delayMs: 0, suffered: nothing() };
  const sockets = new Set<Socket>();
  const ways = new Set<Way>();
  /** Connections that have not been told that nobody is there. */
  let held: Socket[] = [];

  function pass(from: Socket, to: Socket): void {
    const way = passInOrder(from, to, state);
    ways.add(way);
    from.once('close', () => ways.delete(way));
  }

  function keep(socket: Socket): void {
    socket.setNoDelay(true);
    // Comes with `close`.
    socket.on('error', () => undefined);
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  }

  function join(near: Socket): void {
    // Otherwise this end would answer the end of the other one by itself.
    const far = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    keep(far);
    pass(near, far);
    pass(far, near);
    near.resume();
  }

  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (near) => {
    keep(near);
    if (state.isCut) {
      state.suffered.broken++;
      near.destroy();
    } else if (state.isFrozen) {
      state.suffered.held++;
      held.push(near);
    } else join(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function thaw(): void {
    state.isFrozen = false;
    const waiting = held;
    held = [];
    for (const near of waiting) if (!near.destroyed) join(near);
    for (const way of [...ways]) way.goOn();
  }
  function breakAll(): void {
    state.isFrozen = false;
    held = [];
    for (const socket of sockets) socket.destroy();
  }
  return {
    port: (server.address() as AddressInfo).port,
    async cut() {
      state.isCut = true;
      state.suffered.broken += sockets.size;
      breakAll();
    },
    async delay(ms) {
      state.delayMs = ms;
    },
    async freeze() {
      state.isFrozen = true;
    },
    async forget() {
      for (const way of ways) way.stop();
      const forgotten = [...sockets].filter((socket) => !held.includes(socket));
      setTimeout(() => {
        for (const socket of forgotten) socket.destroy();
      }, REMEMBERED_MS).unref();
    },
    async heal() {
      state.isCut = false;
      state.delayMs = 0;
      thaw();
      const { suffered } = state;
      state.suffered = nothing();
      return suffered;
    },
    async close() {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
}

function nothing(): State['suffered'] {
  return { broken: 0, delayed: 0, held: 0 };
}

/** One direction of a connection. */
interface Way {
  /** Call when the link is no longer frozen. */
  goOn(): void;
  /** From now on nothing passes. */
  stop(): void;
}

/** What comes while something is still on its way queues behind it, however much faster the link is by then. */
function passInOrder(from: Socket, to: Socket, state: State): Way {
  const waiting: { readonly pass: () => void; readonly due: number }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function goOn(): void {
    if (isStopped) waiting.length = 0;
    for (let first = waiting[0]; first !== undefined && !state.isFrozen && timer === undefined; first = waiting[0]) {
      const leftMs = first.due - performance.now();
      if (leftMs > 0) {
        timer = setTimeout(() => {
          timer = undefined;
          goOn();
        }, Math.ceil(leftMs));
        return;
      }
      waiting.shift();
      first.pass();
    }
  }
  function add(size: number, pass: () => void): void {
    if (state.isFrozen) state.suffered.held += size;
    else if (state.delayMs > 0) state.suffered.delayed += size;
    waiting.push({ pass, due: performance.now() + state.delayMs });
    goOn();
  }
  from.on('data', (data: Buffer) => add(data.length, () => to.writable && to.write(data)));
  from.on('end', () => add(1, () => to.end()));
  from.on('close', (hadError) => hadError && add(1, () => to.destroy()));
  return {
    goOn,
    stop() {
      isStopped = true;
    },
  };
}
