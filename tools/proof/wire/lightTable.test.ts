import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gate } from './gate.ts';
import { LightTable, newTally } from './lightTable.ts';
import { type Link, openLink } from './link.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'portolan-light-'));
let server: ServerProcess;
let link: Link;
beforeAll(async () => {
  server = await startServerProcess('proofServerProcess.ts', [folder]);
  link = await openLink(Number(new URL(server.address).port));
}, 30_000);
afterAll(async () => {
  await link.close();
  await server.kill();
  rmSync(folder, { recursive: true });
});

it('plays on with the next games although its connections are lost again and again', async () => {
  const [tally, gate] = [newTally(), new Gate()];
  const table = await LightTable.open([`http://127.0.0.1:${link.port}`], 'francis-drake', { tally, gate });
  await table.begin();
  for (let cuts = 1; cuts <= 5; cuts++) {
    const before = tally.acknowledged;
    await expect.poll(() => tally.acknowledged, { timeout: 20_000 }).toBeGreaterThan(before + 60);
    await link.cut();
    await link.heal();
    await expect.poll(() => tally.lost).toBeGreaterThanOrEqual(4 * cuts);
  }
  const before = tally.acknowledged;
  await expect.poll(() => tally.acknowledged, { timeout: 20_000 }).toBeGreaterThan(before + 60);
  expect(tally.refusals).toEqual([]);
  expect(tally.unprepared).toBeGreaterThan(0);
  table.stop();
}, 60_000);
