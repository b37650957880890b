import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Gate } from './gate.ts';
import type { Tally } from './lightTable.ts';

/** Codes of Colyseus' protocol, the first byte of a frame. */
const JOIN_ROOM = 10;
const ROOM_DATA = 13;
/** A short text has its length in the same byte as this mark; so have the types of messages. */
const SHORT_TEXT = 0xa0;
/** MessagePack's mark of a number of two bytes. */
const TWO_BYTES = 0xcd;
const LARGE = 0x10000;
const MOVE = messageHead('move');
const ASKED = messageHead('asked');

export interface ColyseusTableOptions {
  readonly address: string;
  readonly game: string;
  readonly players: number;
  readonly tally: Tally;
  readonly gate: Gate;
}

/** What Colyseus answers to who wants to join. */
interface Reservation {
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
}

/**
 * Players in a room on Colyseus' server, each with a page. They use its protocol directly and parse as little as possible, as
 * those of the other servers do. A move is acknowledged when its mover sees it.
 */
export class ColyseusTable {
  #options: ColyseusTableOptions;
  #sockets: WebSocket[] = [];
  /** When the move was sent that a seat waits to see. */
  #sent = new Map<number, number>();

  private constructor(options: ColyseusTableOptions) {
    this.#options = options;
  }

  /** The room deals as soon as the last of them has joined, and again after each game. */
  static async open(options: ColyseusTableOptions): Promise<ColyseusTable> {
    const table = new ColyseusTable(options);
    let room: string | undefined;
    for (let seat = 0; seat < options.players; seat++) room = await table.#join(seat, room);
    return table;
  }

  stop(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  async #join(seat: number, room: string | undefined): Promise<string> {
    const { address, game } = this.#options;
    const request = room === undefined ? `create/${game}` : `joinById/${room}`;
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${address}/matchmake/${request}`, { method: 'POST', headers, body: '{}' });
    const { roomId, processId, sessionId } = (await response.json()) as Reservation;
    const path = `${processId}/${roomId}?sessionId=${sessionId}`;
    const socket = new WebSocket(`${address.replace('http', 'ws')}/${path}`, { perMessageDeflate: false });
    this.#sockets.push(socket);
    await once(socket, 'message');
    socket.on('message', (data) => this.#receive(seat, data as Buffer));
    // What the server has sent meanwhile waits for this.
    socket.send(Buffer.of(JOIN_ROOM));
    return roomId;
  }

  #receive(seat: number, frame: Buffer): void {
    const { tally } = this.#options;
    tally.bytes += frame.length;
    const at = this.#sent.get(seat);
    if (at !== undefined) {
      this.#sent.delete(seat);
      tally.acknowledged++;
      if (tally.timing) tally.waits.push(performance.now() - at);
    }
    if (frame.compare(ASKED, 0, ASKED.length, 0, ASKED.length) === 0) this.#play(seat);
  }

  #play(seat: number): void {
    this.#options.gate.pass(() => {
      this.#sent.set(seat, performance.now());
      const draw = Buffer.of(TWO_BYTES, 0, 0);
      draw.writeUInt16BE(Math.floor(Math.random() * LARGE), 1);
      this.#sockets[seat]?.send(Buffer.concat([MOVE, draw]));
    });
  }
}

function messageHead(type: string): Buffer {
  return Buffer.concat([Buffer.of(ROOM_DATA, SHORT_TEXT | type.length), Buffer.from(type)]);
}
