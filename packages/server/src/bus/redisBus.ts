import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { limitBy, type RateLimit } from '../limits.ts';
import type { Log } from '../log.ts';
import { type Bus, BusError } from './bus.ts';
import { makeKeptTexts } from './keptTexts.ts';

export interface RedisBusOptions {
  readonly url: string;
  /** The name of this server, different for every start. */
  readonly node: string;
  readonly log: Log;
  /** Begins every key and channel, so that several installations can share a Redis. */
  readonly prefix?: string;
}

interface Asked {
  readonly of: string;
  resolve(answer: unknown): void;
  reject(): void;
}

/** What travels on the channel of one server. */
type Letter =
  | {
      readonly kind: 'ask';
      readonly id: string;
      readonly from: string;
      readonly topic: string;
      readonly message: unknown;
    }
  | { readonly kind: 'answer'; readonly id: string; readonly answer?: unknown }
  | { readonly kind: 'failed'; readonly id: string }
  /** Sent by a server to itself. */
  | { readonly kind: 'echo' };

interface Told {
  readonly from: string;
  readonly topic: string;
  readonly message: unknown;
}

/** Sent by a server that no longer answers. */
const GOODBYE = 'goodbye';
/** Sent by a server whose messages may have been lost: the others are connected and would not notice. */
const LOST = 'lost';

/** The longest that a command may take: without Redis, callers do without it or try again. */
const COMMAND_MS = 1_000;
const LONGEST_PAUSE_MS = 500;
/** Beyond this number, the oldest keys are forgotten; Redis expires their texts within minutes. */
const MOST_SPENT = 10_000;
/** A connection can be lost without either end being told: a server that receives no more echoes reconnects. */
const ECHO_MS = 500;
/** Counted in echoes, not in time: a process that was suspended has to read what has arrived before it decides. */
const MOST_UNHEARD = 3;
const DISCONNECT_MS = 100;

