import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntryInfo, TableInfo, TableTerms } from '@portolan/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tableRow } from './store/sampleRows.ts';
import { openSqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import type { Page } from './testing/page.ts';
import { bids, type Seated, seated } from './testing/seated.ts';
import { makeTestClock, type TestClock } from './testing/testClock.ts';
import { openTestServer, type TestServer } from './testing/testServer.ts';
import { Visitor } from './testing/visitor.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A Monday. */
const START = Date.parse('2026-11-02T12:00Z');
const DAYS: TableTerms = { clock: { kind: 'correspondence', daysPerTurn: 2 } };
const LIVE: TableTerms = { clock: { kind: 'live', bankSeconds: 600, incrementSeconds: 5 } };

let clock: TestClock;
let folder: string;
let store: Store;
let server: TestServer;

const openStore = (): Store => openSqliteStore(join(folder, 'portolan.db'));

beforeEach(async () => {
  clock = makeTestClock(START);
  folder = mkdtempSync(join(tmpdir(), 'portolan-clocks-'));
  store = openStore();
  server = await openTestServer({ clock, store });
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function hasKind(page: Page, id: string, kind: EntryInfo['kind']): Promise<EntryInfo> {
  const find = (): EntryInfo | undefined => page.at(id).entries.findLast((entry) => entry.kind === kind);
  await page.until(() => find() !== undefined, `an entry '${kind}'`);
  return find() ?? { seq: 0, kind, events: [], at: 0 };
}

/** The same server, after it was killed and nobody started it for a while. */
async function restart(after: number): Promise<void> {
  await server.stop();
  clock.advance(after);
  server = await openTestServer({ clock, store: openStore() });
}

describe('days per turn', SLOW, () => {
  it('end with a bot that takes over, until the player returns', async () => {
    const at = await seated(server, { terms: DAYS });
    const [ann, bob] = at.pages;
    await bids(at);
    expect(ann.at(at.id).moment?.clocks?.[0]).toMatchObject({ until: START + 2 * DAY_MS });
    expect(ann.at(at.id).table.terms).toEqual(DAYS);
    clock.advance(2 * DAY_MS - 1);
    await bob.ask({ type: 'ping' });
    expect(bob.at(at.id).entries).toHaveLength(2);
    clock.advance(1);
    expect(await hasKind(bob, at.id, 'standIn')).toMatchObject({ seat: 0, why: 'flag', byTable: true, left: 0 });
    await bob.until(
      () => bob.at(at.id).entries.some(({ standIn, kind }) => kind === 'move' && standIn === 'bosun'),
      'the bot',
    );
    await bob.until(() => standInOf(bob, at, 0) !== undefined, 'the stand-in');
    expect(await ann.ask({ type: 'return', table: at.id })).toMatchObject({ type: 'accepted' });
    await bob.until(() => standInOf(bob, at, 0) === undefined, 'the player');
    expect(server.errors).toEqual([]);
  });

  it('end also if the store failed when they ended', async () => {
    const at = await seated(server, { terms: DAYS });
    await server.stop();
    let failures = 0;
    store = openStore();
    const dueTables: Store['dueTables'] = (...asked) =>
      failures++ === 0 ? Promise.reject(new Error('no answer')) : store.dueTables(...asked);
    server = await openTestServer({ clock, store: { ...store, dueTables } });
    clock.advance(2 * DAY_MS);
    await expect.poll(() => server.errors.join()).toContain('no answer');
    clock.advance(10_000);
    // Nobody looks at the table, which would have its clock attended as well.
    const kinds = async (): Promise<string[]> => (await store.entries(at.id, 0)).map(({ entry }) => entry.kind);
    await expect.poll(kinds, { timeout: 10_000 }).toContain('standIn');
  });

  it('end also if more tables than are looked at together cannot be attended', async () => {
    for (let n = 0; n < 50; n++)
      await store.addTable(tableRow({ id: `gone${n}`, code: `gone${n}`, game: 'gone', dueAt: START + 1 }));
    const at = await seated(server, { terms: DAYS });
    await bids(at);
    clock.advance(2 * DAY_MS);
    await hasKind(at.pages[1], at.id, 'standIn');
  });

  it('are not used up while no server is running', async () => {
    const at = await seated(server, { terms: DAYS });
    await bids(at);
    clock.advance(30 * HOUR_MS);
    await restart(3 * DAY_MS);
    const bob = await new Visitor(server.address, at.bob.cookie).page();
    await bob.watch(at.id);
    expect(bob.at(at.id).entries.slice(2)).toMatchObject([
      { kind: 'paused', why: 'away', byTable: true, since: START + 30 * HOUR_MS },
      { kind: 'resumed', byTable: true, since: START + 30 * HOUR_MS + 3 * DAY_MS },
    ]);
    expect(bob.at(at.id).moment?.clocks?.[0]).toMatchObject({ left: 18 * HOUR_MS });
    clock.advance(18 * HOUR_MS - 1);
    await bob.ask({ type: 'ping' });
    expect(bob.at(at.id).entries).toHaveLength(4);
    clock.advance(1);
    expect(await hasKind(bob, at.id, 'standIn')).toMatchObject({ seat: 0 });
  });

  it('go on even if the server was killed between stopping and starting them', async () => {
    const at = await seated(server, { terms: DAYS });
    await bids(at);
    await server.stop();
    const store = openStore();
    const paused = { kind: 'paused', why: 'away', since: START } as const;
    await store.append(at.id, { seq: 3, id: 'table-3', entry: paused, at: START }, { seq: 3, dueAt: null });
    await store.close();
    clock.advance(HOUR_MS);
    server = await openTestServer({ clock, store: openStore() });
    const bob = await new Visitor(server.address, at.bob.cookie).page();
    await bob.watch(at.id);
    expect(await hasKind(bob, at.id, 'resumed')).toMatchObject({ since: START + HOUR_MS });
    expect(bob.at(at.id).moment?.clocks?.[0]).toMatchObject({ until: START + HOUR_MS + 2 * DAY_MS });
  });

  it('end after a restart without anybody looking', async () => {
    const at = await seated(server, { terms: { ...DAYS, atZero: 'resign' } });
    await bids(at);
    await restart(DAY_MS);
    clock.advance(2 * DAY_MS);
    const bob = await new Visitor(server.address, at.bob.cookie).page();
    await bob.watch(at.id);
    expect(await hasKind(bob, at.id, 'resign')).toMatchObject({ seat: 0, why: 'flag', byTable: true });
  });
});

describe('a store that cannot be written to', SLOW, () => {
  it('costs nobody time', async () => {
    await server.stop();
    const store = openStore();
    let isFull = false;
    const beat = (at: number): Promise<void> => (isFull ? Promise.reject(new Error('disk full')) : store.beat(at));
    const wakeUp = (at: number): Promise<void> => (isFull ? Promise.reject(new Error('disk full')) : store.wakeUp(at));
    server = await openTestServer({ clock, store: { ...store, beat, wakeUp } });
    const at = await seated(server, { terms: DAYS });
    const [, bob] = at.pages;
    await bids(at);
    isFull = true;
    clock.advance(3 * DAY_MS);
    await expect.poll(() => server.errors.length).toBeGreaterThan(0);
    expect(bob.at(at.id).entries).toHaveLength(2);
    isFull = false;
    // The clock is moved until the server has looked at it again.
    await expect
      .poll(() => {
        clock.advance(1000);
        return bob.at(at.id).entries.map(({ kind }) => kind);
      })
      .toEqual(['move', 'move', 'paused', 'resumed']);
    expect(bob.at(at.id).moment?.clocks?.[0]?.left).toBe(2 * DAY_MS);
  });
});

describe('a server that stood still', SLOW, () => {
  const kinds = (page: Page, id: string): string[] => page.at(id).entries.map(({ kind }) => kind);

  it('costs nobody days, also if the first to arrive is a move', async () => {
    const at = await seated(server, { terms: DAYS });
    const [ann, bob] = at.pages;
    await bids(at);
    clock.standStill(3 * DAY_MS);
    expect(await ann.move(at.id, 'skip', { final: true })).toMatchObject({ type: 'accepted' });
    await bob.reach(at.id, 5);
    expect(kinds(bob, at.id)).toEqual(['move', 'move', 'paused', 'resumed', 'move']);
    expect(bob.at(at.id).entries[4]?.left).toBe(2 * DAY_MS);
    clock.advance(0);
    await bob.ask({ type: 'ping' });
    expect(kinds(bob, at.id)).not.toContain('standIn');
  });

  it('lets nobody run out of time because of that', async () => {
    const at = await seated(server, { terms: DAYS });
    const [, bob] = at.pages;
    await bids(at);
    clock.standStill(3 * DAY_MS);
    clock.advance(0);
    await bob.reach(at.id, 4);
    expect(kinds(bob, at.id)).toEqual(['move', 'move', 'paused', 'resumed']);
    clock.advance(2 * DAY_MS - 1);
    await bob.ask({ type: 'ping' });
    expect(kinds(bob, at.id)).not.toContain('standIn');
    clock.advance(1);
    expect(await hasKind(bob, at.id, 'standIn')).toMatchObject({ seat: 0 });
  });

  it('lets live clocks run on for those who are still at the table', async () => {
    const at = await seated(server, { terms: LIVE });
    const [, bob] = at.pages;
    await bids(at);
    clock.standStill(HOUR_MS);
    clock.advance(0);
    await bob.until(() => bob.at(at.id).entries.some(({ why }) => why === 'away'), 'the pause');
    await bob.until(() => bob.at(at.id).moment?.clocks?.[0]?.until !== undefined, 'the clock');
    expect(bob.at(at.id).moment?.clocks?.[0]).toMatchObject({ left: 605_000, until: clock.now() + 605_000 });
  });

  it('is not charged to whoever stays when the other one leaves', async () => {
    const at = await seated(server, { terms: LIVE });
    const [ann, bob] = at.pages;
    await bids(at);
    clock.standStill(HOUR_MS);
    await ann.close();
    await bob.close();
    const cat = await at.bob.page();
    await cat.watch(at.id);
    await cat.until(() => cat.at(at.id).moment?.clocks?.[0]?.until === clock.now() + 605_000, 'the clock');
    expect(cat.at(at.id).entries.filter(({ why }) => why === 'away')).toHaveLength(1);
  });
});

describe('a live clock', SLOW, () => {
  it('stands still while nobody is at the table', async () => {
    const at = await seated(server, { terms: LIVE });
    await bids(at);
    clock.advance(100_000);
    for (const page of at.pages) await page.close();
    await expect.poll(async () => (await at.ann.get<TableInfo>(`/tables/${at.id}`)).body.dueAt).toBeUndefined();
    clock.advance(DAY_MS);
    const bob = await at.bob.page();
    await bob.watch(at.id);
    await hasKind(bob, at.id, 'resumed');
    await bob.until(() => bob.at(at.id).moment?.clocks?.[0]?.until !== undefined, 'the clock');
    expect(bob.at(at.id).moment?.clocks?.[0]).toMatchObject({ left: 505_000, until: clock.now() + 505_000 });
    clock.advance(505_000);
    expect(await hasKind(bob, at.id, 'standIn')).toMatchObject({ seat: 0, why: 'flag' });
  });
});

describe('a calendar', SLOW, () => {
  it('moves the deadline, and is shown to nobody else', async () => {
    const terms: TableTerms = { clock: { kind: 'correspondence', daysPerTurn: 2, vacationDays: 7 } };
    const at = await seated(server, { terms });
    const [ann, bob] = at.pages;
    const vacation = ['2026-11-03', '2026-11-04'];
    const answer = await ann.ask({ type: 'calendar', table: at.id, zone: 'Europe/Lisbon', vacation });
    expect(answer).toMatchObject({ type: 'accepted' });
    await bob.reach(at.id, 1);
    const zone = 'Europe/Lisbon';
    expect(ann.at(at.id).moment?.clocks?.[0]).toMatchObject({
      until: START + 4 * DAY_MS,
      calendar: { zone, vacation },
    });
    expect(bob.at(at.id).moment?.clocks?.[0]).toMatchObject({ until: START + 4 * DAY_MS });
    expect(bob.frames.join('\n')).not.toMatch(/Lisbon|2026-11-0/);
    const again = await ann.ask({
      type: 'calendar',
      table: at.id,
      vacation: Array.from({ length: 9 }, (_, n) => `2026-12-0${n + 1}`),
    });
    expect(again).toMatchObject({ type: 'refused', refusal: { reason: 'tooManyDaysOff', params: { max: 7 } } });
  });
});

function standInOf(page: Page, { id }: Seated, seat: number): unknown {
  const info = page.at(id).table.seats[seat];
  return info?.kind === 'person' ? info.standIn : undefined;
}
