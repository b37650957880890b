import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import type { CrowdReport, CrowdRequest } from './testing/crowd.ts';
import { bids, seated } from './testing/seated.ts';
import { openTestServer, type TestServer } from './testing/testServer.ts';

const SPECTATORS = 500;
/** The longest turn of the event loop, in milliseconds of processor time: a busy machine does not count. */
const LONGEST_TURN = 50;

let server: TestServer;
let crowd: Worker | undefined;
afterEach(async () => {
  await crowd?.terminate();
  await server.stop();
});

/** Spectators of a table, in a thread of their own. */
async function gather(table: string): Promise<{ sees(seq: number): Promise<void> }> {
  const workerData: CrowdRequest = { address: server.address, table, spectators: SPECTATORS };
  const worker = new Worker(new URL('./testing/crowd.ts', import.meta.url), { workerData });
  crowd = worker;
  const reports: CrowdReport[] = [];
  const until = (check: (report: CrowdReport) => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (reports.some(check)) resolve();
        else worker.once('message', look);
      };
      look();
    });
  worker.on('message', (report: CrowdReport) => reports.push(report));
  await until(({ watching }) => watching === true);
  return { sees: (seq) => until(({ seen }) => seen?.seq === seq && seen.spectators === SPECTATORS) };
}

/** Measures the turns of this thread's event loop until it is stopped. */
function measureTurns(): { stop(): number } {
  let longest = 0;
  let stopped = false;
  let last = process.threadCpuUsage();
  const turn = (): void => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, (now.user - last.user + now.system - last.system) / 1000);
    last = now;
    if (!stopped) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    stop() {
      stopped = true;
      return longest;
    },
  };
}

describe('a table with 500 spectators', { timeout: 60_000 }, () => {
  it('sends every move to all of them without keeping others waiting', async () => {
    server = await openTestServer({ limits: { socketsPerNetwork: 1000 } });
    const at = await seated(server);
    const other = await seated(server);
    const { sees } = await gather(at.id);
    const turns = measureTurns();
    for (const [seq, page] of at.pages.entries()) {
      const answer = await page.move(at.id, 'bid 1');
      expect(answer).toMatchObject({ type: 'accepted', seq: seq + 1 });
      await page.reach(at.id, seq + 1);
    }
    await bids(other);
    await sees(2);
    expect(turns.stop()).toBeLessThan(LONGEST_TURN);
  });
});
