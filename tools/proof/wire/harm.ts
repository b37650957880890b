import { setTimeout as pause } from 'node:timers/promises';
import { below } from '@portolan/kernel';
import type { TestPostgres } from '@portolan/server/testing';
import type { ClusterTrial } from './clusterTrial.ts';
import type { Link } from './link.ts';
import type { NodeProcess } from './nodeProcess.ts';
import { readSlowly } from './slowReader.ts';

const FAULTS = [
  'kill',
  'suspend',
  'fullDisk',
  'crashDatabase',
  'killRedis',
  'cutRedis',
  'cutDatabase',
  'silentRedis',
  'silentDatabase',
  'delay',
  'drain',
  'wrongClock',
  'leap',
  'killBots',
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
/** What servers log. */
const CLOCK_IS_WRONG = 'clock is wrong';
const REDIS_IS_AWAY = 'Redis cannot be reached';
const DATABASE_IS_AWAY = /^(the store could not be told|background work failed|a message failed)/;
/** Longer than anybody at a table with a clock has left. */
const LEAP_MS = 1_200_000;
/** Pages that come at once and vanish, as after the restart of a proxy. */
const STORM = 60;
/** Pages that ask for much and read nothing. */
const SLOW_READERS = 4;
const SLOW_MS = 2_500;
const FULL_MS = 2_000;
const MOST_LIMITS = 50;
/** PostgreSQL may recover by itself, or give up. */
const RECOVERY_MS = 2_000;

/**
 * Does something bad, waits until everybody could go on, and makes it good. Returns how often its effect was seen: pages that
 * were cut off, entries that could not be written; of most, whether there was any.
 */
export async function harm(trial: ClusterTrial, fault: Fault): Promise<number> {
  const node = trial.pick(trial.nodes);
  trial.fault = fault;
  switch (fault) {
    case 'storm':
      return storm(trial, node);
    case 'slowReaders':
      return readNothing(trial, node);
    case 'fullDisk':
      return trial.countDuring(
        () => fillDisk(trial.options.postgres),
        ({ kind }) => kind === 'failed',
      );
    case 'crashDatabase':
    case 'killRedis':
    case 'killBots':
    case 'leap':
      return Number(await harmShared(trial, fault));
    default:
      return Number(await harmServer(trial, node, fault));
  }
}

/** What all servers depend on. Returns whether they noticed. */
async function harmShared(
  trial: ClusterTrial,
  fault: 'crashDatabase' | 'killRedis' | 'killBots' | 'leap',
): Promise<boolean> {
  const { postgres, redis, rng } = trial.options;
  switch (fault) {
    case 'crashDatabase': {
      const noticed = await trial.countDuring(
        async () => {
          await postgres.crash();
          await pause(below(rng, DOWN_MS));
          await postgres.start();
        },
        (line) => line.kind === 'failed' || (line.kind === 'logged' && DATABASE_IS_AWAY.test(line.message)),
      );
      return noticed > 0;
    }
    case 'killRedis': {
      const noticed = await trial.countDuring(
        async () => {
          await redis.stop();
          await pause(DOWN_MS + below(rng, DOWN_MS));
          await redis.start();
        },
        (line) => line.kind === 'logged' && line.message === REDIS_IS_AWAY,
      );
      return noticed > 0;
    }
    case 'killBots': {
      const isKilled = await trial.botWorker.kill();
      await pause(below(rng, DOWN_MS));
      await trial.botWorker.start();
      // A question that nobody answers any more is asked again, which takes a while.
      await trial.progress.goOn();
      return isKilled;
    }
    case 'leap': {
      trial.time.leap(LEAP_MS);
      const [hasLeapt] = await Promise.all([
        trial.time.isFollowed(() => trial.pick(trial.nodes)),
        trial.progress.goOn(),
      ]);
      return hasLeapt;
    }
  }
}

type FaultOfServer = Exclude<Fault, 'storm' | 'slowReaders' | 'fullDisk' | Parameters<typeof harmShared>[1]>;

/** Returns whether it had an effect, as far as can be told from outside. */
async function harmServer(trial: ClusterTrial, node: NodeProcess, fault: FaultOfServer): Promise<boolean> {
  switch (fault) {
    case 'kill': {
      const isKilled = await node.kill();
      await trial.progress.takenOver(node, fault);
      await node.start();
      return isKilled;
    }
    case 'drain': {
      // Its tables go on while it says goodbye, so there is nothing to measure; they must not stand still.
      const isDrained = await node.drain();
      await trial.progress.goOn();
      await node.start();
      return isDrained;
    }
    case 'suspend': {
      node.suspend();
      const hasAnswered = node.listen();
      await Promise.all([trial.progress.takenOver(node, fault), pause(SUSPENDED_MS)]);
      const isSilent = !hasAnswered();
      node.resume();
      return isSilent;
    }
    case 'cutDatabase':
      await node.database.cut();
      await Promise.all([trial.progress.takenOver(node, fault), pause(CUT_MS)]);
      return (await node.database.heal()).broken > 0;
    case 'cutRedis':
      await node.redis.cut();
      await pause(CUT_MS);
      return (await node.redis.heal()).broken > 0;
    case 'silentDatabase':
      await node.database.freeze();
      await Promise.all([trial.progress.takenOver(node, fault), pause(CUT_MS)]);
      return (await speakAgain(trial, node.database)) > 0;
    case 'silentRedis':
      await node.redis.freeze();
      await pause(CUT_MS);
      return (await speakAgain(trial, node.redis)) > 0;
    case 'delay': {
      const links = [node.database, node.redis];
      await Promise.all(links.map((link) => link.delay(DELAY_MS)));
      await pause(DELAYED_MS);
      const suffered = await Promise.all(links.map((link) => link.heal()));
      return suffered.every(({ delayed }) => delayed > 0);
    }
    case 'wrongClock':
      return setWrong(trial, node);
  }
}

/**
 * What was held back arrives, or the connections turn out to be broken, or they stay silent and only new ones work. Returns how
 * much was held back.
 */
async function speakAgain(trial: ClusterTrial, link: Link): Promise<number> {
  const how = below(trial.options.rng, 3);
  if (how === 1) await link.cut();
  if (how === 2) await link.forget();
  const { held } = await link.heal();
  await trial.progress.goOn();
  return held;
}

/** A file system cannot become smaller than what is in it, and that may have grown since it was measured. */
async function limitDisk(postgres: TestPostgres): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return postgres.limitDisk('full');
    } catch (error) {
      if (tries === MOST_LIMITS) throw error;
      await pause(20);
    }
  }
}

