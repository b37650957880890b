import { type BaseState, type GamePackage, rngFromSeed } from '@portolan/kernel';
import { makeLog, openSqliteStore, type RunningServer, startServer } from '@portolan/server';
import { UNLIMITED } from './unlimited.ts';
import { beginAt } from './worldPair.ts';

/** A server with deterministic ids and clock, so that two of them differ only in their worlds. */
export interface MirrorServer extends RunningServer {
  /** The next table starts from this world. */
  deal(world: BaseState): void;
}

const NOON = 1_800_000_000_000;

export async function openMirrorServer(packages: readonly GamePackage[]): Promise<MirrorServer> {
  const worlds = new Map<string, BaseState>();
  let count = 0;
  let seeds = 0;
  const next = (kind: string): string => `${kind}${++count}`;
  const server = await startServer(
    {
      packages: packages.map((pkg) => beginAt(pkg, (rng) => worlds.get(rng.join()))),
      store: openSqliteStore(':memory:'),
      secret: 'mirror',
      version: 'mirror',
      workerScript: new URL('./gameWorker.ts', import.meta.url),
      botThreads: 1,
      // Whether a message comes in steps must not depend on how busy the machine is.
      limits: { ...UNLIMITED, lobbyIntervalMs: 1, stepsShare: Number.POSITIVE_INFINITY },
      log: makeLog((line) => (line.includes('"level":"error"') ? process.stderr.write(line) : undefined), Date.now),
      now: () => NOON,
      ids: {
        player: () => next('player'),
        table: () => next('table'),
        code: () => next('CODE'),
        linkCode: () => next('LINK'),
        botToken: () => next('token').padEnd(43, '-'),
        channel: () => next('channel'),
        session: () => next('session'),
        secret: () => next('secret'),
        recoveryCode: () => next('RECOVERY'),
        seed: () => `seed${++seeds}`,
      },
    },
    '127.0.0.1',
    0,
  );
  return { ...server, deal: (world) => void worlds.set(rngFromSeed(`seed${seeds + 1}`).join(), world) };
}
