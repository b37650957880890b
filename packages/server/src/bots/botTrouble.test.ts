import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Page } from '../testing/page.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { Visitor } from '../testing/visitor.ts';

/** Real sockets and threads, possibly on a busy machine. */
const SLOW = { timeout: 40_000 };

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'portolan-bots-'));
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A worker that handles every job with `code`, in which `answer` sends a move. */
function worker(code: string): URL {
  const script = `import { parentPort as port } from 'node:worker_threads';
    import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
    const answer = (move) => port.postMessage({ answer: move });
    port.on('message', () => { ${code} });
    port.postMessage({ ready: true });`;
  return new URL(`data:text/javascript,${encodeURIComponent(script)}`);
}

/** A table of Ann and a bot, as Ann's page sees it. */
async function openTable(code: string, botTimeoutMs = 15_000): Promise<{ readonly page: Page; readonly id: string }> {
  server = await openTestServer({ workerScript: worker(code), limits: { botTimeoutMs } });
  const ann = await Visitor.guest(server.address, 'Ann');
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
  const { id } = await ann.table('/tables', { game: 'ferry', visibility: 'unlisted', seats, start: true });
  const page = await ann.page();
  await page.watch(id);
  return { page, id };
}

describe('a bot whose thread is lost', SLOW, () => {
  it.each<[string, string, string, number?]>([
    ['hangs', 'for (;;);', 'took longer', 500],
    ['exits', 'process.exit(1);', 'exited'],
    ['runs out of memory', 'const all = []; for (;;) all.push(Array(1e6).fill(0.5));', 'memory'],
    ['throws', 'throw new Error("no brain");', 'no brain'],
  ])('because it %s has a move played for it, and the table is told', async (_, code, problem, timeoutMs?) => {
    const { page, id } = await openTable(code, timeoutMs);
    await page.reach(id, 1);
    expect(page.at(id).entries[0]).toMatchObject({ kind: 'move', seat: 1 });
    await page.until(() => page.at(id).table.botTrouble !== undefined, 'word of the trouble');
    expect(page.at(id).table.botTrouble).toEqual({ seat: 1, seq: 1 });
    expect(server.errors.join()).toContain(problem);
  });

  it('is asked again in a new thread, and nobody is troubled', async () => {
    const once = JSON.stringify(join(folder, 'died'));
    const { page, id } = await openTable(
      `if (existsSync(${once})) answer('bid 3'); else { mkdirSync(${JSON.stringify(folder)}, { recursive: true }); writeFileSync(${once}, ''); process.exit(1); }`,
    );
    await page.reach(id, 1);
    expect(await page.move(id, 'bid 1')).toMatchObject({ type: 'accepted' });
    await page.reach(id, 2);
    const shown = page.at(id).entries[1]?.events.find(({ kind }) => kind === 'bidsShown');
    expect(shown).toMatchObject({ bids: [1, 3] });
    expect(page.at(id).table.botTrouble).toBeUndefined();
    expect(server.errors).toEqual([]);
  });
});
