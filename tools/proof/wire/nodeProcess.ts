import type { ClockCommand } from './clusterServer.ts';
import { type Link, openLink } from './link.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';

export interface NodeOptions {
  readonly name: string;
  readonly database: string;
  readonly redis: string;
  /** Where it writes down what it has written. */
  readonly history: string;
}

/** A machine that is busy may let a transaction of the start wait until PostgreSQL ends it. */
const MOST_STARTS = 5;

/** One of several servers: its process, and its links to the services they share. */
export class NodeProcess {
  readonly name: string;
  readonly database: Link;
  readonly redis: Link;
  #options: NodeOptions;
  #process: ServerProcess | undefined;
  #starts = 0;

  private constructor(options: NodeOptions, database: Link, redis: Link) {
    this.name = options.name;
    this.#options = options;
    this.database = database;
    this.redis = redis;
  }

  static async open(options: NodeOptions): Promise<NodeProcess> {
    const [database, redis] = await Promise.all([
      openLink(Number(new URL(options.database).port)),
      openLink(Number(new URL(options.redis).port)),
    ]);
    const node = new NodeProcess(options, database, redis);
    await node.start();
    return node;
  }

  /** Undefined while it is down. */
  get address(): string | undefined {
    return this.#process?.address;
  }

  /** Whether a lease is of this server, in whichever life. */
  owns(node: string): boolean {
    return node.startsWith(`${this.name}-`);
  }

  /** Starts it again if its start fails, as whatever supervises it does. */
  async start(): Promise<void> {
    for (let tries = 1; this.#process === undefined; tries++) {
      this.#process = await this.#tryToStart().catch((error: unknown) => {
        if (tries >= MOST_STARTS) throw error;
        return undefined;
      });
    }
  }

  async #tryToStart(): Promise<ServerProcess> {
    const { database, redis, history } = this.#options;
    const through = (url: string, { port }: Link): string => {
      const linked = new URL(url);
      linked.port = `${port}`;
      return linked.href;
    };
    const id = `${this.name}-${++this.#starts}`;
    const args = [through(database, this.database), through(redis, this.redis), id, history];
    return startServerProcess('clusterProcess.ts', args);
  }

  async kill(): Promise<void> {
    const ending = this.#process;
    this.#process = undefined;
    await ending?.kill();
  }

  /** Hands over its tables and ends. */
  async drain(): Promise<void> {
    const ending = this.#process;
    this.#process = undefined;
    await ending?.stop();
  }

  suspend(): void {
    this.#process?.process.kill('SIGSTOP');
  }

  resume(): void {
    this.#process?.process.kill('SIGCONT');
  }

  /** The clock of its machine is wrong by so much, until it is set again. */
  setClock(offByMs: number): void {
    this.#process?.process.send({ offByMs } satisfies ClockCommand);
  }

  async close(): Promise<void> {
    this.resume();
    await this.kill();
    await this.database.close();
    await this.redis.close();
  }
}
