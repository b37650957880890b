import { InvariantError } from '@portolan/kernel';
import type { TableTerms } from '@portolan/protocol';
import { type Page, Visitor } from '@portolan/server/testing';

/** A table that has just begun, and a page for each of its players. */
export interface WatchedTable {
  readonly id: string;
  readonly visitors: readonly Visitor[];
  readonly pages: readonly Page[];
}

export interface WatchedOptions {
  readonly game: string;
  readonly names: readonly string[];
  readonly terms?: TableTerms | undefined;
}

export async function openWatchedTable(address: string, { game, names, terms }: WatchedOptions): Promise<WatchedTable> {
  const visitors = await Promise.all(names.map((name) => Visitor.guest(address, name)));
  const [host, ...others] = visitors;
  if (host === undefined) throw new InvariantError('a table needs a player');
  const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))];
  const { id } = await host.table('/tables', {
    game,
    visibility: 'unlisted',
    seats,
    ...(terms === undefined ? {} : { terms }),
  });
  for (const [at, visitor] of others.entries()) await visitor.table(`/tables/${id}/sit`, { seat: at + 1 });
  await host.table(`/tables/${id}/start`);
  const pages = await Promise.all(visitors.map((visitor) => visitor.page({ keep: false })));
  for (const page of pages) await page.watch(id);
  return { id, visitors, pages };
}