/** A bus through Redis. Opens even if Redis is away, and connects as soon as it can. */
export async function openRedisBus({ url, node, log, prefix = 'portolan' }: RedisBusOptions): Promise<Bus> {
  const options = {
    commandTimeout: COMMAND_MS,
    connectTimeout: COMMAND_MS,
    disconnectTimeout: DISCONNECT_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (times: number) => Math.min(times * 50, LONGEST_PAUSE_MS),
  };
  const redis = new Redis(url, options);
  const ear = new Redis(url, { ...options, autoResubscribe: false });
  const all = `${prefix}:all`;
  const own = `${prefix}:node:${node}`;
  const listeners = new Map<string, ((message: unknown, from: string) => void)[]>();
  const handlers = new Map<string, (message: unknown, from: string) => Promise<unknown>>();
  const gaps: (() => void)[] = [];
  const asked = new Map<string, Asked>();
  const kept = makeKeptTexts();
  /** Keys of texts that were taken while Redis was away, which may still have them. */
  const spent = new Set<string>();
  let closed = false;
  let isAway = false;

  function away(error?: Error): void {
    if (!isAway && !closed)
      log.error({ error: error?.message ?? 'the connection was lost' }, 'Redis cannot be reached');
    isAway = true;
  }
  for (const connection of [redis, ear]) {
    connection.on('error', away);
    connection.on('close', () => away());
  }

  let unheard = 0;
  /** Called when an echo arrives, which shows that both connections work. */
  function present(): void {
    unheard = 0;
    if (isAway) log.info({}, 'Redis is back');
    isAway = false;
    for (const key of spent)
      redis.del(`${prefix}:kept:${key}`).then(
        () => spent.delete(key),
        () => undefined,
      );
  }

  const isReady = (): boolean => redis.status === 'ready' && ear.status === 'ready';
  const echoes = setInterval(() => {
    if (!isReady()) return;
    if (++unheard <= MOST_UNHEARD) return void send(own, { kind: 'echo' });
    unheard = 0;
    away(new Error('nothing is heard any more'));
    for (const connection of [redis, ear]) connection.disconnect(true);
  }, ECHO_MS);
  echoes.unref();

  /** Everything sent before is lost. */
  async function listen(): Promise<void> {
    await ear.subscribe(all, own);
    unheard = 0;
    void send(own, { kind: 'echo' });
    for (const gap of gaps) gap();
  }
  ear.on('ready', () => void listen().catch(() => ear.disconnect(true)));

  ear.on('message', (channel: string, text: string) => {
    if (closed) return;
    try {
      if (channel === all) hear(text);
      else receive(JSON.parse(text) as Letter);
    } catch (error) {
      log.error({ error: String(error) }, 'a message of another server could not be handled');
    }
  });

  function hear(text: string): void {
    const { from, topic } = JSON.parse(text) as Told;
    if (from === node) return;
    if (topic === GOODBYE) giveUp(from);
    if (topic === LOST) for (const gap of gaps) gap();
    // Each listener has a copy of its own.
    for (const one of listeners.get(topic) ?? []) one((JSON.parse(text) as Told).message, from);
  }

  function giveUp(of: string): void {
    for (const one of [...asked.values()]) if (one.of === of) one.reject();
  }

  function receive(letter: Letter): void {
    if (letter.kind === 'answer') asked.get(letter.id)?.resolve(letter.answer);
    else if (letter.kind === 'failed') asked.get(letter.id)?.reject();
    else if (letter.kind === 'echo') present();
    else answer(letter);
  }

  function answer({ id, from, topic, message }: Extract<Letter, { readonly kind: 'ask' }>): void {
    const reply = (what: Letter): Promise<number> => send(`${prefix}:node:${from}`, what);
    const handled = handlers.get(topic)?.(message, from) ?? Promise.reject(new BusError(`nobody answers '${topic}'`));
    handled.then(
      (value) => reply({ kind: 'answer', id, answer: value }),
      () => reply({ kind: 'failed', id }),
    );
  }

  function send(channel: string, what: Letter | Told): Promise<number> {
    return redis.publish(channel, JSON.stringify(what)).catch(() => 0);
  }

  let lost = 0;
  function tellAll(told: Told): void {
    redis.publish(all, JSON.stringify(told)).catch(() => {
      if (lost++ === 0) sayLost();
    });
  }

  /** Tries again until Redis takes it, and once more if something else was lost meanwhile. */
  function sayLost(): void {
    const before = lost;
    const again = (): void => {
      if (!closed) setTimeout(sayLost, LONGEST_PAUSE_MS).unref();
    };
    redis.publish(all, JSON.stringify({ from: node, topic: LOST, message: null } satisfies Told)).then(() => {
      if (lost === before) lost = 0;
      else again();
    }, again);
  }

  function request(to: string, topic: string, message: unknown, timeoutMs: number): Promise<unknown> {
    const id = randomUUID();
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(late);
        asked.delete(id);
      };
      const none = (): void => {
        end();
        reject(new BusError(`${to} does not answer`));
      };
      const late = setTimeout(none, timeoutMs);
      asked.set(id, {
        of: to,
        resolve(answer) {
          end();
          resolve(answer);
        },
        reject: none,
      });
      void send(`${prefix}:node:${to}`, { kind: 'ask', id, from: node, topic, message }).then((receivers) => {
        if (receivers === 0) none();
      });
    });
  }

  const ready = new Promise<void>((resolve) => {
    gaps.push(resolve);
    setTimeout(resolve, COMMAND_MS).unref();
  });
  await ready;

  return {
    node,
    publish(topic, message) {
      if (!closed) tellAll({ from: node, topic, message });
    },
    subscribe: (topic, one) => void listeners.set(topic, [...(listeners.get(topic) ?? []), one]),
    request,
    answer: (topic, handle) => void handlers.set(topic, handle),
    giveUp,
    isConnected: () => !closed && !isAway && isReady(),
    onGap: (one) => void gaps.push(one),
    rateLimit: (name, burst, perSecond) => redisLimit(redis, `${prefix}:limit:${name}`, { burst, perSecond }),
    async keep(key, text, forMs) {
      kept.take(key);
      spent.delete(key);
      await redis.set(`${prefix}:kept:${key}`, text, 'PX', forMs).catch(() => kept.keep(key, text, forMs));
    },
    async take(key) {
      const here = kept.take(key);
      const there = await redis.getdel(`${prefix}:kept:${key}`).catch(() => undefined);
      if (here !== undefined && there === undefined) spent.add(key);
      const [oldest] = spent.size > MOST_SPENT ? spent : [];
      if (oldest !== undefined) spent.delete(oldest);
      // A text kept here while Redis was away is usually the newer one.
      return here ?? there ?? undefined;
    },
    async close() {
      closed = true;
      clearInterval(echoes);
      for (const { reject } of [...asked.values()]) reject();
      // New requests are told that nobody listens; pending ones receive the goodbye.
      await ear.unsubscribe().catch(() => undefined);
      void send(all, { from: node, topic: GOODBYE, message: null });
      // Pending messages are still sent.
      await redis.quit().catch(() => redis.disconnect());
      ear.disconnect();
    },
  };
}

/** While Redis is unreachable, each server counts for itself. */
function redisLimit(
  redis: Redis,
  keyPrefix: string,
  { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
): RateLimit {
  return limitBy(burst, perSecond, (counting, insuranceLimiter) => {
    return new RateLimiterRedis({ storeClient: redis, keyPrefix, ...counting, insuranceLimiter });
  });
}
