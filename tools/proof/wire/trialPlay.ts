import { setTimeout as pause } from 'node:timers/promises';
import { branchRng, type Rng } from '@portolan/kernel';
import type { Store } from '@portolan/server';
import type { Known } from '@portolan/server/testing';
import { PATIENCE_MS } from './inTime.ts';
import { LongestGap } from './longestGap.ts';
import type { NodeProcess } from './nodeProcess.ts';
import { pick } from './pick.ts';
import { stayAtTable } from './residentPage.ts';
import { SeatedTable, type Wanted, type Witness } from './seatedTable.ts';
import type { StoreTime } from './storeTime.ts';
import { SPECTATORS, type TableReader } from './tableReader.ts';

const KINDS: readonly Wanted[] = [
  { game: 'specimen', people: 3, bots: 0 },
  { game: 'specimen', people: 2, bots: 2 },
  { game: 'francis-drake', people: 3, bots: 0 },
  { game: 'francis-drake', people: 2, bots: 1 },
  // Nobody needs a quarter of an hour for a game, but a server whose clock is an hour ahead would think they had.
  { game: 'specimen', people: 2, bots: 1, terms: { clock: { kind: 'live', bankSeconds: 900, incrementSeconds: 0 } } },
];
const READ_EVERY_MS = 60;
/** How long pages that have stayed open may take to come to the end once nothing is broken any more. */
const LAST_CALL_MS = 30_000;

export interface TrialPlayOptions {
  readonly rng: Rng;
  readonly store: Store;
  readonly time: StoreTime;
  readonly nodes: readonly NodeProcess[];
  readonly reader: TableReader;
  /** The latest thing that was done to the servers. */
  readonly fault: () => string;
  readonly onProblem: (problem: string) => void;
}

/** A table that is being set up, while a spectator waits for it to start. */
interface Seating {
  table: SeatedTable | undefined;
  /** Whether the server was lost meanwhile. */
  isLost: boolean;
  readonly watched: PromiseWithResolvers<void>;
}

/** Those who play and watch on the servers of a trial, whatever happens to the servers. */
export class TrialPlay {
  /** All that were ever played at. */
  readonly tables: SeatedTable[] = [];
  /** Of the acknowledgements at each table. */
  readonly gaps: LongestGap[] = [];
  #options: TrialPlayOptions;
  #running = new Set<SeatedTable>();
  #playing: Promise<unknown>[] = [];
  #over = new AbortController();
  /** Breaks off the connections of all players. */
  #lost = new AbortController();
  /** By table: what a spectator's page knew at the end that has been open all the time, from before the game started. */
  #residents = new Map<SeatedTable, Promise<Known | undefined>>();
  /** Those who have seen the end of their game. */
  #satisfied = new Set<Witness>();
  #leaveAt = Number.POSITIVE_INFINITY;

  constructor(options: TrialPlayOptions) {
    this.#options = options;
  }

