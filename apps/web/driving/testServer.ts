import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const HOST = fileURLToPath(new URL('../../host/src/main.ts', import.meta.url));

/** The real host program in a separate process. */
export interface TestServer {
  readonly address: string;
  /** Stops it, deletes its data and returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts it on a free port with an empty data folder. */
export async function startTestServer(): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portolan-e2e-'));
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir };
  const child = spawn(process.execPath, [HOST], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'exit');
  const forget = (): void => rmSync(dataDir, { recursive: true, force: true });
  const address = await findAddress(createInterface(child.stdout));
  if (address === undefined) {
    await ended;
    forget();
    throw new Error(`the server did not open:\n${said}`);
  }
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      forget();
      return code;
    },
  };
}

/** Undefined if it exits without printing its address. */
async function findAddress(lines: AsyncIterable<string>): Promise<string | undefined> {
  for await (const line of lines) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  return undefined;
}
