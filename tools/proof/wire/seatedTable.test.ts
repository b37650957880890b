import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rngFromSeed } from '@portolan/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SeatedTable } from './seatedTable.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'portolan-seated-'));
let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess('proofServerProcess.ts', [folder]);
}, 30_000);
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true });
});

function seat(): Promise<SeatedTable> {
  const wanted = { game: 'specimen', people: 3, bots: 0 };
  return SeatedTable.open(server.address, wanted, rngFromSeed('seated'), { heard: () => undefined });
}

it('a player who is told to leave while their page is being opened leaves', async () => {
  const table = await seat();
  const [first] = table.witnesses;
  if (first === undefined) throw new Error('nobody is seated');
  const end = new AbortController();
  const played = table.playSeat(server.address, first, end.signal);
  end.abort();
  expect(await played).toBe(false);
});

it('nobody waits for a player who has lost the connection', async () => {
  const table = await seat();
  const [first] = table.witnesses;
  if (first === undefined) throw new Error('nobody is seated');
  first.player.play = async (page) => {
    page.terminate();
    await page.until(() => page.closed !== undefined, 'the end of the connection');
    return false;
  };
  await expect(table.playTogether(server.address, new AbortController().signal)).resolves.toBeUndefined();
});
