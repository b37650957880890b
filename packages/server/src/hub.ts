import type { Seat } from '@portolan/kernel';
import type { ServerMessage } from '@portolan/protocol';
import { textFrame } from './frame.ts';
import type { Course } from './match/course.ts';
import type { Happened } from './match/liveMatch.ts';
import { makeNewsWriter, type News } from './newsWriter.ts';
import type { TableRow } from './store/store.ts';

/** A page that listens. */
export interface Listener {
  /** Undefined for somebody who has not said who he is: he may watch. */
  readonly player: string | undefined;
  /** Takes a message as a frame. */
  send(frame: Buffer): void;
  /** False once the page is gone: then nothing may keep hold of it any more. */
  isOpen(): boolean;
  /** Ends the line: the page will come back as who it then is. */
  cut(): void;
}

/** Who is here, and who listens to which table. */
export interface Hub {
  join(listener: Listener): void;
  leave(listener: Listener): void;
  /** Does nothing for a page that is gone. `steps`: the page can fold patches. */
  watch(table: string, listener: Listener, steps?: boolean): void;
  unwatch(table: string, listener: Listener): void;
  isWatching(table: string, listener: Listener): boolean;
  watching(listener: Listener): readonly string[];
  /** Tells everybody at a table what happened, each what he may know. Fresh: it begins at the first entry. */
  tell(table: TableRow, news: readonly Happened[], course: Course, fresh: boolean): void;
  /** Tells one page what it missed. */
  catchUp(table: TableRow, listener: Listener, missed: Omit<News, 'table'>): void;
  toTable(table: string, message: ServerMessage): void;
  isPresent(table: string, player: string): boolean;
  /** The tables that pages of this player watch. */
  watchedBy(player: string): ReadonlySet<string>;
  /** Ends every line of a player. */
  cut(player: string): void;
}

export function makeHub(): Hub {
  const byTable = new Map<string, Set<Listener>>();
  const tablesOf = new Map<Listener, Set<string>>();
  const here = new Set<Listener>();
  const writer = makeNewsWriter<Listener>();

  function unwatch(table: string, listener: Listener): void {
    removeFrom(byTable, table, listener);
    removeFrom(tablesOf, listener, table);
    writer.end(listener, table);
  }

  return {
    join: (listener) => void here.add(listener),
    leave(listener) {
      here.delete(listener);
      for (const table of [...(tablesOf.get(listener) ?? [])]) unwatch(table, listener);
    },
    watch(table, listener, steps = false) {
      if (!listener.isOpen()) return;
      writer.begin(listener, table, steps);
      mapSet(byTable, table).add(listener);
      mapSet(tablesOf, listener).add(table);
    },
    unwatch,
    isWatching: (table, listener) => byTable.get(table)?.has(listener) === true,
    watching: (listener) => [...(tablesOf.get(listener) ?? [])],
    tell(table, news, course, fresh) {
      const written = new Map<string, Buffer>();
      for (const listener of byTable.get(table.id) ?? []) {
        const to = { page: listener, own: seatsOf(table, listener.player) };
        listener.send(writer.write({ table: table.id, news, course, fresh }, to, written));
      }
    },
    catchUp(table, listener, missed) {
      const to = { page: listener, own: seatsOf(table, listener.player) };
      listener.send(writer.write({ table: table.id, ...missed }, to, new Map()));
    },
    toTable(table, message) {
      const listeners = byTable.get(table);
      if (listeners === undefined) return;
      const frame = textFrame(JSON.stringify(message));
      for (const listener of listeners) listener.send(frame);
    },
    isPresent(table, player) {
      for (const listener of byTable.get(table) ?? []) if (listener.player === player) return true;
      return false;
    },
    watchedBy(player) {
      const tables = [...here].filter((listener) => listener.player === player);
      return new Set(tables.flatMap((listener) => [...(tablesOf.get(listener) ?? [])]));
    },
    cut(player) {
      for (const listener of [...here]) if (listener.player === player) listener.cut();
    },
  };
}

/** The seats a player answers for; none for a spectator. */
export function seatsOf(table: TableRow, player: string | undefined): Seat[] {
  if (player === undefined) return [];
  return table.seats.flatMap((seat, at) =>
    seat.kind === 'person' && seat.player === player && !seat.resigned ? [at] : [],
  );
}

function mapSet<K, V>(map: Map<K, Set<V>>, key: K): Set<V> {
  const known = map.get(key) ?? new Set<V>();
  map.set(key, known);
  return known;
}

function removeFrom<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const set = map.get(key);
  set?.delete(value);
  if (set?.size === 0) map.delete(key);
}
