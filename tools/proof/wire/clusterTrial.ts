import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { below, branchRng, type Rng } from '@portolan/kernel';
import { openPostgresStore, type Store } from '@portolan/server';
import { type Known, type TestPostgres, type TestRedis, Visitor } from '@portolan/server/testing';
import type { Written } from './clusterServer.ts';
import { LongestGap } from './longestGap.ts';
import { NodeProcess } from './nodeProcess.ts';
import { PATIENCE_MS, SeatedTable, type Wanted, type Witness } from './seatedTable.ts';
import { unlikeEnds } from './unlikeEnds.ts';
import { inspectTables, verifyWitness } from './verifyPromises.ts';

const KINDS: readonly Wanted[] = [
  { game: 'specimen', people: 3, bots: 0 },
  { game: 'specimen', people: 2, bots: 2 },
  { game: 'francis-drake', people: 3, bots: 0 },
  { game: 'francis-drake', people: 2, bots: 1 },
];
const READ_EVERY_MS = 60;
/** A table at which nothing has happened for so long after a fault stands still for ever. */
const STANDSTILL_MS = 20_000;
/** How long a server in order may take to show a table. */
const ANSWER_MS = 15_000;

export interface TrialOptions {
  readonly postgres: TestPostgres;
  readonly redis: TestRedis;
  readonly history: string;
  readonly rng: Rng;
}

/** Several servers on which people play and read whatever happens to the servers, and what they were promised. */
export class ClusterTrial {
  readonly options: TrialOptions;
  readonly problems: string[] = [];
  readonly takeoversMs: number[] = [];
  /** Of the acknowledgements at each table. */
  readonly gaps: LongestGap[] = [];
  readonly nodes: readonly NodeProcess[];
  reads = 0;
  #store: Store;
  /** All that were ever played at. */
  #tables: SeatedTable[] = [];
  #running = new Set<SeatedTable>();
  #playing: Promise<unknown>[] = [];
  #over = new AbortController();
  /** By table: the longest log a spectator has read. */
  #seen = new Map<string, readonly string[]>();

  private constructor(options: TrialOptions, store: Store, nodes: readonly NodeProcess[]) {
    this.options = options;
    this.#store = store;
    this.nodes = nodes;
  }

  static async open(options: TrialOptions, size: number): Promise<ClusterTrial> {
    const database = await options.postgres.newDatabase();
    const store = await openPostgresStore(database);
    const nodes = await Promise.all(
      Array.from({ length: size }, (_, at) =>
        NodeProcess.open({ name: `n${at + 1}`, database, redis: options.redis.url, history: options.history }),
      ),
    );
    const trial = new ClusterTrial(options, store, nodes);
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
    return this.#tables.flatMap(({ witnesses }) => witnesses).reduce((sum, one) => sum + one.acknowledged.size, 0);
  }

