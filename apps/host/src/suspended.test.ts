import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Page, Visitor } from '@portolan/server/testing';
import { afterAll, expect, it } from 'vitest';
import { startHostProcess } from './testing/hostProcess.ts';

const BANK_MS = 600_000;
const STOPPED_MS = 8000;
/** What may be charged around it: for the requests themselves, on a busy machine. */
const SLACK_MS = 5000;
const folder = mkdtempSync(join(tmpdir(), 'portolan-suspended-'));
afterAll(() => rmSync(folder, { recursive: true }));

const left = (page: Page, id: string): number[] =>
  (page.at(id).moment?.clocks ?? []).flatMap((clock) => (clock === null ? [] : clock.left));

it('a process that was stopped charges nobody for it, not even with the move that it reads first', {
  timeout: 60_000,
}, async () => {
  const host = await startHostProcess(folder);
  try {
    const ann = await Visitor.guest(host.address, 'Ann');
    const bob = await Visitor.guest(host.address, 'Bob');
    const { id } = await ann.table('/tables', {
      game: 'specimen',
      visibility: 'unlisted',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      terms: { clock: { kind: 'live', bankSeconds: BANK_MS / 1000, incrementSeconds: 0 } },
    });
    await bob.table(`/tables/${id}/sit`, { seat: 1 });
    await ann.table(`/tables/${id}/start`);
    const [annsPage, bobsPage] = [await ann.page(), await bob.page()];
    for (const page of [annsPage, bobsPage]) await page.watch(id);
    const began = Date.now();
    host.process.kill('SIGSTOP');
    const moved = annsPage.move(id, annsPage.at(id).moment?.legal?.[0] ?? '');
    await pause(STOPPED_MS);
    host.process.kill('SIGCONT');
    expect(await moved).toMatchObject({ type: 'accepted' });
    await bobsPage.until(() => bobsPage.at(id).entries.some(({ kind }) => kind === 'move'), 'the move');
    const charged = left(bobsPage, id).map((ms) => BANK_MS - ms);
    expect(charged).toHaveLength(2);
    expect(Math.max(...charged)).toBeLessThan(Math.min(SLACK_MS, Date.now() - began - STOPPED_MS + 1000));
    // And the clock of whoever has not decided yet goes on.
    await bobsPage.until(() => bobsPage.at(id).moment?.clocks?.[1]?.until !== undefined, 'a clock that runs');
  } finally {
    host.process.kill('SIGCONT');
    host.process.kill('SIGKILL');
  }
});
