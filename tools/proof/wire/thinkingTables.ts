import { once } from 'node:events';
import { Visitor } from '@portolan/server/testing';
import { WebSocket } from 'ws';
import { quantile } from './quantile.ts';

const SEATS = 4;
/** A page may watch 50 tables. */
const TABLES_PER_PAGE = 25;
const NEWS = /^\{"type":"news","table":"([^"]+)"/;
/** Moves that follow one another faster than this part of the median wait were forced: no bot had to think. */
const FORCED = 0.1;

/** Tables at which only bots play, and when each of them moved. */
export interface ThinkingTables {
  /** By table: the times of its moves so far. */
  readonly moves: readonly (readonly number[])[];
  close(): void;
}

/** Starts a number of tables of each game with bots in all seats. */
export async function openThinkingTables(
  address: string,
  { games, tables, bot }: { readonly games: readonly string[]; readonly tables: number; readonly bot: string },
): Promise<ThinkingTables> {
  const host = await Visitor.guest(address, 'Host');
  const seats = Array.from({ length: SEATS }, () => ({ kind: 'bot', bot }));
  const moves: number[][] = [];
  const byId = new Map<string, number[]>();
  const pages: WebSocket[] = [];
  for (let at = 0; at < tables; at++) {
    if (at % TABLES_PER_PAGE === 0) pages.push(await openPage(address, byId));
    const game = games[at % games.length];
    const { id } = await host.table('/tables', { game, seats, visibility: 'unlisted', start: true });
    const times: number[] = [];
    moves.push(times);
    byId.set(id, times);
    pages.at(-1)?.send(JSON.stringify({ type: 'watch', table: id, steps: true }));
  }
  return {
    moves,
    close() {
      for (const page of pages) page.terminate();
    },
  };
}

async function openPage(address: string, byId: ReadonlyMap<string, number[]>): Promise<WebSocket> {
  const page = new WebSocket(`${address.replace('http', 'ws')}/socket`, { perMessageDeflate: false });
  page.on('message', (data) => {
    const [, id] = NEWS.exec(String(data).slice(0, 100)) ?? [];
    if (id !== undefined) byId.get(id)?.push(performance.now());
  });
  await once(page, 'open');
  return page;
}

/** How long tables waited for the next move of their bots. */
export interface Waits {
  readonly medianMs: number;
  readonly longestMs: number;
  /** Of the tables: the fewest and the most moves that were thought about. */
  readonly fewest: number;
  readonly most: number;
}

/** The waits within a time. A table that never moved has waited all the time. */
export function waitsWithin(moves: readonly (readonly number[])[], from: number, to: number): Waits {
  const gaps = moves.map((times) => gapsWithin(times, from, to));
  const median = quantile(gaps.flat(), 0.5);
  const thought = gaps.map((ones) => ones.filter((gap) => gap >= FORCED * median));
  return {
    medianMs: Math.round(quantile(thought.flat(), 0.5)),
    longestMs: Math.round(Math.max(...thought.flat())),
    fewest: Math.min(...thought.map((ones) => ones.length)),
    most: Math.max(...thought.map((ones) => ones.length)),
  };
}

/** Between moves; the first and the last wait of the time are cut off, unless nothing moved at all. */
function gapsWithin(times: readonly number[], from: number, to: number): number[] {
  const inside = times.filter((time) => time >= from && time <= to);
  if (inside.length < 2) return [to - from];
  return inside.slice(1).map((time, at) => time - (inside[at] ?? time));
}
