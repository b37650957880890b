import { once } from 'node:events';
import type { ClientMessage } from '@portolan/protocol';
import { WebSocket } from 'ws';
import type { Field } from './attack.ts';

const REFUSED = Buffer.from('{"type":"refused"');
const ACCEPTED = Buffer.from('{"type":"accepted"');
const NEWS = Buffer.from('{"type":"news"');

/** A connection that reads what it is sent and counts it. */
export class PageClient {
  readonly socket: WebSocket;
  /** Called with every frame. */
  onFrame: (frame: Buffer) => void = () => undefined;
  #field: Field;

  private constructor(field: Field, socket: WebSocket) {
    this.socket = socket;
    this.#field = field;
    socket.on('message', (data) => this.#count(data as Buffer));
  }

  static async open(field: Field, attacker: number, cookie?: string, origin?: string): Promise<PageClient> {
    const { host, port, from, opened, tally } = field;
    const socket = new WebSocket(`ws://${host}:${port}/socket`, {
      localAddress: from(attacker),
      perMessageDeflate: false,
      headers: { ...(cookie === undefined ? {} : { cookie }), ...(origin === undefined ? {} : { origin }) },
    });
    const handle = { destroy: () => socket.terminate() };
    opened.add(handle);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      opened.delete(handle);
      tally.cut++;
    });
    const page = new PageClient(field, socket);
    // Rejects if the server does not accept the connection.
    await once(socket, 'open');
    return page;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(message: ClientMessage): void {
    if (!this.isOpen) return;
    this.#field.tally.sent++;
    this.socket.send(JSON.stringify(message));
  }

  #count(frame: Buffer): void {
    const { tally } = this.#field;
    if (starts(frame, REFUSED)) tally.refused++;
    else if (starts(frame, ACCEPTED) || starts(frame, NEWS)) tally.accepted++;
    this.onFrame(frame);
  }
}

function starts(frame: Buffer, word: Buffer): boolean {
  return frame.subarray(0, word.length).equals(word);
}
