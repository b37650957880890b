import { join } from 'node:path';
import { findGame } from '@portolan/cli/games';
import { hashState, InvariantError, opening, replay } from '@portolan/kernel';
import { openSqliteStore, type Store } from '@portolan/server';
import { type Page, Visitor } from '@portolan/server/testing';
import type { Attack, Target } from './fuzzMessage.ts';
import { openWatchedTable } from './watchedTable.ts';

/** A client and what it knows about the table it attacks. */
export interface Attacker {
  readonly cookie: string | undefined;
  readonly attack: Attack;
}

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];

/** Two tables in the middle of their games, a gathering one, and clients with and without a seat. */
export async function setUpTables(address: string): Promise<Attacker[]> {
  const small = await fill(address, 'specimen', 3, 5);
  const large = await fill(address, 'francis-drake', 4, 14);
  const host = await Visitor.guest(address, 'Host');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await host.table('/tables', { game: 'specimen', visibility: 'unlisted', seats });
  const gathering: Target = { id, seq: 0, legal: [], played: undefined };
  const outsider = await Visitor.guest(address, 'Outsider');
  const strangers: Attacker[] = [outsider.cookie, undefined].flatMap((cookie) =>
    [small, large].map(([target]) => ({
      cookie,
      attack: {
        target: { ...(target?.attack.target ?? gathering), played: undefined },
        seat: undefined,
        others: [gathering],
      },
    })),
  );
  const withOthers = (own: readonly Attacker[], other: readonly Attacker[]): Attacker[] =>
    own.map((one) => {
      const others = [gathering, ...other.slice(0, 1).map(({ attack }) => attack.target)];
      return { ...one, attack: { ...one.attack, others } };
    });
  return [...withOthers(small, large), ...withOthers(large, small), ...strangers];
}

/** A table of players, after `moves` moves. */
async function fill(address: string, game: string, people: number, moves: number): Promise<Attacker[]> {
  const { id, visitors, pages } = await openWatchedTable(address, game, NAMES.slice(0, people));
  const played = pages.map((): Target['played'] => undefined);
  for (let seq = 0; seq < moves; seq++) {
    const seat = pages.findIndex((page) => page.at(id).moment?.seat !== undefined);
    played[seat] = { id: `m${seq}`, seq: await playFirst(pages[seat], id, `m${seq}`) };
    await Promise.all(pages.map((page) => page.reach(id, seq + 1)));
  }
  const legal = pages.map((page) => page.at(id).moment?.legal ?? []);
  for (const page of pages) page.terminate();
  return visitors.map(({ cookie }, seat) => ({
    cookie,
    attack: { target: { id, seq: moves, legal, played: played[seat] }, seat, others: [] },
  }));
}

async function playFirst(page: Page | undefined, table: string, id: string): Promise<number> {
  const { moment, entries } = page?.at(table) ?? { entries: [] };
  const text = moment?.legal?.[0] ?? '';
  const answer = await page?.ask({ type: 'move', id, table, seq: entries.length, text, final: true });
  if (answer?.type !== 'accepted') throw new InvariantError(`${text}: ${JSON.stringify(answer)}`);
  return answer.seq;
}

/** A hash of each match in the data folder of a stopped server: its rows and its state. */
export async function fingerprints(folder: string): Promise<Record<string, string>> {
  const store = openSqliteStore(join(folder, 'portolan.sqlite'));
  const tables = await store.tables({ limit: 1000 });
  const prints: Record<string, string> = {};
  for (const table of tables) prints[table.id] = `${hashState(table)} ${await stateHash(store, table.id)}`;
  await store.close();
  return prints;
}

async function stateHash(store: Store, id: string): Promise<string> {
  const table = await store.table(id);
  const rows = await store.entries(id, 0);
  const box = table === undefined ? undefined : findGame(table.game)?.package.open();
  if (table === undefined || box === undefined || !box.ok) throw new InvariantError(`table ${id} cannot be opened`);
  const { options, seed } = table;
  const moves = rows.flatMap(({ entry }) => (entry.kind === 'move' ? [{ seat: entry.seat, text: entry.text }] : []));
  const match = { options, seats: table.seats.length, seed, moves };
  let hash = hashState(opening(box.value.game, match).state);
  for (const step of replay(box.value.game, match)) hash = step.ok ? step.value.hash : 'broken';
  return `${hash} ${hashState(rows)}`;
}
