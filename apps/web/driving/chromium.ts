import { createServer } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright-core';

/** The system's browser, or the one named by `CHROMIUM`. */
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath, args: FLAGS });
}

interface Commanded {
  readonly page: Page;
  /** Where other programs can drive the same browser; what they open shares the cookies of `page`. */
  readonly port: number;
  close(): Promise<void>;
}

/** A browser that other programs can drive too. Its profile is kept in `folder`. */
export async function launchForCommands({ folder, baseURL }: { folder: string; baseURL: string }): Promise<Commanded> {
  const port = await freePort();
  const args = [...FLAGS, `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext(`${folder}/profile`, { executablePath, args, baseURL });
  return { page: context.pages()[0] ?? (await context.newPage()), port, close: () => context.close() };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