  /** Heals everything and looks for what is not as it was promised. */
  async finish(): Promise<void> {
    const running = [...this.#running];
    await this.#moveOn(running.map(({ id }) => id));
    this.#over.abort();
    await Promise.all(this.#playing);
    for (const { id } of running) await this.#settled(id);
    for (const table of this.#tables) {
      for (const [at, node] of this.nodes.entries()) {
        const witness = table.witnesses[at % table.witnesses.length];
        if (node.address === undefined || witness === undefined) continue;
        this.problems.push(...(await verifyWitness(node.address, table, witness)));
      }
      await this.#compareEnds(table);
    }
    this.problems.push(...(await inspectTables(this.#store, this.#tables)), ...ownersOf(this.options.history));
  }

  /** All servers must show the same at the end, to spectators and to each of the players. */
  async #compareEnds({ id, witnesses }: SeatedTable): Promise<void> {
    const viewers = [undefined, ...witnesses];
    const compared = viewers.map(async (viewer) => {
      const shown = await Promise.all(this.nodes.map((node) => this.#readForSure(node, id, viewer?.visitor.cookie)));
      const who = viewer === undefined ? 'spectators' : `seat ${viewer.seat}`;
      return unlikeEnds(`table ${id}, ${who}`, shown);
    });
    this.problems.push(...(await Promise.all(compared)).flat());
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
    await Promise.all(this.nodes.map((node) => node.close()));
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
      this.#tables.push(table);
      this.#running.add(table);
      await Promise.all(table.witnesses.map((witness) => this.#play(table, witness)));
      this.#running.delete(table);
      this.#seen.delete(table.id);
    }
  }

  /** Undefined if the server was lost meanwhile. */
  async #seat(kind: Wanted): Promise<SeatedTable | undefined> {
    const address = this.#address();
    if (address === undefined) return undefined;
    const gap = new LongestGap();
    this.gaps.push(gap);
    return SeatedTable.open(address, kind, branchRng(this.options.rng), () => gap.heard()).catch(() => undefined);
  }

  /** Each player goes from server to server, whatever happens to them. */
  async #play(table: SeatedTable, witness: Witness): Promise<void> {
    for (let address = this.#address(); !this.#over.signal.aborted; address = this.#address(address)) {
      try {
        const isOver = address !== undefined && (await table.playSeat(address, witness, this.#over.signal));
        if (isOver) return;
      } catch (error) {
        const known = witness.known?.entries.length ?? 0;
        const written = (await this.#store.table(table.id).catch(() => undefined))?.seq;
        const where = `table ${table.id} (${table.wanted.game}), seat ${witness.seat}`;
        this.problems.push(`${where}: ${String(error)}; the page knew ${known} entries, and the log has ${written}`);
      }
      await pause(50);
    }
  }

  #told(table: SeatedTable): number {
    return Math.max(0, ...table.witnesses.flatMap(({ acknowledged }) => [...acknowledged.keys()]));
  }

  /** Spectators: what they read continues what they have read, and has everything that was acknowledged before. */
  async #readAlong(): Promise<void> {
    while (!this.#over.signal.aborted) {
      await pause(READ_EVERY_MS);
      const [first, ...others] = this.#running;
      // Between two games.
      if (first === undefined) continue;
      const table = this.pick([first, ...others]);
      const told = this.#told(table);
      const known = await this.readAt(this.pick(this.nodes), table.id);
      if (known === undefined) continue;
      this.reads++;
      const entries = known.entries.map((entry) => JSON.stringify(entry));
      if (entries.length < told)
        this.problems.push(`table ${table.id}: ${entries.length} entries were read after ${told} was acknowledged`);
      const before = this.#seen.get(table.id) ?? [];
      const shared = Math.min(before.length, entries.length);
      if (entries.slice(0, shared).some((entry, at) => entry !== before[at]))
        this.problems.push(`table ${table.id}: an entry that was read is another now`);
      if (entries.length > before.length) this.#seen.set(table.id, entries);
    }
  }

  /** Undefined if the server does not answer. */
  async readAt({ address }: NodeProcess, table: string, cookie?: string): Promise<Known | undefined> {
    if (address === undefined) return undefined;
    try {
      const page = await new Visitor(address, cookie).page({ keep: false, patienceMs: PATIENCE_MS });
      const late = setTimeout(() => page.terminate(), PATIENCE_MS);
      try {
        const known = await page.watch(table);
        return { ...known, entries: [...known.entries] };
      } finally {
        clearTimeout(late);
        page.terminate();
      }
    } catch {
      return undefined;
    }
  }

  /** Waits until the tables that a server owned go on, and notes how long that took. */
  async takenOver(node: NodeProcess): Promise<void> {
    const since = performance.now();
    const owned: string[] = [];
    for (const { id } of this.#running) {
      const lease = await this.#store.lease(id);
      if (lease !== undefined && node.owns(lease.node)) owned.push(id);
    }
    await this.#moveOn(owned, () => this.takeoversMs.push(performance.now() - since));
  }

  async #moveOn(tables: readonly string[], moved: () => void = () => undefined): Promise<void> {
    await Promise.all(
      tables.map(async (id) => {
        const before = (await this.#store.table(id))?.seq ?? 0;
        const deadline = performance.now() + STANDSTILL_MS;
        while (performance.now() < deadline) {
          const row = await this.#store.table(id).catch(() => undefined);
          if (row !== undefined && (row.seq > before || row.status === 'finished')) return moved();
          await pause(20);
        }
        this.problems.push(`table ${id} stands still`);
      }),
    );
  }

  /** Bots may still be at it. */
  async #settled(table: string): Promise<void> {
    for (let seq = -1; ; ) {
      const now = (await this.#store.table(table))?.seq ?? 0;
      if (now === seq) return;
      seq = now;
      await pause(400);
    }
  }
}

/** Tokens never fall along a log, and each belongs to one server: there was one owner at a time. */
function ownersOf(history: string): string[] {
  const problems: string[] = [];
  const lines = readFileSync(history, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const byTable = Map.groupBy(
    lines.map((line) => JSON.parse(line) as Written),
    ({ table }) => table,
  );
  for (const [table, written] of byTable) {
    const sorted = [...written].sort((one, other) => one.seq - other.seq);
    const owners = new Map<number, string>();
    let last = 0;
    for (const { node, seq, token } of sorted) {
      const owner = owners.get(token) ?? node;
      owners.set(token, owner);
      if (token < last) problems.push(`table ${table}: entry ${seq} was written by an owner of before`);
      if (owner !== node) problems.push(`table ${table}: ${owner} and ${node} both held token ${token}`);
      last = Math.max(last, token);
    }
  }
  return problems;
}
