import { once } from 'node:events';
import { REFUSALS, type ServerMessage } from '@portolan/protocol';
import { WebSocket } from 'ws';
import { FATAL, type Shot } from './fuzzer.ts';

/** How a shot was answered: `refused stale`, `closed 1009`, or what must not be. */
export interface Hit {
  readonly shot: Shot;
  readonly answer: string;
  readonly ok: boolean;
}

/** Fires messages at a server and listens to each answer; comes back when it is thrown out. */
export class Gun {
  #address: string;
  #cookie: string | undefined;
  #socket: WebSocket | undefined;
  #frames: ServerMessage[] = [];
  #pings = 0;

  constructor(address: string, cookie: string | undefined) {
    this.#address = address;
    this.#cookie = cookie;
  }

  /** Each shot is followed by a ping: what comes before its echo is the answer. What ends the line is fired alone. */
  async fire(shots: readonly Shot[]): Promise<Hit[]> {
    const mild = shots.filter(({ kind }) => !FATAL.includes(kind));
    const hits = mild.length === 0 ? [] : await this.#volley(mild);
    for (const shot of shots) if (FATAL.includes(shot.kind)) hits.push(...(await this.#volley([shot])));
    return hits;
  }

  close(): void {
    this.#socket?.terminate();
  }

  async #volley(shots: readonly Shot[]): Promise<Hit[]> {
    const socket = await this.#open();
    const first = this.#pings + 1;
    for (const { data, kind } of shots) {
      socket.send(data, { binary: kind === 'binary' });
      socket.send(JSON.stringify({ type: 'ping', id: `q${++this.#pings}` }));
    }
    const closed = await this.#listen(socket, `q${this.#pings}`);
    const hits = shots.map((shot, at) => judge(shot, this.#between(first + at), closed));
    this.#frames = [];
    return hits;
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

  /** Until the last echo came, or the line was closed: with which code. */
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

  /** What came between the echo before and the echo of ping `number`; all the rest when that never came. */
  #between(number: number): ServerMessage[] {
    const echo = (one: number): number =>
      this.#frames.findIndex((frame) => frame.type === 'pong' && frame.id === `q${one}`);
    const end = echo(number);
    return this.#frames.slice(echo(number - 1) + 1, end < 0 ? undefined : end);
  }
}

function judge(shot: Shot, frames: readonly ServerMessage[], closed: number | undefined): Hit {
  const [frame, more] = frames;
  if (more !== undefined) return { shot, answer: `${frames.length} frames`, ok: false };
  if (frame === undefined) {
    const ok = closed !== undefined && FATAL.includes(shot.kind);
    return { shot, answer: closed === undefined ? 'nothing' : `closed ${closed}`, ok };
  }
  if (frame.type === 'refused') {
    const { code } = frame.refusal;
    return { shot, answer: `refused ${code}`, ok: REFUSALS.includes(code) && !FATAL.includes(shot.kind) };
  }
  // A message that was accepted before may be accepted again: it is the same one.
  const ok = frame.type === 'accepted' && frame.seq === shot.seq;
  return { shot, answer: frame.type, ok };
}
