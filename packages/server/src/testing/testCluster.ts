import type { Bus } from '../bus/bus.ts';
import { makeInProcessBroker } from '../bus/inProcessBus.ts';
import { SYSTEM_CLOCK } from '../clock.ts';
import type { ServerOptions } from '../server.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { openTestServer, type TestServer } from './testServer.ts';

/** A server of a test cluster, and ways to harm it. */
export interface TestNode extends TestServer {
  readonly node: string;
  /** The time of its latest beat. */
  beatAt(): number;
  /** From now on it hears nothing, says nothing and writes nothing, like a process that was killed. */
  kill(): void;
  /** It stands still for the others: no beats, no messages. What it had begun goes on, and it may try to write. */
  pause(): void;
  resume(): void;
  /** It no longer hears or reaches the others, but the store. */
  cut(): void;
  /** It notices that messages may have been lost. */
  noticeGap(): void;
  /** How often it has asked the store who owns a table. */
  leaseReads(): number;
  /** The next entry it writes reaches the disk, but all it learns is that the connection was lost. */
  loseAnswer(): void;
  /** From now on a call of the store fails, until the function that is returned is called. */
  breakCall(name: keyof Store): () => void;
}

export interface TestCluster {
  readonly nodes: readonly TestNode[];
  readonly store: Store;
  /** Another server; `over` is for this one alone. */
  add(over?: Partial<ServerOptions>): Promise<TestNode>;
  stop(): Promise<void>;
}

type State = 'well' | 'paused' | 'cut' | 'dead';

/** Short, because tests wait for it. */
export const TEST_LEASE_MS = 400;

/** Servers in this process on one store, whose time is that of `options.clock`. */
export async function openTestCluster(
  size: number,
  options: Partial<ServerOptions> = {},
  leaseMs = TEST_LEASE_MS,
): Promise<TestCluster> {
  const { clock = SYSTEM_CLOCK } = options;
  const store: Store = { ...openSqliteStore(':memory:'), time: async () => clock.now() };
  const broker = makeInProcessBroker();
  const nodes: TestNode[] = [];

  async function add(over: Partial<ServerOptions> = {}): Promise<TestNode> {
    const node = `node-${nodes.length + 1}`;
    let state: State = 'well';
    let wake: (() => void)[] = [];
    const broken = new Set<string>();
    const gapListeners: (() => void)[] = [];
    let beatAt = 0;
    let losesAnswer = false;
    let leaseReads = 0;
    /** Waits as long as it stands still, or is dead. */
    const awake = (): Promise<void> =>
      state === 'paused' || state === 'dead' ? new Promise((resolve) => wake.push(resolve)) : Promise.resolve();
    const heard: Store = {
      ...store,
      async beatNode(id, at) {
        const nodes = await store.beatNode(id, at);
        beatAt = at;
        return nodes;
      },
      async lease(table) {
        if (!table.startsWith('#')) leaseReads++;
        return store.lease(table);
      },
      async appendAs(...args) {
        const done = await store.appendAs(...args);
        if (!losesAnswer) return done;
        losesAnswer = false;
        throw new Error('the connection was lost');
      },
    };
    const bus: Bus = {
      ...harmed(broker.join(node), () => state, awake),
      onGap: (listen) => void gapListeners.push(listen),
    };
    const server = await openTestServer({
      ...options,
      ...over,
      store: harmedStore(heard, { state: () => state, awake, broken }),
      cluster: { bus, leaseMs },
    });
    const become = (next: State): void => {
      state = next;
      for (const one of wake) one();
      wake = [];
    };
    const made: TestNode = {
      ...server,
      node,
      beatAt: () => beatAt,
      kill: () => become('dead'),
      pause: () => become('paused'),
      resume: () => become('well'),
      cut: () => become('cut'),
      noticeGap() {
        for (const listen of gapListeners) listen();
      },
      leaseReads: () => leaseReads,
      loseAnswer() {
        losesAnswer = true;
      },
      breakCall(name) {
        broken.add(name);
        return () => void broken.delete(name);
      },
      async stop() {
        become('well');
        await server.stop();
      },
    };
    nodes.push(made);
    return made;
  }

  for (let n = 0; n < size; n++) await add();
  return {
    nodes,
    store,
    add,
    async stop() {
      for (const node of nodes) await node.stop();
      await store.close();
    },
  };
}

interface Harms {
  readonly state: () => State;
  readonly awake: () => Promise<void>;
  /** The calls that fail. */
  readonly broken: ReadonlySet<string>;
}

/** The store of a server: calls of a dead one are not answered, and those of one that stands still tell no beats. */
function harmedStore(store: Store, { state, awake, broken }: Harms): Store {
  const wrap =
    (name: string, call: (...args: readonly unknown[]) => Promise<unknown>) =>
    async (...args: readonly unknown[]): Promise<unknown> => {
      if (state() === 'dead') return lost();
      if (name === 'beatNode') await awake();
      if (broken.has(name)) throw new Error(`${name} failed`);
      const answer = await call(...args);
      return state() === 'dead' ? lost() : answer;
    };
  /** Fails when the test is over, so that the server can be stopped. */
  async function lost(): Promise<never> {
    await awake();
    throw new Error('the server is dead');
  }
  const methods = Object.entries(store).map(([name, call]) => [name, wrap(name, call)]);
  return { ...(Object.fromEntries(methods) as unknown as Store), close: async () => undefined };
}

function harmed(bus: Bus, state: () => State, awake: () => Promise<void>): Bus {
  const isDeaf = (): boolean => state() === 'dead' || state() === 'cut';
  const never = new Promise<never>(() => undefined);
  return {
    ...bus,
    isConnected: () => !isDeaf(),
    publish(topic, message) {
      if (state() === 'well') bus.publish(topic, message);
    },
    subscribe: (topic, listen) =>
      bus.subscribe(topic, async (message, from) => {
        await awake();
        if (!isDeaf()) listen(message, from);
      }),
    async request(node, topic, message, timeoutMs) {
      return bus.request(isDeaf() ? 'nobody' : node, topic, message, timeoutMs);
    },
    answer: (topic, handle) =>
      bus.answer(topic, async (message, from) => {
        await awake();
        return isDeaf() ? never : handle(message, from);
      }),
  };
}
