import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOfTree } from './processTree.ts';

export interface Program {
  readonly path: string;
  readonly args: readonly string[];
  /** Deleted when this process has ended. The program's output is in its file `log`. */
  readonly folder: string;
  readonly user: SystemUser | undefined;
  /** Rejects until the program is ready. */
  readonly isReady: () => Promise<unknown>;
}

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** A program that lives no longer than this process. */
export interface OwnedProcess {
  /** CPU time in milliseconds that the program has used so far, with all its processes. */
  cpuMs(): number;
  /** Ends the program with a signal and waits for it. Its folder is kept. */
  end(signal: 'INT' | 'KILL' | 'QUIT'): Promise<void>;
}

/**
 * The shell waits for a line of its input, a pipe that this process alone holds: the system closes it in whatever way the
 * process ends.
 */
const SUPERVISOR = `
  "$@" > "$FOLDER/log" 2>&1 & program=$!
  read -r signal
  kill -s "\${signal:-KILL}" "$program"
  wait "$program"
  [ -n "$signal" ] || rm -rf "$FOLDER"`;

const PATIENCE_MS = 30_000;
const PAUSE_MS = 20;

/** Starts a program and waits until it is ready. */
export async function startOwned({ path, args, folder, user, isReady }: Program): Promise<OwnedProcess> {
  const shell = spawn('sh', ['-c', SUPERVISOR, 'supervisor', path, ...args], {
    env: { ...process.env, FOLDER: folder, LC_ALL: 'C' },
    stdio: ['pipe', 'ignore', 'ignore'],
    ...user,
  });
  const ended = once(shell, 'exit');
  // Neither the shell nor the pipe to it keeps this process alive.
  shell.unref();
  if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref();
  const end = async (signal: string): Promise<void> => {
    shell.ref();
    shell.stdin.end(`${signal}\n`);
    await ended;
  };
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await isReady();
      return { end, cpuMs: () => (shell.pid === undefined ? 0 : cpuOfTree(shell.pid)) };
    } catch (error) {
      if (Date.now() < deadline) {
        await sleep(PAUSE_MS);
        continue;
      }
      await end('KILL');
      throw new Error(`${path} does not start: ${readFileSync(join(folder, 'log'), 'utf8').slice(-2000)}`, {
        cause: error,
      });
    }
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
