import { schemaVersion } from '@portolan/server/testing';
import type { Link } from './link.ts';
import type { LinksProcess } from './linksProcess.ts';
import type { ClockCommand, ClockReply } from './movableClock.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';

/** A version of the program. */
export interface Release {
  readonly version: string;
  /** How many migrations it has beyond those of this program. */
  readonly additions: number;
}

export const FIRST_RELEASE: Release = { version: 'proof', additions: 0 };

export interface NodeOptions {
  readonly name: string;
  readonly database: string;
  readonly redis: string;
  readonly links: LinksProcess;
  /** Where it writes down what it has written and logged. */
  readonly history: string;
  /** Where it reads by how much the time of the store has leapt. */
  readonly leap: string;
  /** Called when it has ended by itself. */
  readonly onEnd: (name: string) => void;
}

/** A machine that is busy may let a transaction of the start wait until PostgreSQL ends it. */
const MOST_STARTS = 5;

/** One of several servers: its process, and its links to the services they share. */
export class NodeProcess {
  readonly name: string;
  readonly database: Link;
  readonly redis: Link;
  /** What it runs from its next start on. */
  release = FIRST_RELEASE;
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
      options.links.link(Number(new URL(options.database).port)),
      options.links.link(Number(new URL(options.redis).port)),
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
    const { database, redis, history, leap } = this.#options;
    const { version, additions } = this.release;
    const through = (url: string, { port }: Link): URL => {
      const linked = new URL(url);
      linked.port = `${port}`;
      return linked;
    };
    const id = `${this.name}-${++this.#starts}`;
    const named = through(database, this.database);
    // So the database knows who writes.
    named.searchParams.set('application_name', id);
    const args = [named.href, through(redis, this.redis).href, id, history, leap, version, `${additions}`];
    const server = await startServerProcess('clusterProcess.ts', args);
    server.process.once('exit', () => {
      if (this.#process === server) this.#options.onEnd(this.name);
    });
    return server;
  }

  /** Returns whether it was really killed. */
  async kill(): Promise<boolean> {
    const ending = this.#process;
    this.#process = undefined;
    await ending?.kill();
    return ending?.process.signalCode === 'SIGKILL';
  }

  /** Hands over its tables and ends. Returns whether it did so in an orderly way. */
  async drain(): Promise<boolean> {
    const ending = this.#process;
    this.#process = undefined;
    await ending?.stop();
    return ending?.process.exitCode === 0;
  }

  /** The version that it says it has, and that of the schema it works on. */
  async versions(): Promise<{ readonly version: string; readonly schema: number }> {
    const health = await fetch(`${this.address}/health`);
    const { version } = (await health.json()) as { readonly version: string };
    return { version, schema: await schemaVersion(this.#options.database) };
  }

  suspend(): void {
    this.#process?.process.kill('SIGSTOP');
  }

  resume(): void {
    this.#process?.process.kill('SIGCONT');
  }

  /** Asks it something. Returns a function that tells whether it has answered by now. */
  listen(): () => boolean {
    let hasAnswered = false;
    const note = (): void => {
      hasAnswered = true;
    };
    // That it has ended is an answer, too: whatever is suspended does not end.
    this.#process?.cpuTimes().then(note, note);
    return () => hasAnswered;
  }

  /** The clock of its machine is wrong by so much, until it is set again. Returns what time it is for the server then. */
  async setClock(offByMs: number): Promise<number | undefined> {
    const child = this.#process?.process;
    if (child === undefined) return undefined;
    const told = Promise.withResolvers<number | undefined>();
    const hear = (reply: ClockReply | { readonly kind: '' }): void => {
      if (reply.kind === 'clock') told.resolve(reply.now);
    };
    const ended = (): void => told.resolve(undefined);
    child.on('message', hear);
    child.once('exit', ended);
    child.send({ offByMs } satisfies ClockCommand);
    const now = await told.promise;
    child.off('message', hear);
    child.off('exit', ended);
    return now;
  }

  async close(): Promise<void> {
    this.resume();
    await this.kill();
    await this.database.close();
    await this.redis.close();
  }
}
