import { join } from 'node:path';
import { findGame } from '@portolan/cli/games';
import { hashState, InvariantError, opening, replay } from '@portolan/kernel';
import type { TableInfo, TableTerms } from '@portolan/protocol';
import { openSqliteStore, type Store } from '@portolan/server';
import { type Page, Visitor } from '@portolan/server/testing';
import type { Attack, Target } from './fuzzMessage.ts';
import type { ClockCommand } from './movableClock.ts';
import type { ServerProcess } from './serverProcess.ts';
import { openWatchedTable } from './watchedTable.ts';

/** A client and what it knows about the table it attacks. */
export interface Attacker {
  readonly cookie: string | undefined;
  readonly attack: Attack;
}

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];

/** By how much the clock of the server is put forward while the tables are set up. */
export const LATER_MS = 2 * 3_600_000;
const DAYS = { holidays: 2, vacation: 5 };

/**
 * Tables in the middle of their games, a gathering one, and clients with and without a seat. At one of the tables a request
 * to go back is open and the clocks stand still, because nobody is there; at one a vote is open; and one has days per turn.
 */
export async function setUpTables(server: Pick<ServerProcess, 'address' | 'process'>): Promise<Attacker[]> {
  const { address } = server;
  const small = await fill(address, { game: 'specimen', people: 3, moves: 5 });
  const large = await fill(address, { game: 'francis-drake', people: 4, moves: 14 });
  const asking = await openRequest(address);
  const voting = await openVote(server);
  const withDays = await fill(address, {
    ...{ game: 'specimen', people: 3, moves: 4 },
    terms: {
      clock: { kind: 'correspondence', daysPerTurn: 30, holidays: DAYS.holidays, vacationDays: DAYS.vacation },
    },
  });
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
  return [
    ...withOthers(small, large),
    ...withOthers(large, small),
    ...withOthers(asking, small),
    ...withOthers(voting, small),
    // One is enough: it receives only requests, so it is faster than the others.
    ...knowing(withDays.slice(0, 1), { days: DAYS }),
    ...strangers,
  ];
}

/** Seat 0 asks to go back at a table with a live clock. */
async function openRequest(address: string): Promise<Attacker[]> {
  const attackers = await fill(address, {
    ...{ game: 'specimen', people: 3, moves: 5 },
    terms: { clock: { kind: 'live', bankSeconds: 86_400, incrementSeconds: 0 } },
  });
  const [asker] = attackers;
  if (asker === undefined) throw new InvariantError('nobody asks');
  const { id, seq: played } = asker.attack.target;
  const visitor = new Visitor(address, asker.cookie);
  // The table notices that all of them have left.
  let seq = played;
  while (seq === played) seq = (await visitor.get<TableInfo>(`/tables/${id}`)).body.seq;
  const request = await ask(visitor, { type: 'askBack', table: id, seq, to: 0, hidden: true });
  return knowing(attackers, { seq: request, request: { seq: request, seat: 0 } });
}

/** After two hours of silence one of three players is for a bot in the seat of another. */
async function openVote({ address, process }: Pick<ServerProcess, 'address' | 'process'>): Promise<Attacker[]> {
  const terms = { silenceHours: 1 };
  const attackers = await fill(address, { game: 'specimen', people: 3, moves: 5, terms });
  const silent = attackers[0]?.attack.target.legal.findIndex((moves) => moves.length > 0) ?? 0;
  const seat = (silent + 1) % 3;
  const voter = attackers[seat];
  if (voter === undefined) throw new InvariantError('nobody votes');
  const visitor = new Visitor(address, voter.cookie);
  process.send({ offByMs: LATER_MS } satisfies ClockCommand);
  const page = await visitor.page();
  for (const before = Date.now() + LATER_MS / 2; ; ) {
    const pong = await page.ask({ type: 'ping' });
    if (pong.type === 'pong' && (pong.now ?? 0) > before) break;
  }
  page.terminate();
  const seq = await ask(visitor, { type: 'vote', table: voter.attack.target.id, for: silent });
  return knowing(attackers, { seq, vote: { seat, for: silent } });
}

/** The number of its entry. */
async function ask(visitor: Visitor, message: Parameters<Page['ask']>[0]): Promise<number> {
  const page = await visitor.page();
  const answer = await page.ask(message);
  page.terminate();
  if (answer.type !== 'accepted') throw new InvariantError(JSON.stringify(answer));
  return answer.seq;
}

function knowing(attackers: readonly Attacker[], more: Partial<Target>): Attacker[] {
  return attackers.map((one) => ({ ...one, attack: { ...one.attack, target: { ...one.attack.target, ...more } } }));
}

interface Filling {
  readonly game: string;
  readonly people: number;
  readonly moves: number;
  readonly terms?: TableTerms;
}

/** A table of players, after `moves` moves. */
async function fill(address: string, { game, people, moves, terms }: Filling): Promise<Attacker[]> {
  const { id, visitors, pages } = await openWatchedTable(address, { game, names: NAMES.slice(0, people), terms });
  const played = pages.map((): Target['played'] => undefined);
  for (let seq = 0; seq < moves; seq++) {
    const seat = pages.findIndex((page) => page.at(id).moment?.seat !== undefined);
    const written = await playFirst(pages[seat], id, `m${seq}`);
    played[seat] = { id: `m${seq}`, seq: written };
    await Promise.all(pages.map((page) => page.reach(id, written)));
  }
  const legal = pages.map((page) => page.at(id).moment?.legal ?? []);
  const seq = pages[0]?.at(id).entries.length ?? moves;
  for (const page of pages) page.terminate();
  return visitors.map(({ cookie }, seat) => ({
    cookie,
    attack: { target: { id, seq, legal, played: played[seat] }, seat, others: [] },
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
  for (const table of tables)
    prints[table.id] = `${hashState(withoutClock(table))} ${await stateHash(store, table.id)}`;
  await store.close();
  return prints;
}

/** At a table with days per turn every restart is written down, so that it costs nobody time. */
function withoutClock(table: Awaited<ReturnType<Store['tables']>>[number]): object {
  if (table.terms.clock?.kind !== 'correspondence') return table;
  const pending = { ...table.pending, clocks: [] };
  return { ...table, seq: 0, rev: 0, movedAt: 0, dueAt: null, pending };
}

async function stateHash(store: Store, id: string): Promise<string> {
  const table = await store.table(id);
  const all = await store.entries(id, 0);
  const rows = all.filter(({ entry }) => entry.kind !== 'paused' && entry.kind !== 'resumed');
  const box = table === undefined ? undefined : findGame(table.game)?.package.open();
  if (table === undefined || box === undefined || !box.ok) throw new InvariantError(`table ${id} cannot be opened`);
  const { options, seed } = table;
  const moves = rows.flatMap(({ entry }) => (entry.kind === 'move' ? [{ seat: entry.seat, text: entry.text }] : []));
  const match = { options, seats: table.seats.length, seed, moves };
  let hash = hashState(opening(box.value.game, match).state);
  for (const step of replay(box.value.game, match)) hash = step.ok ? step.value.hash : 'broken';
  return `${hash} ${hashState(rows)}`;
}