async function fillDisk(postgres: TestPostgres): Promise<void> {
  await limitDisk(postgres);
  await pause(FULL_MS);
  postgres.limitDisk('roomy');
  await restartIfEnded(postgres);
}

/** As whatever supervises it does. */
async function restartIfEnded(postgres: TestPostgres): Promise<void> {
  for (const until = performance.now() + RECOVERY_MS; performance.now() < until; await pause(50))
    if (await postgres.isWell()) return;
  await postgres.crash();
  await postgres.start();
}

/** Returns whether the clock jumped and the server has noticed; it must not go by that clock in any case. */
async function setWrong(trial: ClusterTrial, node: NodeProcess): Promise<boolean> {
  let hasJumped = false;
  const noticed = await trial.countDuring(
    async () => {
      const now = await node.setClock(below(trial.options.rng, 2) === 0 ? WRONG_BY_MS : -WRONG_BY_MS);
      hasJumped = now !== undefined && Math.abs(now - Date.now()) > WRONG_BY_MS / 2;
      await Promise.all([pause(WRONG_MS).then(() => trial.time.check(node)), trial.progress.goOn()]);
      await node.setClock(0);
    },
    (line) => line.kind === 'logged' && line.message.includes(CLOCK_IS_WRONG),
  );
  // After a leap of the store's time, every clock is wrong, and nobody says so again.
  return hasJumped && (noticed > 0 || trial.time.hasLeapt);
}

/** Players and as many spectators as a server has; what they are shown has to be right. Returns how many saw something. */
async function storm(trial: ClusterTrial, node: NodeProcess): Promise<number> {
  trial.play.disconnect();
  const pages = Array.from({ length: STORM }, async () => trial.reader.readAlong(node, await trial.play.anyRunning()));
  return (await Promise.all(pages)).filter((isShown) => isShown).length;
}

/** Their buffers fill up; the server must neither wait for them nor keep it all. Returns how many it cut off. */
async function readNothing({ play }: ClusterTrial, { address }: NodeProcess): Promise<number> {
  if (address === undefined) return 0;
  const tables = [...play.running].map(({ id }) => id);
  const cut = await Promise.all(Array.from({ length: SLOW_READERS }, () => readSlowly(address, tables, SLOW_MS)));
  return cut.filter((isCut) => isCut === true).length;
}
