import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DATA_FILES, PRIVATE_FILE } from './dataFolder.ts';

/** What an operator can ask a running server for, through a socket in its data folder that only its owner can open. */
export interface ControlCommands {
  /** Writes a consistent copy of the data into a new folder. */
  backup(folder: string): Promise<void>;
}

export interface Control {
  close(): Promise<void>;
}

export async function serveControl(dataDir: string, commands: ControlCommands): Promise<Control> {
  const path = join(dataDir, DATA_FILES.control);
  // Left behind by a killed process. The database lock has shown that no other server is running.
  rmSync(path, { force: true });
  const server = createServer((asked, reply) => void answer(commands, asked, reply));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, PRIVATE_FILE);
  server.unref();
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(commands: ControlCommands, asked: IncomingMessage, reply: ServerResponse): Promise<void> {
  try {
    if (asked.method !== 'POST' || asked.url !== '/backup') throw new Error(`unknown command ${asked.url}`);
    await commands.backup(await text(asked));
    reply.end();
  } catch (error) {
    reply.statusCode = 500;
    reply.end(error instanceof Error ? error.message : String(error));
  }
}

/** Asks the server that uses this data folder for a backup; false if none is running. */
export function askForBackup(dataDir: string, folder: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath: join(dataDir, DATA_FILES.control), path: '/backup', method: 'POST' });
    asking.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(false);
      else reject(error);
    });
    asking.on('response', async (reply) => {
      const problem = await text(reply);
      if (reply.statusCode === 200) resolve(true);
      else reject(new Error(problem));
    });
    asking.end(folder);
  });
}
