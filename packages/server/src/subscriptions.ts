import type { Seat } from '@portolan/kernel';
import type { ServerMessage } from '@portolan/protocol';
import { textFrame } from './frame.ts';
import type { Limits } from './limits.ts';
import type { AppliedEntry } from './match/liveMatch.ts';
import type { MatchPosition } from './match/matchPosition.ts';
import { type News, NewsBatch } from './newsBatch.ts';
import { makeNewsWriter, type Watch } from './newsWriter.ts';
import type { TableRow } from './store/store.ts';

/** A connected page. */
export interface Subscriber {
  /** Undefined for an anonymous spectator. */
  readonly player: string | undefined;
  readonly network: string;
  /** Sends an encoded frame. */
  send(frame: Buffer): void;
  /** False once the page has disconnected; it must not be subscribed after that. */
  isOpen(): boolean;
  /** Closes the connection; the page reconnects with its current identity. */
  close(): void;
}

/** The connected pages, and which tables each of them watches. */
export interface Subscriptions {
  add(subscriber: Subscriber): void;
  remove(subscriber: Subscriber): void;
  /** Ignored for a page that has disconnected. `steps`: the page can apply patches. */
  watch(table: string, subscriber: Subscriber, steps?: boolean): void;
  unwatch(table: string, subscriber: Subscriber): void;
  isWatching(table: string, subscriber: Subscriber): boolean;
  watching(subscriber: Subscriber): readonly string[];
  /** Sends entries to all who watch a table, each redacted for its viewer. `fresh`: they start at the first entry. */
  publish(table: TableRow, news: readonly AppliedEntry[], position: MatchPosition, fresh: boolean): void;
  /** Sends one page what it missed. */
  catchUp(table: TableRow, subscriber: Subscriber, missed: Omit<News, 'table'>): void;
  /** Sends a message to all who watch a table, or to those for whom `to` is true. */
  broadcast(table: string, message: ServerMessage, to?: (subscriber: Subscriber) => boolean): void;
  isPresent(table: string, player: string): boolean;
  /** The tables this player's pages watch. */
  watchedBy(player: string): ReadonlySet<string>;
  /** Closes all connections of a player. */
  disconnect(player: string): void;
}

export function makeSubscriptions({ stepsShare }: Pick<Limits, 'stepsShare'>): Subscriptions {
  const byTable = new Map<string, Map<Subscriber, Watch>>();
  const tablesOf = new Map<Subscriber, Set<string>>();
  const here = new Set<Subscriber>();
  const writer = makeNewsWriter({ stepsShare });

  function unwatch(table: string, subscriber: Subscriber): void {
    removeFrom(byTable, table, subscriber);
    removeFrom(tablesOf, subscriber, table);
  }

  return {
    add: (subscriber) => void here.add(subscriber),
    remove(subscriber) {
      here.delete(subscriber);
      for (const table of [...(tablesOf.get(subscriber) ?? [])]) unwatch(table, subscriber);
    },
    watch(table, subscriber, steps = false) {
      if (!subscriber.isOpen()) return;
      const watches = byTable.get(table) ?? new Map<Subscriber, Watch>();
      byTable.set(table, watches.set(subscriber, { steps, held: undefined }));
      const tables = tablesOf.get(subscriber) ?? new Set<string>();
      tablesOf.set(subscriber, tables.add(table));
    },
    unwatch,
    isWatching: (table, subscriber) => byTable.get(table)?.has(subscriber) === true,
    watching: (subscriber) => [...(tablesOf.get(subscriber) ?? [])],
    publish(table, news, position, fresh) {
      const batch = new NewsBatch({ table: table.id, news, position, fresh });
      for (const [subscriber, watch] of byTable.get(table.id) ?? []) {
        subscriber.send(writer.write(batch, { watch, own: seatsOf(table, subscriber.player) }));
      }
    },
    catchUp(table, subscriber, missed) {
      const watch = byTable.get(table.id)?.get(subscriber);
      if (watch === undefined) return;
      const batch = new NewsBatch({ table: table.id, ...missed });
      subscriber.send(writer.write(batch, { watch, own: seatsOf(table, subscriber.player) }));
    },
    broadcast(table, message, to = () => true) {
      const subscribers = byTable.get(table);
      if (subscribers === undefined) return;
      const frame = textFrame(JSON.stringify(message));
      for (const subscriber of subscribers.keys()) if (to(subscriber)) subscriber.send(frame);
    },
    isPresent(table, player) {
      const subscribers = byTable.get(table)?.keys() ?? [];
      return [...subscribers].some((subscriber) => subscriber.player === player);
    },
    watchedBy(player) {
      const tables = [...here].filter((subscriber) => subscriber.player === player);
      return new Set(tables.flatMap((subscriber) => [...(tablesOf.get(subscriber) ?? [])]));
    },
    disconnect(player) {
      for (const subscriber of [...here]) if (subscriber.player === player) subscriber.close();
    },
  };
}

/** The seats a player decides for; none for a spectator. */
export function seatsOf(table: TableRow, player: string | undefined): Seat[] {
  const own: Seat[] = [];
  if (player === undefined) return own;
  for (const [at, seat] of table.seats.entries()) {
    if (seat.kind === 'person' && seat.player === player && !seat.resigned) own.push(at);
  }
  return own;
}

function removeFrom<K, V>(map: Map<K, Pick<Set<V>, 'delete' | 'size'>>, key: K, value: V): void {
  const known = map.get(key);
  known?.delete(value);
  if (known?.size === 0) map.delete(key);
}
