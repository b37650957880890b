import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedis } from './findProgram.ts';
import { freePort, type OwnedProcess, startOwned } from './ownedProcess.ts';

/** A Redis server of our own that saves nothing. It ends with this process, in whatever way that ends. */
export interface TestRedis {
  readonly url: string;
  /** Starts it again after `stop`, empty, at the same address. */
  start(): Promise<void>;
  /** Kills it; connections are broken off. */
  stop(): Promise<void>;
  /** CPU time in milliseconds since its latest start. */
  cpuMs(): number;
}

export async function startRedis(): Promise<TestRedis> {
  const path = findRedis();
  if (path === undefined) throw new Error("Redis is not installed; 'node tools/findServices.ts' installs it");
  const port = await freePort();
  let running: { readonly process: OwnedProcess; readonly folder: string } | undefined;

  async function start(): Promise<void> {
    if (running !== undefined) return;
    const folder = mkdtempSync(join(tmpdir(), 'portolan-redis-'));
    const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
    const isReady = (): Promise<void> => ping(port);
    running = { process: await startOwned({ path: path ?? '', args, folder, user: undefined, isReady }), folder };
  }
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    cpuMs: () => running?.process.cpuMs() ?? 0,
    async stop() {
      const ending = running;
      running = undefined;
      if (ending === undefined) return;
      await ending.process.end('KILL');
      rmSync(ending.folder, { recursive: true, force: true });
    },
  };
}

async function ping(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  try {
    socket.write('PING\r\n');
    const [answer] = await once(socket, 'data');
    if (!String(answer).startsWith('+PONG')) throw new Error(String(answer));
  } finally {
    socket.destroy();
  }
}
