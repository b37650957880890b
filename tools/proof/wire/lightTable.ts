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
  /** Sent to all pages. */
  bytes: number;
  /** Milliseconds from sending a move to its acknowledgement; recorded while `timing`. */
  readonly waits: number[];
  timing: boolean;
}

const REFUSALS_KEPT = 5;

export function newTally(): Tally {
  return { acknowledged: 0, refused: 0, refusals: [], unprepared: 0, bytes: 0, waits: [], timing: false };
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
  #ids = 0;
  #stopped = false;

  private constructor(visitors: readonly Visitor[], game: string, { tally, gate, terms = {} }: LightTableOptions) {
    this.#visitors = visitors;
    this.#game = game;
    this.#terms = terms;
    this.#tally = tally;
    this.#gate = gate;
  }

  /** With several servers, the players are spread over them. */
  static async open(addresses: readonly string[], game: string, options: LightTableOptions): Promise<LightTable> {
    const { tally, arrive } = options;
    const addressOf = (seat: number): string => addresses[seat % addresses.length] ?? '';
    const visitors = await Promise.all(
      ['Ann', 'Bob', 'Cat', 'Dan'].map((name, seat) => Visitor.guest(addressOf(seat), name)),
    );
    if (arrive !== undefined) await Promise.all(visitors.map(arrive));
    const table = new LightTable(visitors, game, options);
    for (const [seat, visitor] of visitors.entries()) {
      table.#pages.push(
        await openLightPage(visitor.address, visitor.cookie ?? '', {
          asked: (seq, move) => table.#answer(seat, seq, move),
          received: (bytes) => {
            tally.bytes += bytes;
          },
          accepted: (id) => table.#acknowledged(id),
          refused: (text) => {
            tally.refused++;
            if (tally.refusals.length < REFUSALS_KEPT) tally.refusals.push(text);
          },
          // All four are told; one of them starts the next game.
          over: () => (seat === 0 && !table.#stopped ? void table.begin().catch(() => undefined) : undefined),
        }),
      );
    }
    return table;
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
    this.#gate.pass(() => {
      if (this.#stopped) return;
      const id = `m${++this.#ids}`;
      this.#sent.set(id, performance.now());
      this.#pages[seat]?.send(JSON.stringify({ type: 'move', id, table, seq, text, final: true }));
    });
  }

  #acknowledged(id: string): void {
    const at = this.#sent.get(id);
    this.#sent.delete(id);
    this.#tally.acknowledged++;
    if (at !== undefined && this.#tally.timing) this.#tally.waits.push(performance.now() - at);
  }
}
