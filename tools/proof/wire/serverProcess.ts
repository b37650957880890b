import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { UserError } from '@portolan/cli/toolkit';
import type { ServerCommand, ServerReply } from './answerStats.ts';
import type { CpuTimes } from './cpuTimes.ts';

/** A server in a separate process. */
export interface ServerProcess {
  readonly address: string;
  /** What it answers, such as `GET /api/tables/:id`. */
  readonly routes: readonly string[];
  /** From opening its data to being ready. */
  readonly tookMs: number;
  readonly process: ChildProcess;
  cpuTimes(): Promise<CpuTimes>;
  /** The live heap in bytes. */
  heap(): Promise<number>;
  /** All memory of the process in bytes, after unused objects were freed. */
  rss(): Promise<number>;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  /** Stops it gracefully, with SIGTERM. */
  stop(): Promise<void>;
}

/** `started` is called with the process before it accepts connections. */
export async function startServerProcess(
  script: string,
  args: readonly string[],
  {
    execArgv = [],
    started,
  }: { readonly execArgv?: readonly string[]; readonly started?: (child: ChildProcess) => void } = {},
): Promise<ServerProcess> {
  const file = new URL(`./${script}`, import.meta.url);
  const child = fork(file, args, { execArgv: ['--expose-gc', ...execArgv], stdio: ['ignore', 2, 2, 'ipc'] });
  started?.(child);
  const opened = await reply(child, 'open');
  const ask = async <K extends ServerReply['kind']>(
    word: ServerCommand,
    kind: K,
  ): Promise<Extract<ServerReply, { kind: K }>> => {
    child.send(word);
    return reply(child, kind);
  };
  const end = async (how: () => void): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    how();
    await ended;
  };
  return {
    address: opened.address,
    routes: opened.routes,
    tookMs: opened.tookMs,
    process: child,
    cpuTimes: async () => (await ask('stats', 'stats')).cpuTimes,
    heap: async () => (await ask('heap', 'heap')).bytes,
    rss: async () => (await ask('heap', 'heap')).rss,
    kill: () => end(() => void child.kill('SIGKILL')),
    stop: () => end(() => void child.kill('SIGTERM')),
  };
}

function reply<K extends ServerReply['kind']>(
  child: ChildProcess,
  kind: K,
): Promise<Extract<ServerReply, { kind: K }>> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new UserError(`the server ended with code ${code}`));
    const hear = (message: ServerReply): void => {
      if (message.kind !== kind) return;
      child.off('message', hear);
      child.off('exit', ended);
      resolve(message as Extract<ServerReply, { kind: K }>);
    };
    child.on('message', hear);
    child.once('exit', ended);
  });
}
