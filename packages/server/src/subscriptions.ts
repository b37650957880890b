import type { Seat } from '@portolan/kernel';
import type { AppliedEntry, MatchPosition } from '@portolan/match';
import type { ServerMessage } from '@portolan/protocol';
import { makeDelivery } from './delivery.ts';
import { textFrame } from './frame.ts';
import type { Limits } from './limits.ts';
import { type News, NewsBatch } from './newsBatch.ts';
import { makeNewsWriter, type Watch } from './newsWriter.ts';
import type { TableRow } from './store/store.ts';

/** A connected page. */
export interface Subscriber {
  /** Undefined for an anonymous spectator. */
  readonly player: string | undefined;
  /** The id of the session it belongs to; undefined for an anonymous spectator or a cookie without one. */
  readonly session: string | undefined;
  /** A hash of the secret of its device. */
  readonly device: string | undefined;
  readonly network: string;
  /** Sends an encoded frame. */
  send(frame: Buffer): void;
  /** False once the page has disconnected; it must not be subscribed after that. */
  isOpen(): boolean;
  /** Whether other windows cover the page. */
  isAway(): boolean;
  look(away: boolean): void;
  /** Closes the connection; the page reconnects with its current identity. */
  close(): void;
}

/** Who pays for what a page asks for: its network and its player. */
export function payersOf({ network, player }: Pick<Subscriber, 'network' | 'player'>): [string, ...string[]] {
  return [network, ...(player === undefined ? [] : [`player ${player}`])];
}

/** The connected pages, and which tables each of them watches. */
export interface Subscriptions {
  add(subscriber: Subscriber): void;
  remove(subscriber: Subscriber): void;
  /** Ignored for a page that has disconnected. `steps`: the page can apply patches. */
  watch(table: string, subscriber: Subscriber, steps?: boolean): void;
  unwatch(table: string, subscriber: Subscriber): void;
  isWatching(table: string, subscriber: Subscriber): boolean;
  /** Whether anybody watches the table. */
  isWatched(table: string): boolean;
  /** Whether a page watches the table that has not been sent its match. */
  isWaiting(table: string): boolean;
  watching(subscriber: Subscriber): readonly string[];
  /** Sends an entry to all who watch a table, redacted for each viewer; not to those who wait for the match itself. */
  publish(table: TableRow, applied: AppliedEntry, position: MatchPosition): void;
  /**
   * Sends a match that has started, with its entries so far, to all who have waited for it. Whoever came after the start
   * has it already: a second time it would look like another question.
   */
  publishStart(table: TableRow, news: readonly AppliedEntry[], position: MatchPosition): void;
  /** Sends a page what it missed. */
  catchUp(table: TableRow, subscriber: Subscriber, missed: Omit<News, 'table'>): void;
  /** Sends a message to all who watch a table, or to those for whom `to` is true. */
  broadcast(table: string, message: ServerMessage, to?: (subscriber: Subscriber) => boolean): void;
  isPresent(table: string, player: string): boolean;
  /** Whether the player has the table before their eyes. */
  isLooking(table: string, player: string): boolean;
  /** The players at a table, and whether they look at it. */
  lookers(table: string): readonly (readonly [player: string, looking: boolean])[];
  watchedTables(): Iterable<string>;
  /** The players of all connected pages. */
  players(): ReadonlySet<string>;
  /** Call when a page looks at its tables, or no longer. */
  looked(subscriber: Subscriber): void;
  /** The tables this player's pages watch. */
  watchedBy(player: string): ReadonlySet<string>;
  /** Whether a page of this session is connected. */
  isConnected(session: string): boolean;
  /** Closes all connections of a player, or those for which `which` is true. */
  disconnect(player: string, which?: (subscriber: Subscriber) => boolean): void;
}

type Watcher = readonly [subscriber: Subscriber, watch: Watch];

/** Positions for which the news of latecomers are kept encoded. */
const MOST_CAUGHT_UP = 8;

