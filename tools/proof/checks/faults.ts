import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { facts, progress } from '@portolan/cli/toolkit';
import { below, rngFromSeed } from '@portolan/kernel';
import { startPostgres, startRedis } from '@portolan/server/testing';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { FAULTS, FaultTrial } from '../wire/faultTrial.ts';

export const faults: Check = {
  name: 'faults',
  summary:
    'three servers, PostgreSQL and Redis killed, suspended and cut off during play: no acknowledged move is lost, one owner at a time, every table goes on',
  flags: {
    faults: { value: 'N', help: 'how many' },
    seed: { value: 'S', help: 'for the moves and the faults' },
  },
  run,
};

const SERVERS = 3;
const FULL_FAULTS = 200;
/** One of each kind. */
const QUICK_FAULTS = FAULTS.length;
const QUICK_LEAST = 4;
const QUICK_MS = 24_000;
const LONGEST_REST_MS = 600;
/** From the loss of a server until its table goes on. */
const MOST_TAKEOVER_MS = 5_000;
/** Faults while nobody plays any more would show nothing. */
const LEAST_MOVES_PER_FAULT = 20;
const SHOWN = 10;

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const wanted = args.whole('faults', { min: 1, max: 1_000_000, otherwise: quick ? QUICK_FAULTS : FULL_FAULTS });
  const least = quick ? Math.min(wanted, QUICK_LEAST) : wanted;
  const deadline = quick ? performance.now() + QUICK_MS : Number.POSITIVE_INFINITY;
  const rng = rngFromSeed(args.text('seed') ?? 'faults');
  const folder = mkdtempSync(join(tmpdir(), 'portolan-faults-'));
  const history = join(folder, 'history');
  writeFileSync(history, '');
  const postgres = await startPostgres({ flush: true });
  const redis = await startRedis();
  const trial = await FaultTrial.open({ postgres, redis, history, rng }, SERVERS);
  const bar = progress('faults', wanted);
  let done = 0;
  try {
    while (done < least || (done < wanted && performance.now() < deadline)) {
      const fault = done < FAULTS.length ? FAULTS[done] : FAULTS[below(rng, FAULTS.length)];
      if (fault !== undefined) await trial.once(fault);
      bar.at(++done);
      await pause(below(rng, LONGEST_REST_MS));
    }
    await trial.finish();
  } finally {
    bar.done();
    await trial.close();
    await redis.stop();
    await postgres.remove();
    rmSync(folder, { recursive: true });
  }
  const { problems, acknowledged, reads, takeoversMs } = trial;
  const takeoverP99Ms = Math.round(percentile(takeoversMs, 0.99));
  const figures = {
    faults: done,
    acknowledged,
    reads,
    takeovers: takeoversMs.length,
    takeoverP99Ms,
    broken: problems.length,
  };
  say(facts(Object.entries(figures)));
  for (const problem of problems.slice(0, SHOWN)) say(problem);
  const isPlayed = acknowledged >= LEAST_MOVES_PER_FAULT * done && reads > 0 && takeoversMs.length > 0;
  const isEnough = done >= least && isPlayed;
  const ok = isEnough && problems.length === 0 && takeoverP99Ms < MOST_TAKEOVER_MS;
  return { ok, figures: { ...figures, problems: problems.slice(0, SHOWN) } };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
