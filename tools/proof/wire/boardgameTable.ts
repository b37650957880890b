import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Gate } from './gate.ts';
import type { Tally } from './lightTable.ts';

const LARGE = 0x40000000;
const STATE_ID = Buffer.from('"_stateID":');
const OVER = Buffer.from('"gameover":');

export interface BoardgameTableOptions {
  readonly address: string;
  readonly game: string;
  readonly players: number;
  readonly tally: Tally;
  readonly gate: Gate;
  /** The prefix of its match names. */
  readonly name: string;
}

/**
 * Players of a match on boardgame.io's server, each with a page. They use its protocol directly and parse as little as
 * possible, because its own client would cost more than the server. A move is acknowledged when its mover sees it.
 */
export class BoardgameTable {
  #options: BoardgameTableOptions;
  #sockets: WebSocket[] = [];
  #matches = 0;
  #match = '';
  /** The seats that are told of moves in this match. */
  #synced = new Set<number>();
  #mover = 0;
  #state = 0;
  #sent = 0;

  private constructor(options: BoardgameTableOptions) {
    this.#options = options;
  }

  static async open(options: BoardgameTableOptions): Promise<BoardgameTable> {
    const table = new BoardgameTable(options);
    const space = `/${options.game},`;
    for (let seat = 0; seat < options.players; seat++) {
      const address = `${options.address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
      const socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true });
      table.#sockets.push(socket);
      await once(socket, 'message');
      socket.send(`40${space}`);
      await once(socket, 'message');
      socket.on('message', (data) => table.#receive(seat, data as Buffer));
    }
    return table;
  }

  begin(): void {
    this.#match = `${this.#options.name}-${++this.#matches}`;
    this.#synced.clear();
    this.#mover = 0;
    this.#state = 0;
    for (const seat of this.#sockets.keys())
      this.#say(seat, ['sync', this.#match, `${seat}`, null, this.#options.players]);
  }

  stop(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  #say(seat: number, args: readonly unknown[]): void {
    this.#sockets[seat]?.send(`42/${this.#options.game},${JSON.stringify(args)}`);
  }

  #receive(seat: number, frame: Buffer): void {
    this.#options.tally.bytes += frame.length;
    // Answers its heartbeat.
    if (frame.length === 1) this.#sockets[seat]?.send('3');
    const head = frame.toString('latin1', 0, 80);
    // Ignores late frames of the previous match.
    if (!head.includes(`"${this.#match}"`)) return;
    if (head.includes('["sync"')) this.#sync(seat);
    else if (head.includes('["update"') && seat === this.#mover && this.#isNext(frame)) this.#acknowledged(frame);
  }

  /** The seats are synced in any order, and a move before the last of them would pass unnoticed. */
  #sync(seat: number): void {
    this.#synced.add(seat);
    if (this.#synced.size === this.#sockets.length) this.#play();
  }

  #isNext(frame: Buffer): boolean {
    const at = frame.indexOf(STATE_ID) + STATE_ID.length;
    return Number.parseInt(frame.toString('latin1', at, at + 10), 10) > this.#state;
  }

  #acknowledged(frame: Buffer): void {
    const { tally } = this.#options;
    tally.acknowledged++;
    if (tally.timing) tally.waits.push(performance.now() - this.#sent);
    this.#state++;
    this.#mover = (this.#mover + 1) % this.#sockets.length;
    if (frame.includes(OVER)) this.begin();
    else this.#play();
  }

  #play(): void {
    const match = this.#match;
    this.#options.gate.pass(() => {
      if (match !== this.#match) return;
      this.#sent = performance.now();
      const playerID = `${this.#mover}`;
      const payload = { type: 'pick', args: [Math.floor(Math.random() * LARGE)], playerID };
      this.#say(this.#mover, ['update', { type: 'MAKE_MOVE', payload }, this.#state, match, playerID]);
    });
  }
}
