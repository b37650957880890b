import type { Seat } from '@portolan/kernel';
import type { ServerMessage } from '@portolan/protocol';
import type { Course } from './match/course.ts';
import type { Happened } from './match/liveMatch.ts';
import { entryFor, momentFor, perspectiveOf } from './match/perspective.ts';
import type { TableRow } from './store/store.ts';

/** A page that listens. */
export interface Listener {
  /** Undefined for somebody who has not said who he is: he may watch. */
  readonly player: string | undefined;
  send(text: string): void;
}

/** Who listens to what. */
export interface Hub {
  watch(table: string, listener: Listener): void;
  unwatch(table: string, listener: Listener): void;
  follow(listener: Listener): void;
  drop(listener: Listener): void;
  /** Tells everybody at a table what just happened, each what he may know. */
  tell(table: TableRow, happened: Happened, course: Course): void;
  /** Shows everybody at a table how the match begins. */
  begin(table: TableRow, course: Course): void;
  toTable(table: string, message: ServerMessage): void;
  /** Pages that follow the lobby. */
  followers(): ReadonlySet<Listener>;
  isPresent(table: string, player: string): boolean;
  watching(listener: Listener): readonly string[];
}

export function makeHub(): Hub {
  const byTable = new Map<string, Set<Listener>>();
  const tablesOf = new Map<Listener, Set<string>>();
  const lobby = new Set<Listener>();

  return {
    watch(table, listener) {
      mapSet(byTable, table).add(listener);
      mapSet(tablesOf, listener).add(table);
    },
    unwatch,
    follow: (listener) => void lobby.add(listener),
    drop(listener) {
      for (const table of [...(tablesOf.get(listener) ?? [])]) unwatch(table, listener);
      tablesOf.delete(listener);
      lobby.delete(listener);
    },
    tell: (table, happened, course) => tellAll(table, [happened], course, false),
    begin: (table, course) => tellAll(table, [], course, true),
    toTable(table, message) {
      const text = JSON.stringify(message);
      for (const listener of byTable.get(table) ?? []) listener.send(text);
    },
    followers: () => lobby,
    isPresent: (table, player) => [...(byTable.get(table) ?? [])].some((listener) => listener.player === player),
    watching: (listener) => [...(tablesOf.get(listener) ?? [])],
  };

  function tellAll(table: TableRow, news: readonly Happened[], course: Course, fresh: boolean): void {
    // Most listeners share a perspective with others; each is written once.
    const texts = new Map<string, string>();
    for (const listener of byTable.get(table.id) ?? []) {
      const own = seatsOf(table, listener.player);
      const key = own.join();
      const text = texts.get(key) ?? newsText(table, news, course, own, fresh);
      texts.set(key, text);
      listener.send(text);
    }
  }

  function unwatch(table: string, listener: Listener): void {
    byTable.get(table)?.delete(listener);
    if (byTable.get(table)?.size === 0) byTable.delete(table);
    tablesOf.get(listener)?.delete(table);
  }
}

/** The seats a player answers for; none for a spectator. */
export function seatsOf(table: TableRow, player: string | undefined): Seat[] {
  if (player === undefined) return [];
  return table.seats.flatMap((seat, at) =>
    seat.kind === 'person' && seat.player === player && !seat.resigned ? [at] : [],
  );
}

export function newsText(
  table: TableRow,
  news: readonly Happened[],
  course: Course,
  own: readonly Seat[],
  fresh: boolean,
): string {
  const perspective = perspectiveOf(course, own);
  const message: ServerMessage = {
    type: 'news',
    table: table.id,
    entries: news.map(({ row, events }) => entryFor(course, row, events, perspective.viewer)),
    moment: momentFor(course, perspective, own),
    ...(fresh ? { fresh } : {}),
  };
  return JSON.stringify(message);
}

function mapSet<K, V>(map: Map<K, Set<V>>, key: K): Set<V> {
  const known = map.get(key) ?? new Set<V>();
  map.set(key, known);
  return known;
}
