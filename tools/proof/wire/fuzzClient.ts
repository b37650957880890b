import { once } from 'node:events';
import { REFUSALS, type ServerMessage } from '@portolan/protocol';
import { WebSocket } from 'ws';
import { FATAL, type FuzzMessage } from './fuzzMessage.ts';

/** The answer to a message, such as `refused stale` or `closed 1009`, and whether it is acceptable. */
export interface FuzzReply {
  readonly message: FuzzMessage;
  readonly answer: string;
  readonly ok: boolean;
}

/** Sends messages to a server and collects the answers; reconnects after being disconnected. */
export class FuzzClient {
  #address: string;
  #cookie: string | undefined;
  #socket: WebSocket | undefined;
  #frames: ServerMessage[] = [];
  #pings = 0;

  constructor(address: string, cookie: string | undefined) {
    this.#address = address;
    this.#cookie = cookie;
  }

  /** A ping follows each message: what arrives before its pong is the answer. Fatal messages are sent alone. */
  async send(messages: readonly FuzzMessage[]): Promise<FuzzReply[]> {
    const harmless = messages.filter(({ kind }) => !FATAL.includes(kind));
    const replies = harmless.length === 0 ? [] : await this.#sendBatch(harmless);
    for (const one of messages) if (FATAL.includes(one.kind)) replies.push(...(await this.#sendBatch([one])));
    return replies;
  }

  close(): void {
    this.#socket?.terminate();
  }

  async #sendBatch(messages: readonly FuzzMessage[]): Promise<FuzzReply[]> {
    const socket = await this.#open();
    const first = this.#pings + 1;
    for (const { data, kind } of messages) {
      socket.send(data, { binary: kind === 'binary' });
      socket.send(JSON.stringify({ type: 'ping', id: `q${++this.#pings}` }));
    }
    const closed = await this.#listen(socket, `q${this.#pings}`);
    const replies = messages.map((message, at) => judge(message, this.#between(first + at), closed));
    this.#frames = [];
    return replies;
  }

  async #open(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    const headers = this.#cookie === undefined ? {} : { cookie: this.#cookie };
    const socket = new WebSocket(`${this.#address.replace('http', 'ws')}/socket`, {
      headers,
      perMessageDeflate: false,
    });
    socket.on('message', (data) => this.#frames.push(JSON.parse(data.toString()) as ServerMessage));
    socket.on('error', () => undefined);
    await once(socket, 'message');
    this.#frames = [];
    this.#socket = socket;
    return socket;
  }

  /** Waits for the last pong, or for the connection to close; then returns the close code. */
  #listen(socket: WebSocket, last: string): Promise<number | undefined> {
    return new Promise((resolve) => {
      const done = (code: number | undefined): void => {
        socket.off('message', look);
        socket.off('close', done);
        resolve(code);
      };
      const look = (): void => {
        if (this.#frames.some((frame) => frame.type === 'pong' && frame.id === last)) done(undefined);
      };
      socket.on('message', look);
      socket.on('close', done);
      if (socket.readyState === WebSocket.CLOSED) done(1006);
      look();
    });
  }

  /** The frames between the previous pong and that of ping `number`; all remaining ones if that never came. */
  #between(number: number): ServerMessage[] {
    const pong = (one: number): number =>
      this.#frames.findIndex((frame) => frame.type === 'pong' && frame.id === `q${one}`);
    const end = pong(number);
    return this.#frames.slice(pong(number - 1) + 1, end < 0 ? undefined : end);
  }
}

function judge(message: FuzzMessage, frames: readonly ServerMessage[], closed: number | undefined): FuzzReply {
  const [frame, more] = frames;
  if (more !== undefined) return { message, answer: `${frames.length} frames`, ok: false };
  if (frame === undefined) {
    const ok = closed !== undefined && FATAL.includes(message.kind);
    return { message, answer: closed === undefined ? 'nothing' : `closed ${closed}`, ok };
  }
  if (frame.type === 'refused') {
    const { code } = frame.refusal;
    return { message, answer: `refused ${code}`, ok: REFUSALS.includes(code) && !FATAL.includes(message.kind) };
  }
  // A retry of an accepted message is accepted again.
  const ok = frame.type === 'accepted' && frame.seq === message.seq;
  return { message, answer: frame.type, ok };
}