/** `onPresence`: called when somebody has come to a table, left it or looked away. */
export function makeSubscriptions(
  { stepsShare }: Pick<Limits, 'stepsShare'>,
  onPresence: (table: string) => void = () => undefined,
): Subscriptions {
  const byTable = new Map<string, Map<Subscriber, Watch>>();
  const tablesOf = new Map<Subscriber, Set<string>>();
  const here = new Set<Subscriber>();
  const writer = makeNewsWriter({ stepsShare });
  const delivery = makeDelivery();
  /** By position: pages that return at the same time have missed the same news, so it is encoded once. */
  const caughtUp = new Map<MatchPosition, NewsBatch>();

  function unwatch(table: string, subscriber: Subscriber): void {
    removeFrom(byTable, table, subscriber);
    removeFrom(tablesOf, subscriber, table);
    onPresence(table);
  }

  /** Sends to watchers of a table, unless they have stopped watching or begun again by then, or nothing is written. */
  function sendTo(table: string, to: readonly Watcher[], write: (watcher: Watcher) => Buffer | undefined): void {
    delivery.send(table, to, (watcher) => {
      const [subscriber, watch] = watcher;
      const frame = byTable.get(table)?.get(subscriber) === watch ? write(watcher) : undefined;
      if (frame !== undefined) subscriber.send(frame);
    });
  }

  function sendNews(table: TableRow, batch: NewsBatch, isDue: (watch: Watch) => boolean): void {
    const watches = byTable.get(table.id);
    if (watches === undefined) return;
    sendTo(table.id, playersFirst(table, watches), ([{ player }, watch]) =>
      isDue(watch) ? writer.write(batch, { watch, own: seatsOf(table, player) }) : undefined,
    );
  }

  function batchOf(table: string, missed: Omit<News, 'table'>): NewsBatch {
    const known = caughtUp.get(missed.position);
    if (known?.news.fresh === missed.fresh && known.news.news.length === missed.news.length) return known;
    const batch = new NewsBatch({ table, ...missed });
    caughtUp.delete(missed.position);
    caughtUp.set(missed.position, batch);
    if (caughtUp.size > MOST_CAUGHT_UP) caughtUp.delete([...caughtUp.keys()][0] ?? missed.position);
    return batch;
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
      onPresence(table);
    },
    unwatch,
    isWatching: (table, subscriber) => byTable.get(table)?.has(subscriber) === true,
    isWatched: (table) => byTable.has(table),
    isWaiting: (table) => [...(byTable.get(table)?.values() ?? [])].some(isWaiting),
    watching: (subscriber) => [...(tablesOf.get(subscriber) ?? [])],
    publish(table, applied, position) {
      const batch = new NewsBatch({ table: table.id, news: [applied], position, fresh: false });
      sendNews(table, batch, (watch) => !isWaiting(watch));
    },
    publishStart(table, news, position) {
      sendNews(table, new NewsBatch({ table: table.id, news, position, fresh: true }), isWaiting);
    },
    catchUp(table, subscriber, missed) {
      const watch = byTable.get(table.id)?.get(subscriber);
      if (watch === undefined) return;
      const batch = batchOf(table.id, missed);
      subscriber.send(writer.write(batch, { watch, own: seatsOf(table, subscriber.player) }));
    },
    broadcast(table, message, to = () => true) {
      const subscribers = byTable.get(table);
      if (subscribers === undefined) return;
      const frame = textFrame(JSON.stringify(message));
      const recipients = [...subscribers].filter(([subscriber]) => to(subscriber));
      sendTo(table, recipients, () => frame);
    },
    isPresent(table, player) {
      const subscribers = byTable.get(table)?.keys() ?? [];
      return [...subscribers].some((subscriber) => subscriber.player === player);
    },
    isLooking(table, player) {
      const subscribers = byTable.get(table)?.keys() ?? [];
      return [...subscribers].some((subscriber) => subscriber.player === player && !subscriber.isAway());
    },
    lookers(table) {
      const all = new Map<string, boolean>();
      for (const one of byTable.get(table)?.keys() ?? [])
        if (one.player !== undefined) all.set(one.player, all.get(one.player) === true || !one.isAway());
      return [...all];
    },
    watchedTables: () => byTable.keys(),
    players: () => new Set([...here].flatMap(({ player }) => (player === undefined ? [] : [player]))),
    looked(subscriber) {
      for (const table of tablesOf.get(subscriber) ?? []) onPresence(table);
    },
    watchedBy(player) {
      const tables = [...here].filter((subscriber) => subscriber.player === player);
      return new Set(tables.flatMap((subscriber) => [...(tablesOf.get(subscriber) ?? [])]));
    },
    isConnected: (session) => [...here].some((subscriber) => subscriber.session === session),
    disconnect(player, which = () => true) {
      const theirs = [...here].filter((subscriber) => subscriber.player === player && which(subscriber));
      for (const subscriber of theirs) subscriber.close();
    },
  };
}

function isWaiting({ held }: Watch): boolean {
  return held === undefined;
}

/** Players do not wait until all spectators have been sent the news. */
function playersFirst(table: TableRow, watches: ReadonlyMap<Subscriber, Watch>): readonly Watcher[] {
  const all = [...watches];
  if (all.length <= table.seats.length) return all;
  const isPlayer = ([{ player }]: Watcher): boolean => seatsOf(table, player).length > 0;
  return [...all.filter(isPlayer), ...all.filter((one) => !isPlayer(one))];
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
