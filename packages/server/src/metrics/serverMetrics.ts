import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { BotPool } from '../bots/botPool.ts';
import type { Store } from '../store/store.ts';
import {
  type Counter,
  type Histogram,
  type MetricsRegistry,
  type MetricValue,
  makeMetricsRegistry,
} from './metricsRegistry.ts';

/** What the server counts and times while it works. */
export interface ServerMetrics {
  /** Moves on disk, by `player` or `bot`. */
  readonly moves: Counter;
  /** From a message of a page to its acknowledgement, in seconds. */
  readonly moveSeconds: Histogram;
  readonly finished: Counter;
  /** Requests and messages refused because they came too fast, `via` http or socket. */
  readonly refusals: Counter;
  readonly requests: Counter;
  readonly requestSeconds: Histogram;
  /** Messages to players, by `channel` and `result`: sent or failed. */
  readonly notices: Counter;
  /** The store, with the time of every commit of a move. */
  timedStore(store: Store): Store;
  /** The bots, with the time of every answer. */
  timedBots(bots: BotPool): BotPool;
  /** The registry behind it. */
  readonly registry: MetricsRegistry;
}

/** What is looked up when somebody reads the figures. */
export interface GaugeSources {
  connections(): number;
  /** Tables by status; finished ones are not counted, because that takes longer with every game played. */
  tables(): Promise<MetricValue>;
  matchesInMemory(): number;
  /** Notices in the outbox, by state. */
  notices(): Promise<MetricValue>;
  /** 0 if the last check showed that the data cannot be written. */
  writable(): number;
}

const FAST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const BOT_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

export function makeServerMetrics(): ServerMetrics {
  const registry = makeMetricsRegistry();
  const commitSeconds = registry.histogram(
    { name: 'portolan_commit_seconds', help: 'Time until a move was on disk.' },
    FAST_SECONDS,
  );
  const botSeconds = registry.histogram(
    { name: 'portolan_bot_answer_seconds', help: 'Time until a bot had chosen a move, with the wait for a thread.' },
    BOT_SECONDS,
  );
  return {
    registry,
    moves: registry.counter({ name: 'portolan_moves_total', help: 'Moves played, by who played them.' }),
    moveSeconds: registry.histogram(
      { name: 'portolan_move_seconds', help: 'Time from a message of a page to its acknowledgement.' },
      FAST_SECONDS,
    ),
    finished: registry.counter({ name: 'portolan_matches_finished_total', help: 'Matches that ended.' }),
    refusals: registry.counter({
      name: 'portolan_rate_limited_total',
      help: 'Requests and messages refused because they came too fast.',
    }),
    requests: registry.counter({ name: 'portolan_http_requests_total', help: 'HTTP requests, by route and status.' }),
    requestSeconds: registry.histogram(
      { name: 'portolan_http_request_seconds', help: 'Time until an HTTP response was sent.' },
      FAST_SECONDS,
    ),
    notices: registry.counter({ name: 'portolan_notices_total', help: 'Messages to players, by channel and result.' }),
    timedStore: (store) => ({
      ...store,
      append: timed(commitSeconds, store.append),
      appendAs: timed(commitSeconds, store.appendAs),
    }),
    timedBots: (bots) => ({ ...bots, ask: timed(botSeconds, bots.ask) }),
  };
}

function timed<Args extends readonly unknown[], T>(
  seconds: Histogram,
  work: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  return async (...args) => {
    const since = performance.now();
    try {
      return await work(...args);
    } finally {
      seconds.observe((performance.now() - since) / 1000);
    }
  };
}

/** Adds what is only looked up when the figures are read. Call it once, if anybody may read them. */
export function addGauges({ registry }: ServerMetrics, sources: GaugeSources): void {
  const gauge = (name: string, help: string, read: () => MetricValue | Promise<MetricValue>): void =>
    registry.gauge({ name, help }, read);
  gauge('portolan_connections', 'Open WebSocket connections.', sources.connections);
  gauge('portolan_tables', 'Unfinished tables, by status.', sources.tables);
  gauge('portolan_matches_in_memory', 'Matches kept in memory.', sources.matchesInMemory);
  gauge('portolan_outbox', 'Notices in the outbox, by state.', sources.notices);
  gauge('portolan_store_writable', 'Whether the data could be written when this was last checked.', sources.writable);
  addProcessGauges(registry);
}

/** Under the names that Prometheus' client libraries use. */
function addProcessGauges(registry: MetricsRegistry): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  registry.gauge(
    { name: 'nodejs_eventloop_lag_seconds', help: 'Delay of the event loop since the last reading.' },
    () => {
      const delays = [
        { labels: { quantile: 0.5 }, value: delay.percentile(50) / 1e9 },
        { labels: { quantile: 0.99 }, value: delay.percentile(99) / 1e9 },
        { labels: { quantile: 1 }, value: delay.max / 1e9 },
      ];
      delay.reset();
      return delays;
    },
  );
  registry.gauge({ name: 'process_resident_memory_bytes', help: 'Memory of the process.' }, () =>
    process.memoryUsage.rss(),
  );
  registry.gauge(
    { name: 'nodejs_heap_size_used_bytes', help: 'Memory used by objects of the main thread.' },
    () => process.memoryUsage().heapUsed,
  );
  registry.total({ name: 'process_cpu_seconds_total', help: 'Processor time used.' }, () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  const started = Date.now() / 1000 - process.uptime();
  registry.gauge({ name: 'process_start_time_seconds', help: 'When the process started.' }, () => started);
}
