import {
  type ClientMessage,
  type Me,
  PROTOCOL_VERSION,
  type RefusalInfo,
  type ServerMessage,
} from '@portolan/protocol';
import { backoffMs } from './backoff.ts';
import { makeStore, type Readable } from './store.ts';
import { REAL_TIMERS, type Timers } from './timers.ts';

/** An event handler that the platform's own handlers, with their richer events, also satisfy. */
type Handler<Event> = { handle(event: Event): void }['handle'];

/** The part of a WebSocket used here. */
export interface Socket {
  readonly readyState: number;
  onclose: Handler<unknown> | null;
  onmessage: Handler<{ readonly data: unknown }> | null;
  send(text: string): void;
  close(): void;
}

/** The `readyState` of a socket through which something can be sent. */
const OPEN = 1;

/** `offline` is waiting for the next attempt; `connecting` is making one. */
export const LINKS = ['offline', 'connecting', 'online'] as const;
export type Link = (typeof LINKS)[number];

export interface ConnectionState {
  readonly link: Link;
  /** Failed attempts since the connection was last online. */
  readonly failures: number;
  /** The server uses a newer protocol than this page. */
  readonly outdated: boolean;
  /** Who the server says we are. */
  readonly me: Me | undefined;
}

/** What players ask of the table itself, beside their moves. */
export type TableRequestType = 'handOver' | 'return' | 'vote' | 'askBack' | 'answerBack' | 'withdrawBack' | 'calendar';

/** A message that the server answers by its id. */
export type ClientRequest = Extract<
  ClientMessage,
  { readonly type: 'move' | 'undo' | 'end' | 'why' | TableRequestType }
>;
export type Answer = Extract<ServerMessage, { readonly type: 'accepted' | 'refused' | 'because' }>;

export interface Connection {
  readonly state: Readable<ConnectionState>;
  /** Sends a message if the connection is open. True when it was sent, which does not mean that it arrived. */
  send(message: ClientMessage): boolean;
  /** Sends a message until it is answered, with the same id again after a reconnection. */
  ask(request: ClientRequest): Promise<Answer>;
  /** Sends `message` now and after every reconnection, until the returned function is called. */
  follow(message: () => ClientMessage): () => void;
  listen(listener: (message: ServerMessage) => void): () => void;
  open(): void;
  /** Connects anew if it is not connected, and checks that an open connection is alive. */
  nudge(): void;
  /** Reconnects, because our identity has changed. */
  restart(): void;
  close(): void;
}

export interface ConnectionOptions {
  readonly openSocket: () => Socket;
  readonly timers?: Timers;
  /** From 0 to 1. */
  readonly random?: () => number;
}

const PING_EVERY_MS = 10_000;
/** While an answer is pending, somebody is waiting, so the connection is checked earlier. */
const UNANSWERED_MS = 1_000;
const PONG_WITHIN_MS = 1_500;
const WELCOME_WITHIN_MS = 5_000;
/** A page that was busy itself reads what has arrived meanwhile before it gives up. */
const READING_MS = 250;
/** A network that is slower than these times gets twice as much after every timeout, and half of it after every prompt pong. */
const MOST_PATIENCE = 8;
const TOO_FAST_PAUSE_MS = 1_000;

