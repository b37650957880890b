import { setTimeout as pause } from 'node:timers/promises';
import { below } from '@portolan/kernel';
import { type TestPostgres, Visitor } from '@portolan/server/testing';
import type { ClusterTrial } from './clusterTrial.ts';
import type { NodeProcess } from './nodeProcess.ts';
import { PATIENCE_MS } from './seatedTable.ts';

const FAULTS = [
  'kill',
  'suspend',
  'fullDisk',
  'crashDatabase',
  'killRedis',
  'cutRedis',
  'cutDatabase',
  'delay',
  'drain',
  'wrongClock',
  'storm',
  'slowReaders',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Only root can give PostgreSQL a disk of its own. */
export const CAN_FILL_DISK = process.platform === 'linux' && process.getuid?.() === 0;
export const POSSIBLE_FAULTS: readonly Fault[] = FAULTS.filter((fault) => fault !== 'fullDisk' || CAN_FILL_DISK);

/** Longer than a lease, so that others take over. */
const SUSPENDED_MS = 4_500;
const CUT_MS = 4_500;
const DOWN_MS = 800;
const DELAY_MS = 120;
const DELAYED_MS = 2_500;
/** How far a clock that is wrong is ahead or behind. */
const WRONG_BY_MS = 3_600_000;
const WRONG_MS = 1_500;
/** Pages that come at once and vanish, as after the restart of a proxy. */
const STORM = 60;
/** Pages that ask for everything and read nothing. */
const SLOW_READERS = 12;
const SLOW_MS = 1_500;
const FULL_MS = 2_000;
/** PostgreSQL may recover by itself, or give up. */
const RECOVERY_MS = 2_000;

/** Does something bad, waits until everybody could go on, and makes it good. */
export async function harm(trial: ClusterTrial, fault: Fault): Promise<void> {
  const { postgres, redis, rng } = trial.options;
  const node = trial.pick(trial.nodes);
  switch (fault) {
    case 'kill':
      await node.kill();
      await trial.takenOver(node);
      return node.start();
    case 'drain':
      await node.drain();
      await trial.takenOver(node);
      return node.start();
    case 'suspend':
      node.suspend();
      await Promise.all([trial.takenOver(node), pause(SUSPENDED_MS)]);
      return node.resume();
    case 'cutDatabase':
      node.database.cut();
      await Promise.all([trial.takenOver(node), pause(CUT_MS)]);
      return node.database.heal();
    case 'cutRedis':
      node.redis.cut();
      await pause(CUT_MS);
      return node.redis.heal();
    case 'delay':
      node.database.delay(DELAY_MS);
      node.redis.delay(DELAY_MS);
      await pause(DELAYED_MS);
      node.database.heal();
      return node.redis.heal();
    case 'wrongClock':
      node.setClock(below(rng, 2) === 0 ? WRONG_BY_MS : -WRONG_BY_MS);
      await pause(WRONG_MS);
      return node.setClock(0);
    case 'storm':
      await Promise.all(Array.from({ length: STORM }, async () => trial.readAt(node, (await trial.anyRunning()).id)));
      return;
    case 'slowReaders':
      return readNothing(trial, node);
    case 'crashDatabase':
      await postgres.crash();
      await pause(below(rng, DOWN_MS));
      return postgres.start();
    case 'fullDisk':
      postgres.limitDisk('full');
      await pause(FULL_MS);
      postgres.limitDisk('roomy');
      return restartIfEnded(postgres);
    case 'killRedis':
      await redis.stop();
      await pause(DOWN_MS + below(rng, DOWN_MS));
      return redis.start();
  }
}

/** As whatever supervises it does. */
async function restartIfEnded(postgres: TestPostgres): Promise<void> {
  for (const until = performance.now() + RECOVERY_MS; performance.now() < until; await pause(50))
    if (await postgres.isWell()) return;
  await postgres.crash();
  await postgres.start();
}

/** Their buffers fill up; the server must neither wait for them nor keep it all. */
async function readNothing({ running }: ClusterTrial, { address }: NodeProcess): Promise<void> {
  if (address === undefined) return;
  const pages = await Promise.all(
    Array.from({ length: SLOW_READERS }, () =>
      new Visitor(address).page({ keep: false, patienceMs: PATIENCE_MS }).catch(() => undefined),
    ),
  );
  for (const page of pages) {
    page?.stopReading();
    for (const { id } of running) page?.send({ type: 'watch', table: id });
  }
  await pause(SLOW_MS);
  for (const page of pages) page?.terminate();
}
