import { setTimeout as pause } from 'node:timers/promises';
import { fail, ok, type Result } from '@portolan/kernel';
import { isOver, type LiveMatch, type LogStore } from '@portolan/match';
import { type RefusalInfo, refusal } from '@portolan/protocol';
import { type Bus, BusError } from '../bus/bus.ts';
import { hasClock } from '../match/hasClock.ts';
import { type Lease, NOBODY } from '../store/leaseStore.ts';
import type { Store } from '../store/store.ts';
import { carryOut, type Order } from './order.ts';
import type { Ownership } from './ownership.ts';

type Done = Result<number, RefusalInfo>;

/** The answer of the server that is believed to be the owner. */
type Reply = { readonly kind: 'done'; readonly done: Done } | { readonly kind: 'notOwner' };

/** Another server is the owner of the match. */
class NotOwnerError extends Error {
  override name = 'NotOwnerError';
  override message = 'another server owns the match';
}

/** Matches that several servers host: one of them owns each, the others follow it and pass on what players want. */
export interface MatchCluster {
  /** The log as the match on this server may write it: only while it is the owner. */
  readonly log: LogStore;
  /** Whether this server owns the table now. */
  holds(table: string): boolean;
  /** Since when it does. */
  heldSince(table: string): number | undefined;
  /** Tries to become the owner; `match` is brought up to date first. False if a living server owns the table. */
  own(table: string, match: LiveMatch): Promise<boolean>;
  /** Whether another server owns the table, and is alive. */
  isElsewhere(table: string): Promise<boolean>;
  /** The match as pages of this server use it. */
  share(table: string, match: LiveMatch): LiveMatch;
  /** Runs something on the owner of a table, which may be this server. Rejects if nobody can be reached. */
  onOwner<T>(task: OwnerTask<T>): Promise<T>;
  lose(table: string): void;
  /** Call when this server has lost the table, or nobody can own it: its match may be over. */
  learnEnd(table: string, match: LiveMatch): Promise<void>;
  /** Call when another server has written to a table. */
  see(table: string, owner: string): void;
  held(): readonly string[];
}

export interface OwnerTask<T> {
  readonly table: string;
  readonly topic: string;
  readonly message: unknown;
  /** The match here, so that this server can become the owner. */
  readonly match: LiveMatch;
  readonly here: () => Promise<T>;
}

export interface MatchClusterOptions {
  readonly bus: Bus;
  readonly ownership: Ownership;
  readonly store: Pick<Store, 'appendAs' | 'entries' | 'settleLease' | 'table'>;
  /** The time that the servers agree on. */
  readonly now: () => number;
  /** The match of a table that this server owns. */
  readonly find: (table: string) => Promise<LiveMatch | undefined>;
  /** Called when this server has become the owner, before anybody plays on: credits the time in which there was none. */
  readonly onClaimed: (match: LiveMatch, tenure: Tenure) => Promise<void>;
  /** Called when it may play on. */
  readonly onOwned: (table: string) => void;
  /** Called when the table was taken from an owner that did not answer. */
  readonly onSeized: (table: string) => void;
  /** Called when the table was taken over: its previous owner may not have announced what it wrote last. */
  readonly onTaken: (table: string) => void;
  /** Called when this server has not learnt whether something was written. */
  readonly onUnsure: (table: string) => void;
  /** An owner that does not answer for this long loses the table, even if it seems to be alive. */
  readonly patienceMs: number;
}

/** How long a server has looked after a table, and how long nobody had. */
export type Tenure = Pick<Lease, 'claimedAt' | 'lapsedAt'>;

/** Since when an owner has not answered: by the timer, and in the time that the servers agree on. */
interface Silence {
  readonly since: number;
  readonly at: number;
}

const ORDERS = 'order';
/** After that the page is told that it failed; it tries again with the same id. */
const LONGEST_MS = 15_000;
const PAUSE_MS = 50;

