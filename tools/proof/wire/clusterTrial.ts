import { renameSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { below, branchRng, type Rng } from '@portolan/kernel';
import { openPostgresStore, type Store } from '@portolan/server';
import {
  ConnectionLost,
  type Known,
  openWriterLog,
  type Page,
  type TestPostgres,
  type TestRedis,
  Visitor,
  type WriterLog,
} from '@portolan/server/testing';
import { BotWorkerProcess } from './botWorker.ts';
import { type HistoryLine, readHistory } from './history.ts';
import { inTime, PATIENCE_MS } from './inTime.ts';
import { LinksProcess } from './linksProcess.ts';
import { LongestGap } from './longestGap.ts';
import { NodeProcess } from './nodeProcess.ts';
import { ownerProblems, unanswered } from './oneOwner.ts';
import { ReadCheck } from './readCheck.ts';
import { stayAtTable } from './residentPage.ts';
import { SeatedTable, type Wanted, type Witness } from './seatedTable.ts';
import { unlikeEnds } from './unlikeEnds.ts';
import { inspectTables, verifyWitness } from './verifyPromises.ts';

const KINDS: readonly Wanted[] = [
  { game: 'specimen', people: 3, bots: 0 },
  { game: 'specimen', people: 2, bots: 2 },
  { game: 'francis-drake', people: 3, bots: 0 },
  { game: 'francis-drake', people: 2, bots: 1 },
  // Nobody needs a quarter of an hour for a game, but a server whose clock is an hour ahead would think they had.
  { game: 'specimen', people: 2, bots: 1, terms: { clock: { kind: 'live', bankSeconds: 900, incrementSeconds: 0 } } },
];
const SPECTATORS = 'spectators';
const READ_EVERY_MS = 60;
/** A table at which nothing has happened for so long after a fault stands still for ever. */
const STANDSTILL_MS = 20_000;
/** A table whose bots have been silent for this long is waiting for its players. */
const SETTLED_MS = 400;
/** How long a server in order may take to show a table. */
const ANSWER_MS = 15_000;
/** How long pages that have stayed open may take to come to the end once nothing is broken any more. */
const LAST_CALL_MS = 30_000;
/** A busy machine may be late to ask, and to tell. */
const MOST_OFF_MS = 60_000;

export interface TrialOptions {
  readonly postgres: TestPostgres;
  readonly redis: TestRedis;
  readonly history: string;
  readonly leap: string;
  readonly rng: Rng;
}

/** How long a table stood still because of a fault of its server. */
export interface Takeover {
  readonly fault: string;
  readonly ms: number;
}

interface TrialParts {
  readonly store: Store;
  readonly writers: WriterLog;
  readonly links: LinksProcess;
  readonly nodes: readonly NodeProcess[];
  readonly botWorker: BotWorkerProcess;
  /** Servers that ended although they should not have. */
  readonly ended: string[];
}

/** A table that is being set up, while a spectator waits for it to start. */
interface Seating {
  table: SeatedTable | undefined;
  /** Whether the server was lost meanwhile. */
  isLost: boolean;
  readonly watched: PromiseWithResolvers<void>;
}

/** Several servers on which people play and read whatever happens to the servers, and what they were promised. */
export class ClusterTrial {
  readonly options: TrialOptions;
  readonly problems: string[];
  readonly takeovers: Takeover[] = [];
  /** The latest thing that was done to the servers; problems name it. */
  fault = 'nothing';
  /** All entries; those whose writers were never told that they are written; and questions that bots were asked again. */
  written = { all: 0, unanswered: 0, askedTwice: 0 };
  /** Of the acknowledgements at each table. */
  readonly gaps: LongestGap[] = [];
  readonly nodes: readonly NodeProcess[];
  readonly botWorker: BotWorkerProcess;
  #store: Store;
  #writers: WriterLog;
  #links: LinksProcess;
  /** All that were ever played at. */
  #tables: SeatedTable[] = [];
  #running = new Set<SeatedTable>();
  #playing: Promise<unknown>[] = [];
  #over = new AbortController();
  /** Breaks off the connections of all players. */
  #lost = new AbortController();
  #leaptMs = 0;
  #readCheck = new ReadCheck();
  /** By table: what a spectator's page knew at the end that has been open all the time, from before the game started. */
  #residents = new Map<SeatedTable, Promise<Known | undefined>>();
  /** Those who have seen the end of their game. */
  #satisfied = new Set<Witness>();
  #leaveAt = Number.POSITIVE_INFINITY;

  private constructor(options: TrialOptions, { store, writers, links, nodes, botWorker, ended }: TrialParts) {
    this.options = options;
    this.problems = ended;
    this.#store = store;
    this.#writers = writers;
    this.#links = links;
    this.nodes = nodes;
    this.botWorker = botWorker;
  }

  static async open(options: TrialOptions, size: number): Promise<ClusterTrial> {
    const database = await options.postgres.newDatabase();
    const store = await openPostgresStore(database);
    const writers = await openWriterLog(database);
    const ended: string[] = [];
    const { url: redis } = options.redis;
    const links = await LinksProcess.open();
    const nodes = await Promise.all(
      Array.from({ length: size }, (_, at) =>
        NodeProcess.open({
          ...{ name: `n${at + 1}`, database, redis, links, history: options.history, leap: options.leap },
          onEnd: (name) => ended.push(`server ${name} ended by itself`),
        }),
      ),
    );
    const botWorker = await BotWorkerProcess.open(redis, options.history);
    const trial = new ClusterTrial(options, { store, writers, links, nodes, botWorker, ended });
    for (const kind of KINDS) trial.#playing.push(trial.#keepPlaying(kind));
    while (trial.#running.size < KINDS.length) await pause(20);
    trial.#playing.push(trial.#readAlong());
    return trial;
  }

  /** Those that are being played at. */
  get running(): readonly SeatedTable[] {
    return [...this.#running];
  }

  /** One that is being played at; between two games it waits for the next. */
  async anyRunning(): Promise<SeatedTable> {
    while (this.#running.size === 0) await pause(20);
    return this.pick(this.running);
  }

  get tables(): number {
    return this.#tables.length;
  }

  get acknowledged(): number {
    return this.#sum(({ acknowledged }) => acknowledged.size);
  }

  /** Those of the acknowledged messages that were moves of a game. */
  get moves(): number {
    return this.#sum(({ acknowledged }) => [...acknowledged.values()].filter(({ type }) => type === 'move').length);
  }

  get refused(): number {
    return this.#sum(({ refused }) => refused.size);
  }

  #sum(of: (one: Witness) => number): number {
    return this.#tables.flatMap(({ witnesses }) => witnesses).reduce((sum, one) => sum + of(one), 0);
  }

  get reads(): number {
    return this.#readCheck.reads;
  }

  /** Heals everything and looks for what is not as it was promised. */
  async finish(): Promise<void> {
    await this.goOn();
    this.#over.abort();
    this.#leaveAt = performance.now() + LAST_CALL_MS;
    await Promise.all([...this.#playing, ...this.#residents.values()]);
    await Promise.all(this.#tables.map(({ id }) => this.#settled(id)));
    for (const table of this.#tables) {
      for (const [at, node] of this.nodes.entries()) {
        const witness = table.witnesses[at % table.witnesses.length];
        if (node.address === undefined || witness === undefined) continue;
        this.problems.push(...(await verifyWitness(node.address, table, witness)));
      }
      this.problems.push(...(await this.#unlikeEnds(table)));
    }
    this.problems.push(...(await inspectTables(this.#store, this.#tables)), ...(await this.#ownerProblems()));
  }

  async #ownerProblems(): Promise<string[]> {
    const lengths = new Map<string, number>();
    for (const { id } of this.#tables) lengths.set(id, await this.#length(id));
    const history = readHistory(this.options.history);
    const told = history.filter((line) => line.kind === 'written');
    const asked = history.filter((line) => line.kind === 'asked').map(({ question }) => question);
    const records = { told, lengths, writers: await this.#writers.all() };
    this.written = {
      all: [...lengths.values()].reduce((sum, length) => sum + length, 0),
      unanswered: unanswered(records),
      askedTwice: asked.length - new Set(asked).size,
    };
    return ownerProblems(records);
  }

  /** What all servers must agree on at the end. They are asked in turn, and a bot may still play meanwhile. */
  async #unlikeEnds(table: SeatedTable): Promise<readonly string[]> {
    for (;;) {
      const before = await this.#length(table.id);
      const unlike = await this.#compareEnds(table);
      if (unlike.length === 0 || (await this.#length(table.id)) === before) return unlike;
    }
  }

  /** If the game is over, so is what the pages saw that were there all the time. */
  async #compareEnds(table: SeatedTable): Promise<readonly string[]> {
    const { id, witnesses, finished } = table;
    const resident = await this.#residents.get(table);
    const viewers = [
      { who: SPECTATORS, cookie: undefined, stayed: finished ? [resident] : [] },
      ...witnesses.map((witness) => ({
        who: `seat ${witness.seat}`,
        cookie: witness.visitor.cookie,
        stayed: this.#satisfied.has(witness) ? [witness.known] : [],
      })),
    ];
    const compared = viewers.map(async ({ who, cookie, stayed }) => {
      const shown = await Promise.all(this.nodes.map((node) => this.#readForSure(node, id, cookie)));
      return unlikeEnds(`table ${id}, ${who}`, { shown, stayed });
    });
    return (await Promise.all(compared)).flat();
  }

  async #length(table: string): Promise<number> {
    return (await this.#store.table(table))?.seq ?? 0;
  }

  /** Nothing is broken any more, so that a server has to answer, if not at once. */
  async #readForSure(node: NodeProcess, table: string, cookie: string | undefined): Promise<Known | undefined> {
    for (const until = performance.now() + ANSWER_MS; performance.now() < until; await pause(200)) {
      const known = await this.readAt(node, table, cookie);
      if (known !== undefined) return known;
    }
    return undefined;
  }

  async close(): Promise<void> {
    this.#over.abort();
    this.#leaveAt = Number.NEGATIVE_INFINITY;
    await Promise.all([this.botWorker.kill(), ...this.nodes.map((node) => node.close())]);
    await this.#links.close();
    await this.#writers.close();
    await this.#store.close();
  }

  pick<T>(all: readonly T[]): T {
    const one = all[below(this.options.rng, all.length)];
    if (one === undefined) throw new Error('there is nothing to pick');
    return one;
  }

  /** As a balancer chooses, which does not send people back at once to where they just found nobody. */
  #address(lost?: string): string | undefined {
    return this.pick(this.nodes.filter(({ address }) => address === undefined || address !== lost)).address;
  }

  /** Plays one table after the other, so that there is always something to lose. */
  async #keepPlaying(kind: Wanted): Promise<void> {
    while (!this.#over.signal.aborted) {
      const table = await this.#seat(kind);
      if (table === undefined) {
        await pause(50);
        continue;
      }
      table.reading = ({ seat }) => this.#reading(table, `seat ${seat}`);
      this.#tables.push(table);
      this.#running.add(table);
      await Promise.all(table.witnesses.map((witness) => this.#play(table, witness)));
      table.finished = table.witnesses.every((witness) => this.#satisfied.has(witness));
      this.#running.delete(table);
      this.#readCheck.forget(table.id);
    }
  }

  #watchAlong(id: string, seating: Seating): Promise<Known | undefined> {
    return stayAtTable({
      table: id,
      address: (lost) => this.#address(lost),
      written: async () => {
        const row = await this.#store.table(id).catch(() => undefined);
        if (row === undefined || row.status === 'gathering') return undefined;
        return { seq: row.seq, isOver: row.status !== 'running' };
      },
      isBrokenOff: () => performance.now() > this.#leaveAt || seating.isLost || this.#isBrokenOff(seating.table),
      onProblem: (problem) => this.problems.push(problem),
      reading: () => {
        const read = seating.table === undefined ? undefined : this.#reading(seating.table, SPECTATORS);
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

  /** Somebody is about to ask for a table; call the result with what they are shown. */
  #reading(table: SeatedTable, viewer: string): (known: Known) => void {
    const told = this.#told(table);
    return (known) => this.problems.push(...this.#readCheck.check({ table: table.id, viewer, told, known }));
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
      const table = await SeatedTable.open(address, kind, branchRng(this.options.rng), listeners);
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
        this.problems.push(`${where}: ${String(error)}; ${await this.#behind(table, witness)}, after ${this.fault}`);
      }
      await pause(50);
    }
  }

  /** Tells a page that was not told from a table at which nothing happened. */
  async #behind({ id }: SeatedTable, { known }: Witness): Promise<string> {
    const seen = known?.entries.length ?? 0;
    const missed = await this.#store.entries(id, seen).catch(() => []);
    const [next] = missed;
    if (next === undefined) return `the page knew all ${seen} entries`;
    const age = (await this.#store.time()) + this.#leaptMs - next.at;
    return `the page knew ${seen} entries; there are ${missed.length} more, the first for ${Math.round(age / 1000)} s`;
  }

  #told(table: SeatedTable): number {
    return Math.max(0, ...table.witnesses.flatMap(({ acknowledged }) => [...acknowledged.keys()]));
  }

  async #readAlong(): Promise<void> {
    while (!this.#over.signal.aborted) {
      await pause(READ_EVERY_MS);
      const [first, ...others] = this.#running;
      // Between two games.
      if (first !== undefined) await this.readAlong(this.pick(this.nodes), this.pick([first, ...others]));
    }
  }

  /** Somebody comes and looks. Returns whether they were shown the table. */
  async readAlong(node: NodeProcess, table: SeatedTable): Promise<boolean> {
    const read = this.#reading(table, SPECTATORS);
    const known = await this.readAt(node, table.id);
    if (known === undefined) return false;
    read(known);
    return true;
  }

  /** Undefined if there is no connection, or no answer on it. Whatever else is wrong is a problem. */
  async readAt({ address }: NodeProcess, table: string, cookie?: string): Promise<Known | undefined> {
    if (address === undefined) return undefined;
    let page: Page | undefined;
    try {
      page = await new Visitor(address, cookie).page({ keep: false, patienceMs: PATIENCE_MS });
      const known = await inTime(page, page.watch(table));
      return { ...known, entries: [...known.entries] };
    } catch (error) {
      if (!(error instanceof ConnectionLost))
        this.problems.push(`table ${table}, a page that reads it: ${String(error)}`);
      return undefined;
    } finally {
      page?.terminate();
    }
  }

  /** All players lose their connections at the same moment, and come back at once. */
  disconnectPlayers(): void {
    this.#lost.abort();
    this.#lost = new AbortController();
  }

  /** The time of the store is so much later from now on, for all servers: the machine of the database stood still. */
  leap(ms: number): void {
    this.#leaptMs += ms;
    const fresh = `${this.options.leap}.new`;
    writeFileSync(fresh, `${this.#leaptMs}`);
    renameSync(fresh, this.options.leap);
  }

  get hasLeapt(): boolean {
    return this.#leaptMs > 0;
  }

  /** How much of something the servers have written down during some work. */
  async countDuring(work: () => Promise<void>, is: (line: HistoryLine) => boolean): Promise<number> {
    const { history } = this.options;
    const from = statSync(history).size;
    await work();
    return readHistory(history, from).filter(is).length;
  }

  /** Whether a server follows the time of the store, as soon as it looks at it again. */
  async followsTime(): Promise<boolean> {
    for (const until = performance.now() + ANSWER_MS; performance.now() < until; await pause(200)) {
      const told = await this.#timeAt(this.pick(this.nodes));
      if (told !== undefined && Math.abs(told - Date.now() - this.#leaptMs) < MOST_OFF_MS) return true;
    }
    return false;
  }

  /** Whatever the clock of its machine says, a server has to go by the time of the store. */
  async checkTime(node: NodeProcess): Promise<void> {
    const asked = Date.now() + this.#leaptMs;
    const told = await this.#timeAt(node);
    if (told !== undefined && Math.abs(told - asked) > MOST_OFF_MS)
      this.problems.push(
        `server ${node.name} took its time from elsewhere: ${Math.round((told - asked) / 1000)} s off`,
      );
  }

  /** What it tells pages; undefined if it does not answer. */
  async #timeAt({ address }: NodeProcess): Promise<number | undefined> {
    if (address === undefined) return undefined;
    const page = await new Visitor(address).page({ keep: false, patienceMs: PATIENCE_MS }).catch(() => undefined);
    if (page === undefined) return undefined;
    const pong = await inTime(page, page.ask({ type: 'ping' })).catch(() => undefined);
    page.terminate();
    return pong?.type === 'pong' ? pong.now : undefined;
  }

  /**
   * Waits until the tables that a server owned go on at other ones, and notes how long that took. What the lost one wrote at
   * the last moment does not count, and a table whose last entry that was needs nobody any more.
   */
  async takenOver(node: NodeProcess, fault: string): Promise<void> {
    const since = performance.now();
    const owned: string[] = [];
    for (const { id } of this.#running) {
      const lease = await this.#store.lease(id);
      if (lease !== undefined && node.owns(lease.node)) owned.push(id);
    }
    await this.#moveOn(owned, async (id, before) => {
      const writers = await this.#writers.of(id, before);
      if (writers.some(({ lease }) => lease !== undefined && !node.owns(lease.node))) {
        this.takeovers.push({ fault, ms: performance.now() - since });
        return true;
      }
      return (await this.#store.table(id))?.status === 'finished';
    });
  }

  /** Waits until something has happened at every table. */
  goOn(): Promise<void> {
    const running = [...this.#running].map(({ id }) => id);
    return this.#moveOn(running, async (id, before) => {
      const row = await this.#store.table(id);
      return row !== undefined && (row.seq > before || row.status === 'finished');
    });
  }

  async #moveOn(
    tables: readonly string[],
    hasMoved: (table: string, before: number) => Promise<boolean>,
  ): Promise<void> {
    await Promise.all(
      tables.map(async (id) => {
        const before = await this.#length(id);
        for (const until = performance.now() + STANDSTILL_MS; performance.now() < until; await pause(20))
          if (await hasMoved(id, before).catch(() => false)) return;
        this.problems.push(`table ${id} stands still after ${this.fault}`);
      }),
    );
  }

  /** Bots may still be at it. */
  async #settled(table: string): Promise<void> {
    for (let seq = -1; ; ) {
      const row = await this.#store.table(table);
      if (row?.status !== 'running' || row.seq === seq) return;
      ({ seq } = row);
      await pause(SETTLED_MS);
    }
  }
}