  /** Returns when a table of every kind is being played at. */
  async start(): Promise<void> {
    for (const kind of KINDS) this.#playing.push(this.#keepPlaying(kind));
    while (this.#running.size < KINDS.length) await pause(20);
    this.#playing.push(this.#readAlong());
  }

  /** Those that are being played at. */
  get running(): ReadonlySet<SeatedTable> {
    return this.#running;
  }

  /** One that is being played at; between two games it waits for the next. */
  async anyRunning(): Promise<SeatedTable> {
    while (this.#running.size === 0) await pause(20);
    return this.#pick([...this.#running]);
  }

  /** All players lose their connections at the same moment, and come back at once. */
  disconnect(): void {
    this.#lost.abort();
    this.#lost = new AbortController();
  }

  /** Players leave, and pages that have stayed open come to the end. */
  async finish(): Promise<void> {
    this.#over.abort();
    this.#leaveAt = performance.now() + LAST_CALL_MS;
    await Promise.all([...this.#playing, ...this.#residents.values()]);
  }

  /** Everybody leaves. */
  stop(): void {
    this.#over.abort();
    this.#leaveAt = Number.NEGATIVE_INFINITY;
  }

  /** What was known at the end by the page that has been at a table all the time. */
  resident(table: SeatedTable): Promise<Known | undefined> | undefined {
    return this.#residents.get(table);
  }

  hasSeenEnd(witness: Witness): boolean {
    return this.#satisfied.has(witness);
  }

  #pick<T>(all: readonly T[]): T {
    return pick(this.#options.rng, all);
  }

  /** As a balancer chooses, which does not send people back at once to where they just found nobody. */
  #address(lost?: string): string | undefined {
    return this.#pick(this.#options.nodes.filter(({ address }) => address === undefined || address !== lost)).address;
  }

  /** Plays one table after the other, so that there is always something to lose. */
  async #keepPlaying(kind: Wanted): Promise<void> {
    const { reader } = this.#options;
    while (!this.#over.signal.aborted) {
      const table = await this.#seat(kind);
      if (table === undefined) {
        await pause(50);
        continue;
      }
      table.reading = ({ seat }) => reader.reading(table, `seat ${seat}`);
      this.tables.push(table);
      this.#running.add(table);
      await Promise.all(table.witnesses.map((witness) => this.#play(table, witness)));
      table.finished = table.witnesses.every((witness) => this.#satisfied.has(witness));
      this.#running.delete(table);
      reader.forget(table.id);
    }
  }

  #watchAlong(id: string, seating: Seating): Promise<Known | undefined> {
    const { store, reader, onProblem } = this.#options;
    return stayAtTable({
      table: id,
      address: (lost) => this.#address(lost),
      written: async () => {
        const row = await store.table(id).catch(() => undefined);
        if (row === undefined || row.status === 'gathering') return undefined;
        return { seq: row.seq, isOver: row.status !== 'running' };
      },
      isBrokenOff: () => performance.now() > this.#leaveAt || seating.isLost || this.#isBrokenOff(seating.table),
      onProblem,
      reading: () => {
        const read = seating.table === undefined ? undefined : reader.reading(seating.table, SPECTATORS);
        return (known) => {
          seating.watched.resolve();
          read?.(known);
        };
      },
    });
  }

  /** Players leave at the same moment, and only then is it known whether the game was over. */
  #isBrokenOff(table: SeatedTable | undefined): boolean {
    return table !== undefined && this.#over.signal.aborted && !this.#running.has(table) && !table.finished;
  }

  /** Undefined if the server was lost meanwhile. */
  async #seat(kind: Wanted): Promise<SeatedTable | undefined> {
    const address = this.#address();
    if (address === undefined) return undefined;
    const gap = new LongestGap();
    this.gaps.push(gap);
    const seating: Seating = { table: undefined, isLost: false, watched: Promise.withResolvers() };
    let resident: Promise<Known | undefined> | undefined;
    const listeners = {
      heard: () => gap.heard(),
      gathered: async (id: string) => {
        resident = this.#watchAlong(id, seating);
        await Promise.race([seating.watched.promise, pause(PATIENCE_MS)]);
      },
    };
    try {
      const table = await SeatedTable.open(address, kind, branchRng(this.#options.rng), listeners);
      seating.table = table;
      if (resident !== undefined) this.#residents.set(table, resident);
      return table;
    } catch {
      seating.isLost = true;
      return undefined;
    }
  }

  /** Each player goes from server to server, whatever happens to them. */
  async #play(table: SeatedTable, witness: Witness): Promise<void> {
    const { fault, onProblem } = this.#options;
    for (let address = this.#address(); !this.#over.signal.aborted; address = this.#address(address)) {
      try {
        const end = AbortSignal.any([this.#over.signal, this.#lost.signal]);
        const isOver = address !== undefined && (await table.playSeat(address, witness, end));
        if (isOver) {
          this.#satisfied.add(witness);
          return;
        }
      } catch (error) {
        const where = `table ${table.id} (${table.wanted.game}), seat ${witness.seat}`;
        onProblem(`${where}: ${String(error)}; ${await this.#behind(table, witness)}, after ${fault()}`);
      }
      await pause(50);
    }
  }

  /** Tells a page that was not told from a table at which nothing happened. */
  async #behind({ id }: SeatedTable, { known }: Witness): Promise<string> {
    const { store, time } = this.#options;
    const seen = known?.entries.length ?? 0;
    const missed = await store.entries(id, seen).catch(() => []);
    const [next] = missed;
    if (next === undefined) return `the page knew all ${seen} entries`;
    const age = (await store.time()) + time.leaptMs - next.at;
    return `the page knew ${seen} entries; there are ${missed.length} more, the first for ${Math.round(age / 1000)} s`;
  }

  async #readAlong(): Promise<void> {
    const { nodes, reader } = this.#options;
    while (!this.#over.signal.aborted) {
      await pause(READ_EVERY_MS);
      const [first, ...others] = this.#running;
      // Between two games.
      if (first !== undefined) await reader.readAlong(this.#pick(nodes), this.#pick([first, ...others]));
    }
  }
}
