import { constants, getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { fail, type GamePackage, type Result, type ShapeFault } from '@portolan/kernel';
import { faultParams, type RefusalInfo, refusal } from '@portolan/protocol';
import type { BotJob } from '../bots/botPool.ts';
import { type BotDesk, chooseMove } from '../bots/chooseMove.ts';
import { makeSeatBots } from '../bots/seatBots.ts';
import { checkComponents } from '../checks/checkComponents.ts';
import { checkLog } from '../checks/checkLog.ts';
import type { CheckJob } from '../checks/outsideChecks.ts';
import { makeGameRegistry } from '../gameRegistry.ts';
import { STOP, type WorkerReply, type WorkerSettings } from './workerPool.ts';

type GameJob = BotJob | CheckJob;

/**
 * What a server delegates to worker threads: choosing bots' moves, and checking components and logs from outside.
 * The host's worker script passes in the games.
 */
export function runGameWorker(packages: readonly GamePackage[], released: readonly GamePackage[] = []): void {
  const desk = { games: makeGameRegistry(packages, released), bots: makeSeatBots() };
  const port = parentPort;
  if (port === null) throw new Error('runGameWorker must be called in a worker thread');
  if ((workerData as WorkerSettings | null)?.background === true) giveWay();
  let current = new AbortController();
  port.on('message', async (told: GameJob | typeof STOP) => {
    if (told === STOP) return current.abort();
    current = new AbortController();
    port.postMessage(await replyTo(desk, told, current.signal));
  });
  port.postMessage({ ready: true } satisfies WorkerReply<never>);
}

/** A third of the weight of the other threads; with much less, bots would starve beside other programs. */
const NICER_BY = 5;

/** Linux has a priority for each thread; elsewhere this would be that of the whole server. */
function giveWay(): void {
  if (process.platform === 'linux')
    setPriority(0, Math.min(constants.priority.PRIORITY_LOW, getPriority(0) + NICER_BY));
}

async function replyTo(desk: BotDesk, job: GameJob, signal: AbortSignal): Promise<WorkerReply<unknown>> {
  try {
    return { answer: await answer(desk, job, signal) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function refusing(checked: Result<undefined, ShapeFault>): Result<undefined, RefusalInfo> {
  return checked.ok ? checked : fail(refusal('faultyValue', faultParams(checked.error)));
}

function answer(desk: BotDesk, job: GameJob, signal: AbortSignal): unknown {
  const { games } = desk;
  switch (job.kind) {
    case 'bot':
      return chooseMove(desk, job, signal);
    case 'components':
      return refusing(checkComponents(games, job));
    case 'log':
      return checkLog(games, job.text);
  }
}
