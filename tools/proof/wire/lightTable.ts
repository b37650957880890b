import { setTimeout as pause } from 'node:timers/promises';
import { InvariantError } from '@portolan/kernel';
import type { TableTerms } from '@portolan/protocol';
import { Visitor } from '@portolan/server/testing';
import type { Gate } from './gate.ts';
import { type LightPage, openLightPage } from './lightPage.ts';

/** Counters of the tables being played. */
export interface Tally {
  acknowledged: number;
  refused: number;
  /** The first few of them, as they were told. */
  readonly refusals: string[];
  /** Games for which no table was ready. */
  unprepared: number;
  /** Connections that were lost, and tables that could not be created at once. */
  lost: number;
  /** Sent to all pages. */
  bytes: number;
  /** Milliseconds from sending a move to its acknowledgement; recorded while `timing`. */
  readonly waits: number[];
  timing: boolean;
}

const REFUSALS_KEPT = 5;
/** Before what has failed is tried again. */
const AGAIN_MS = 300;

interface SentMove {
  readonly type: 'move';
  readonly id: string;
  readonly table: string;
  readonly seq: number;
  readonly text: string;
  readonly final: true;
}

export function newTally(): Tally {
  return { acknowledged: 0, refused: 0, refusals: [], unprepared: 0, lost: 0, bytes: 0, waits: [], timing: false };
}

export interface LightTableOptions {
  readonly tally: Tally;
  readonly gate: Gate;
  readonly terms?: TableTerms;
  /** Called with each player before they sit down. */
  readonly arrive?: (visitor: Visitor) => Promise<void>;
}

/** Four players at a table, each with a page; when a game is over, the next one begins. */
export class LightTable {
  #visitors: readonly Visitor[];
  #pages: LightPage[] = [];
  #tally: Tally;
  #gate: Gate;
  #game: string;
  #terms: TableTerms;
  #id = '';
  #ready: string[] = [];
  #sent = new Map<string, number>();
  /** By seat: its latest move, which may still wait at the gate. */
  #moves: SentMove[] = [];
  #ids = 0;
  /** The latest game that was seen to be over. */
  #over = '';
  #stopped = false;
  /** When its latest move was acknowledged. */
  movedAt = Number.NEGATIVE_INFINITY;

  private constructor(visitors: readonly Visitor[], game: string, { tally, gate, terms = {} }: LightTableOptions) {
    this.#visitors = visitors;
    this.#game = game;
    this.#terms = terms;
    this.#tally = tally;
    this.#gate = gate;
  }

  /** With several servers, the players are spread over them. */
  static async open(addresses: readonly string[], game: string, options: LightTableOptions): Promise<LightTable> {
    const { arrive } = options;
    const addressOf = (seat: number): string => addresses[seat % addresses.length] ?? '';
    const visitors = await Promise.all(
      ['Ann', 'Bob', 'Cat', 'Dan'].map((name, seat) => Visitor.guest(addressOf(seat), name)),
    );
    if (arrive !== undefined) await Promise.all(visitors.map(arrive));
    const table = new LightTable(visitors, game, options);
    for (const seat of visitors.keys()) await table.#connect(seat);
    return table;
  }

  async #connect(seat: number): Promise<void> {
    const { address = '', cookie = '' } = this.#visitors[seat] ?? {};
    const page = await openLightPage(address, cookie, {
      asked: (seq, move) => this.#answer(seat, seq, move),
      received: (bytes) => {
        this.#tally.bytes += bytes;
      },
      accepted: (id) => this.#acknowledged(id),
      refused: (text) => {
        this.#tally.refused++;
        if (this.#tally.refusals.length < REFUSALS_KEPT) this.#tally.refusals.push(text);
      },
      // All four are told; one of them starts the next game.
      over: () => (seat === 0 ? void this.#playOn() : undefined),
      lost: () => void this.#reconnect(seat),
    });
    this.#pages[seat] = page;
    if (this.#stopped) page.close();
  }

  /** A server under load may end connections. As any page does, this one connects anew, and is then asked again. */
  async #reconnect(seat: number): Promise<void> {
    await this.#untilDone(async () => {
      this.#tally.lost++;
      await this.#connect(seat);
    });
    this.#pages[seat]?.send(JSON.stringify({ type: 'watch', table: this.#id, steps: true }));
  }

  async #playOn(): Promise<void> {
    // Whoever connects anew is told again.
    if (this.#over === this.#id) return;
    this.#over = this.#id;
    let failures = 0;
    await this.#untilDone(async () => {
      if (failures++ > 0) this.#tally.lost++;
      await this.begin();
    });
  }

  async #untilDone(work: () => Promise<void>): Promise<void> {
    while (!this.#stopped) {
      try {
        await work();
        return;
      } catch {
        // A check that has failed, and stopped nobody, can still end.
        await pause(AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  /** Pages without a seat, which are shown everything as well. */
  async admit(spectators: number): Promise<void> {
    const [host] = this.#visitors;
    const nothing = (): void => undefined;
    for (let i = 0; i < spectators; i++)
      this.#pages.push(
        await openLightPage(host?.address ?? '', '', {
          asked: nothing,
          accepted: nothing,
          refused: nothing,
          over: nothing,
        }),
      );
  }

  /** Creates the tables for the next games in advance, so that this is not measured with the moves. */
  async prepare(games: number): Promise<void> {
    for (let i = 0; i < games; i++) this.#ready.push(await this.#makeTable());
  }

  async begin(): Promise<void> {
    const id = this.#ready.shift() ?? (await this.#makeUnprepared());
    if (this.#id !== '') this.#say({ type: 'unwatch', table: this.#id });
    this.#id = id;
    this.#say({ type: 'watch', table: id, steps: true });
  }

  #makeUnprepared(): Promise<string> {
    this.#tally.unprepared++;
    return this.#makeTable();
  }

  async #makeTable(): Promise<string> {
    const [host, ...others] = this.#visitors;
    if (host === undefined) throw new InvariantError('a table needs a player');
    const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))];
    const [game, terms] = [this.#game, this.#terms];
    const { id } = await host.table('/tables', { game, visibility: 'unlisted', seats, terms });
    for (const [at, visitor] of others.entries()) await visitor.table(`/tables/${id}/sit`, { seat: at + 1 });
    await host.table(`/tables/${id}/start`);
    return id;
  }

  stop(): void {
    this.#stopped = true;
    for (const page of this.#pages) page.close();
  }

  #say(message: object): void {
    for (const page of this.#pages) page.send(JSON.stringify(message));
  }

  #answer(seat: number, seq: number, text: string): void {
    const table = this.#id;
    const known = this.#moves[seat];
    if (known?.table === table && known.seq === seq) {
      // The page has connected anew. Under the same id, because the move may have arrived.
      if (this.#sent.has(known.id)) this.#pages[seat]?.send(JSON.stringify(known));
      return;
    }
    const move: SentMove = { type: 'move', id: `m${++this.#ids}`, table, seq, text, final: true };
    this.#moves[seat] = move;
    this.#gate.pass(() => {
      if (this.#stopped) return;
      this.#sent.set(move.id, performance.now());
      this.#pages[seat]?.send(JSON.stringify(move));
    });
  }

  #acknowledged(id: string): void {
    const at = this.#sent.get(id);
    this.#sent.delete(id);
    this.#tally.acknowledged++;
    this.movedAt = performance.now();
    if (at !== undefined && this.#tally.timing) this.#tally.waits.push(performance.now() - at);
  }
}