/** One connection to the server that recovers by itself. */
export function makeConnection(options: ConnectionOptions): Connection {
  const { openSocket, timers = REAL_TIMERS, random = Math.random } = options;
  const state = makeStore<ConnectionState>({ link: 'offline', failures: 0, outdated: false, me: undefined });
  const listeners = new Set<(message: ServerMessage) => void>();
  const follows = new Set<() => ClientMessage>();
  const pending = new Map<string, { readonly request: ClientRequest; readonly resolve: (answer: Answer) => void }>();
  let socket: Socket | undefined;
  let wanted = false;
  let pings = 0;
  let isPinged = false;
  let patience = 1;
  /** The ping that was sent less than `PONG_WITHIN_MS` ago. */
  let latest: string | undefined;
  let stopTimer = (): void => {};

  function timer(ms: number, work: () => void): void {
    stopTimer();
    stopTimer = timers.after(ms, work);
  }

  function change(part: Partial<ConnectionState>): void {
    state.set({ ...state.get(), ...part });
  }

  function connect(): void {
    const one = openSocket();
    socket = one;
    change({ link: 'connecting' });
    loseAfter(WELCOME_WITHIN_MS, one);
    one.onclose = () => lose(one);
    one.onmessage = ({ data }) => {
      if (one === socket && typeof data === 'string') receive(data);
    };
  }

  /** Unless something arrives before. */
  function loseAfter(ms: number, one: Socket): void {
    timer(ms * patience, () =>
      timer(READING_MS, () => {
        patience = Math.min(MOST_PATIENCE, 2 * patience);
        lose(one);
      }),
    );
  }

  /** An abandoned socket may still deliver events, so only the current one counts. */
  function lose(one: Socket): void {
    if (one !== socket) return;
    drop();
    if (!wanted) return;
    const { failures } = state.get();
    change({ link: 'offline', failures: failures + 1 });
    timer(backoffMs(failures, random()), connect);
  }

  function drop(): void {
    const one = socket;
    socket = undefined;
    stopTimer();
    if (one === undefined) return;
    one.onclose = null;
    one.onmessage = null;
    one.close();
  }

  function reconnect(): void {
    drop();
    connect();
  }

  function receive(data: string): void {
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === 'welcome') welcome(message.protocol, message.me);
    if (message.type === 'pong' && message.id === latest) patience = Math.max(1, patience / 2);
    if (message.type === 'accepted' || message.type === 'because') settle(message.id, message);
    if (message.type === 'refused') refused(message.refusal, message.id);
    // What is still unanswered decides how soon to look again.
    if (state.get().link === 'online') beat();
    for (const listener of [...listeners]) listener(message);
  }

  function welcome(protocol: number, me: Me | undefined): void {
    change({ link: 'online', failures: 0, outdated: protocol !== PROTOCOL_VERSION, me });
    sayFollows();
    for (const { request } of pending.values()) send(request);
  }

  function refused(refusal: RefusalInfo, id: string | undefined): void {
    const asked = id === undefined ? undefined : pending.get(id);
    if (refusal.code !== 'tooFast') {
      if (id !== undefined) settle(id, { type: 'refused', id, refusal });
      return;
    }
    if (asked !== undefined) timers.after(TOO_FAST_PAUSE_MS, () => void send(asked.request));
    else if (id === undefined) timers.after(TOO_FAST_PAUSE_MS, sayFollows);
  }

  function settle(id: string, answer: Answer): void {
    const asked = pending.get(id);
    pending.delete(id);
    asked?.resolve(answer);
  }

  /** The connection has just proved to be alive; check again later. */
  function beat(): void {
    isPinged = false;
    timer(pending.size > 0 ? UNANSWERED_MS : PING_EVERY_MS, ping);
  }

  function ping(): void {
    const one = socket;
    const id = `p${++pings}`;
    if (one === undefined || !send({ type: 'ping', id })) return;
    isPinged = true;
    latest = id;
    timers.after(PONG_WITHIN_MS, () => {
      if (latest === id) latest = undefined;
    });
    loseAfter(PONG_WITHIN_MS, one);
  }

  function sayFollows(): void {
    for (const message of follows) send(message());
  }

  function send(message: ClientMessage): boolean {
    // A socket that the other end is closing has not said so yet.
    if (socket?.readyState !== OPEN || state.get().link !== 'online') return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  return {
    state,
    send,
    ask(request) {
      return new Promise((resolve) => {
        // Of several, the first one has waited longest.
        const isFirst = pending.size === 0;
        pending.set(request.id, { request, resolve });
        if (send(request) && isFirst && !isPinged) timer(UNANSWERED_MS, ping);
      });
    },
    follow(message) {
      follows.add(message);
      send(message());
      return () => void follows.delete(message);
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open() {
      if (wanted) return;
      wanted = true;
      connect();
    },
    nudge() {
      if (!wanted) return;
      // An attempt that began without a network may hang until its timeout.
      if (state.get().link === 'online') ping();
      else reconnect();
    },
    restart() {
      if (wanted) reconnect();
    },
    close() {
      wanted = false;
      drop();
      change({ link: 'offline', failures: 0 });
    },
  };
}
