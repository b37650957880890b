import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GamePackage } from '@portolan/kernel';
import type { TableInfo } from '@portolan/protocol';
import { claimOf, readMatchLogs, verifyLog } from '@portolan/protocol/log';
import { makeLog, openSqliteStore, type RunningServer, startServer } from '@portolan/server';
import { loadReleases } from '@portolan/server/releases';
import { type Page, Visitor } from '@portolan/server/testing';
import { specimen } from '@portolan/specimen';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { disagreements, opened, PACKAGES } from './goldenGames.ts';
import { release } from './release.ts';
import { nextSpecimen } from './testing/nextSpecimen.ts';

/** A build and real sockets, possibly on a busy machine. */
const SLOW_MS = 60_000;
const FIRST_MOVES = 3;
const folder = mkdtempSync(join(tmpdir(), 'portolan-upgrade-'));
const errors: string[] = [];

beforeAll(async () => {
  writeFileSync(join(folder, 'index.json'), '[]\n');
  await release('specimen', folder);
  process.env.PORTOLAN_TEST_RELEASES = folder;
}, SLOW_MS);
afterAll(() => rmSync(folder, { recursive: true }));

function serve(
  packages: readonly GamePackage[],
  bots: string,
  released: readonly GamePackage[],
): Promise<RunningServer> {
  return startServer(
    {
      packages,
      released,
      store: openSqliteStore(join(folder, 'portolan.sqlite')),
      secret: 'a secret for tests',
      version: '0.0.0',
      workerScript: new URL(bots, import.meta.url),
      botThreads: 1,
      log: makeLog((line) => void (line.includes('"error"') && errors.push(line)), Date.now),
    },
    '127.0.0.1',
    0,
  );
}

const TABLE = {
  game: 'specimen',
  visibility: 'public',
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
  start: true,
} as const;

/** Plays the first legal move whenever the page is asked, until the game is over or enough moves are played. */
async function play(page: Page, id: string, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let moves = 0; moves < most; moves++) {
    await page.until(() => {
      const { moment } = page.at(id);
      return moment?.awaiting.length === 0 || moment?.seat !== undefined;
    }, 'a decision or the end');
    const { moment } = page.at(id);
    if (moment?.awaiting.length === 0) return;
    expect(await page.move(id, moment?.legal?.[0] ?? '', { final: true })).toMatchObject({ type: 'accepted' });
  }
}

it(
  'a table that was started with earlier rules is finished, replayed, exported, imported and rematched after an upgrade',
  async () => {
    const before = await serve([specimen], './testing/specimenBots.ts', []);
    const ann = await Visitor.guest(before.address, 'Ann');
    const { id } = await ann.table('/tables', TABLE);
    const first = await ann.page();
    await first.watch(id);
    await play(first, id, FIRST_MOVES);
    await before.stop();

    const after = await serve([nextSpecimen], './testing/upgradedBots.ts', loadReleases(folder));
    const later = new Visitor(after.address, ann.cookie);
    const page = await later.page();
    await page.watch(id);
    await play(page, id);
    await page.until(() => page.at(id).table.status === 'finished', 'the end');

    const log = (await later.get<string>(`/tables/${id}/log`)).body;
    const { game } = opened(specimen);
    const [read] = readMatchLogs(log.trimEnd().split('\n'));
    if (read === undefined || !read.ok) throw new Error('the log cannot be read');
    const claim = claimOf(game, read.value);
    expect(claim.ok && verifyLog(game, claim.value)).toEqual({ ok: true, value: read.value.moves.length });
    expect((await later.get<{ last: number }>(`/tables/${id}/moments?as=open`)).body.last).toBe(
      page.at(id).entries.length,
    );
    const imported = await later.request<TableInfo>('POST', '/import', log, 'application/x-ndjson');
    expect(imported).toMatchObject({ status: 200, body: { rulesVersion: 1 } });
    expect(await later.table(`/tables/${id}/rematch`)).toMatchObject({ rulesVersion: 2, status: 'running' });
    expect(await later.table('/tables', TABLE)).toMatchObject({ rulesVersion: 2 });
    await after.stop();
    expect(errors).toEqual([]);
  },
  SLOW_MS,
);

it.each(PACKAGES)(
  'the built rules of $id play the golden games exactly as the sources do',
  async (one) => {
    const { file } = one.id === 'specimen' ? { file: 'specimen-1.mjs' } : await release(one.id, folder);
    expect(file).toBe(`${one.id}-${opened(one).game.rulesVersion}.mjs`);
    const built = loadReleases(folder).find(({ id }) => id === one.id);
    if (built === undefined) throw new Error(`${one.id} was not released`);
    expect(disagreements(opened(built).game)).toEqual([]);
  },
  SLOW_MS,
);

it('a release that was changed afterwards is not loaded', () => {
  writeFileSync(join(folder, 'specimen-1.mjs'), 'export default {};\n');
  expect(() => loadReleases(folder)).toThrow('has changed since its release');
});
