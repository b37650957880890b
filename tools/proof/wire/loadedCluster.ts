import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestPostgres, TestRedis } from '@portolan/server/testing';
import { type CpuTimes, cpuTimesNow, cpuTimesSince } from './cpuTimes.ts';
import { Gate } from './gate.ts';
import { LightTable, newTally, type Tally } from './lightTable.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';

const GAME = 'francis-drake';
/** Tables created in parallel. */
const AT_ONCE = 8;

export interface ClusterSize {
  readonly nodes: number;
  /** Servers without any pages, which only hear what the others say. */
  readonly listeners: number;
  /** Whether the players of a table are spread over the servers, as a load balancer does it, or all on one. */
  readonly spread: boolean;
  readonly tables: number;
  /** Games that each table has ready, so that setting them up is not measured. */
  readonly games: number;
}

export interface Services {
  readonly postgres: TestPostgres;
  readonly redis: TestRedis;
}

/** What a second or so of play cost. CPU times are microseconds per acknowledged move, of all processes of a kind. */
export interface ClusterRate {
  readonly movesPerSecond: number;
  readonly nodes: number;
  /** The main threads of the nodes alone. */
  readonly mainThreads: number;
  /** The main thread of one server that only hears of the moves; 0 if there is none. */
  readonly hearing: number;
  readonly postgres: number;
  readonly redis: number;
  readonly pages: number;
  /** The part of the machine's cores that was in use, and that other programs used. */
  readonly busy: number;
  readonly others: number;
}

interface Used {
  readonly moves: number;
  readonly us: CpuTimes;
  readonly nodes: readonly CpuTimes[];
  readonly listeners: readonly CpuTimes[];
  readonly postgresMs: number;
  readonly redisMs: number;
}

/** Servers on a database of their own, with tables that are played as fast as they can. */
export class LoadedCluster {
  readonly tally: Tally = newTally();
  readonly gate = new Gate();
  readonly nodes: readonly ServerProcess[];
  #listeners: readonly ServerProcess[];
  #services: Services;
  #tables: LightTable[] = [];

  private constructor(services: Services, nodes: readonly ServerProcess[], listeners: readonly ServerProcess[]) {
    this.#services = services;
    this.nodes = nodes;
    this.#listeners = listeners;
    this.gate.close();
  }

  static async open(services: Services, size: ClusterSize): Promise<LoadedCluster> {
    const database = await services.postgres.newDatabase();
    const prefix = new URL(database).pathname.slice(1);
    const nodes: ServerProcess[] = [];
    // The first one creates the schema.
    for (let n = 1; n <= size.nodes + size.listeners; n++)
      nodes.push(await startServerProcess('loadNodeProcess.ts', [database, services.redis.url, `n${n}`, prefix]));
    const cluster = new LoadedCluster(services, nodes.slice(0, size.nodes), nodes.slice(size.nodes));
    await cluster.#seat(size);
    return cluster;
  }

  async #seat({ tables, games, spread }: ClusterSize): Promise<void> {
    const addresses = this.nodes.map(({ address }) => address);
    let begun = 0;
    const seat = async (): Promise<void> => {
      while (begun < tables) {
        // Whoever starts a table owns it: each server owns as many.
        const first = begun++ % addresses.length;
        const turned = [...addresses.slice(first), ...addresses.slice(0, first)];
        const { tally, gate } = this;
        const table = await LightTable.open(spread ? turned : turned.slice(0, 1), GAME, { tally, gate });
        this.#tables.push(table);
        await table.prepare(games);
        await table.begin();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, seat));
  }

  /** Lets everybody play as fast as they can. */
  async rate(ms: number): Promise<ClusterRate> {
    this.gate.open();
    await pause(ms / 5);
    const before = await this.#used();
    await pause(ms);
    const after = await this.#used();
    this.gate.close();
    await pause(ms / 10);
    const moves = after.moves - before.moves;
    const us = cpuTimesSince(before.us, after.us);
    const since = (kind: 'nodes' | 'listeners'): CpuTimes[] =>
      after[kind].map((now, at) => cpuTimesSince(before[kind][at] ?? now, now));
    const [nodes, listeners] = [since('nodes'), since('listeners')];
    const nodesMs = [...nodes, ...listeners].reduce((sum, { cpu }) => sum + cpu, 0);
    const postgresMs = after.postgresMs - before.postgresMs;
    const redisMs = after.redisMs - before.redisMs;
    const coresMs = us.wall * availableParallelism();
    const micros = (used: number): number => (1000 * used) / Math.max(1, moves);
    return {
      movesPerSecond: (1000 * moves) / us.wall,
      nodes: micros(nodesMs),
      mainThreads: micros(nodes.reduce((sum, { mainThread }) => sum + mainThread, 0)),
      hearing: micros(listeners[0]?.mainThread ?? 0),
      postgres: micros(postgresMs),
      redis: micros(redisMs),
      pages: micros(us.cpu),
      busy: us.machine / coresMs,
      others: Math.max(0, us.machine - us.cpu - nodesMs - postgresMs - redisMs) / coresMs,
    };
  }

  async #used(): Promise<Used> {
    const { postgres, redis } = this.#services;
    const timesOf = (servers: readonly ServerProcess[]): Promise<CpuTimes[]> =>
      Promise.all(servers.map((server) => server.cpuTimes()));
    const [nodes, listeners] = await Promise.all([timesOf(this.nodes), timesOf(this.#listeners)]);
    return {
      moves: this.tally.acknowledged,
      us: cpuTimesNow(),
      nodes,
      listeners,
      postgresMs: postgres.cpuMs(),
      redisMs: redis.cpuMs(),
    };
  }

  /** Tables at which no move was acknowledged since then. */
  stalledSince(moment: number): number {
    return this.#tables.filter(({ movedAt }) => movedAt < moment).length;
  }

  get tables(): number {
    return this.#tables.length;
  }

  async close(): Promise<void> {
    this.gate.close();
    for (const table of this.#tables) table.stop();
    await Promise.all([...this.nodes, ...this.#listeners].map((node) => node.kill()));
  }
}