export function makeMatchCluster(options: MatchClusterOptions): MatchCluster {
  const { bus, ownership, store, patienceMs } = options;
  /** By table: the claim under way. */
  const owning = new Map<string, Promise<boolean>>();

  const log: LogStore = {
    async append(table, row, change) {
      const token = ownership.lease(table)?.token;
      if (token === undefined) throw new NotOwnerError();
      const done = await store.appendAs(token, table, row, change).catch((error) => {
        options.onUnsure(table);
        throw error;
      });
      if (done.kind !== 'fenced') return done;
      ownership.lose(table);
      throw new NotOwnerError();
    },
    entries: (table, after) => store.entries(table, after),
  };

  /**
   * What became of a match that this server does not own. A server that finds it is over tells everybody, as it may
   * have ended without a word; one that was closed or removed is closed here as well.
   */
  async function learnEnd(table: string, match: LiveMatch): Promise<void> {
    // Before the log: an end written in between is noticed next time, and not mistaken for a closed table.
    const status = (await store.table(table))?.status;
    if (status === undefined || status === 'closed') {
      // Nobody can own it, however often it is tried. It may have ended here in the meantime.
      match.setRow((row) => (row.status === 'running' ? { ...row, status: 'closed' } : row));
      return;
    }
    const { seq } = match.position();
    await match.catchUp();
    if (match.row().status === 'finished' && match.position().seq > seq) options.onTaken(table);
  }

  async function become(table: string, match: LiveMatch, seize: Silence | undefined): Promise<boolean> {
    const { lapsedAt, ...lease } = await ownership.claim(table, seize !== undefined);
    if (lease.node !== bus.node) {
      if (lease.node === NOBODY) await learnEnd(table, match);
      return false;
    }
    if (seize !== undefined) options.onSeized(table);
    // Who owned it before can write no more; what they wrote comes first.
    const { seq } = match.position();
    await match.catchUp();
    ownership.hold(table, lease);
    // This server may itself have been the owner before, without learning that what it wrote is there.
    if (lease.token > 1 || match.position().seq > seq) options.onTaken(table);
    const lapses = [lapsedAt, seize?.at].filter((at) => at !== undefined);
    const lapsed = lapses.length === 0 ? {} : { lapsedAt: Math.min(...lapses) };
    try {
      await options.onClaimed(match, { claimedAt: lease.claimedAt, ...lapsed });
      if (lapsedAt !== undefined && hasClock(match)) await store.settleLease(table, lease.token);
    } catch (error) {
      // Nobody may play on before the time owed has been credited.
      ownership.lose(table);
      if (!(error instanceof NotOwnerError)) throw error;
      return false;
    }
    return true;
  }

  function own(table: string, match: LiveMatch, seize?: Silence): Promise<boolean> {
    const begun = owning.get(table);
    if (begun !== undefined) return begun;
    if (ownership.holds(table)) return Promise.resolve(true);
    const owned = become(table, match, seize)
      .finally(() => owning.delete(table))
      .then((isOwned) => {
        if (isOwned) options.onOwned(table);
        return isOwned;
      });
    owning.set(table, owned);
    return owned;
  }

  /** Not while it is being claimed: what is owed to the players comes first. */
  function holds(table: string): boolean {
    return ownership.holds(table) && !owning.has(table);
  }

  /** Undefined if the owner could not be reached, or is another one by now. */
  async function ask(task: OwnerTask<unknown>, owner: string): Promise<{ readonly value: unknown } | undefined> {
    try {
      const reply = (await bus.request(
        owner,
        task.topic,
        { table: task.table, ...Object(task.message) },
        patienceMs,
      )) as { readonly kind: 'done'; readonly done: unknown } | { readonly kind: 'notOwner' };
      return reply.kind === 'done' ? { value: reply.done } : undefined;
    } catch (error) {
      if (error instanceof BusError) return undefined;
      throw error;
    }
  }

  async function tryHere<T>({ table, here }: OwnerTask<T>): Promise<{ readonly value: T } | undefined> {
    try {
      return { value: await here() };
    } catch (error) {
      if (!(error instanceof NotOwnerError)) throw error;
      ownership.lose(table);
      return undefined;
    }
  }

  async function onOwner<T>(task: OwnerTask<T>): Promise<T> {
    const { table, match } = task;
    const since = performance.now();
    let silence: Silence | undefined;
    while (performance.now() - since < LONGEST_MS) {
      // It may have turned out to be over, and then has no owner: nothing can be written any more.
      if (isOver(match.row().status)) return task.here();
      const asked = { since: performance.now(), at: options.now() };
      const isDeaf = silence !== undefined && asked.since - silence.since > patienceMs;
      const known = holds(table) ? undefined : ownership.owner(table);
      if (known === undefined || isDeaf) await own(table, match, isDeaf ? silence : undefined);
      const owner = ownership.owner(table);
      const done = holds(table)
        ? await tryHere(task)
        : owner === undefined
          ? undefined
          : ((await ask(task, owner)) as { readonly value: T } | undefined);
      if (done !== undefined) return done.value;
      silence ??= asked;
      ownership.lose(table);
      await pause(PAUSE_MS, undefined, { ref: false });
    }
    throw new NotOwnerError();
  }

  async function command(table: string, match: LiveMatch, order: Order): Promise<Done> {
    const here = async (): Promise<Done> =>
      match.row().status === 'closed' ? fail(refusal('tableClosed')) : carryOut(match, order);
    const done = await onOwner({ table, match, topic: ORDERS, message: { order }, here });
    // What is acknowledged here can be read here.
    if (done.ok && match.position().seq < done.value) await match.catchUp();
    return done;
  }

  /** Only for the owner; for the others there is nothing to do. */
  async function asOwner(table: string, match: LiveMatch, work: () => Promise<Done>): Promise<Done> {
    if (!(await own(table, match))) return ok(match.position().seq);
    return (await tryHere({ table, match, topic: '', message: {}, here: work }))?.value ?? ok(match.position().seq);
  }

  bus.answer(ORDERS, async (message): Promise<Reply> => {
    const { table, order } = message as { readonly table: string; readonly order: Order };
    // A server that is about to be the owner answers once it is.
    await owning.get(table)?.catch(() => undefined);
    if (!holds(table)) return { kind: 'notOwner' };
    const match = await options.find(table);
    if (match === undefined) return { kind: 'notOwner' };
    const task = { table, match, topic: ORDERS, message, here: () => carryOut(match, order) };
    const done = await tryHere(task);
    return done === undefined ? { kind: 'notOwner' } : { kind: 'done', done: done.value };
  });

  return {
    log,
    holds,
    heldSince: (table) => ownership.lease(table)?.claimedAt,
    own: (table, match) => own(table, match),
    isElsewhere: ownership.isElsewhere,
    onOwner,
    lose: ownership.lose,
    learnEnd,
    see: ownership.see,
    held: ownership.held,
    share: (table, match) => ({
      ...match,
      move: (proposal, text, final) => command(table, match, { kind: 'move', proposal, text, final }),
      undo: (proposal, to) => command(table, match, { kind: 'undo', proposal, to }),
      end: (proposal) => command(table, match, { kind: 'end', proposal }),
      ask: (proposal, request) => command(table, match, { kind: 'ask', proposal, wish: request }),
      attend: () => asOwner(table, match, match.attend),
      pause: (why, since) => asOwner(table, match, () => match.pause(why, since)),
      resume: (since) => asOwner(table, match, () => match.resume(since)),
    }),
  };
}
