import { setTimeout as pause } from 'node:timers/promises';
import { facts, progress, UserError } from '@portolan/cli/toolkit';
import { below, branchRng, type Rng, rngFromSeed } from '@portolan/kernel';
import type { Check, CheckContext, Verdict } from '../check.ts';
import type { ClusterTrial } from '../wire/clusterTrial.ts';
import { CAN_FILL_DISK, type Fault, harm, POSSIBLE_FAULTS } from '../wire/harm.ts';
import { openTrial } from '../wire/openTrial.ts';

export const faults: Check = {
  name: 'faults',
  summary:
    'three servers, PostgreSQL and Redis killed, suspended, cut off and out of room during play: no acknowledged move is lost, one owner at a time, every table goes on',
  flags: {
    faults: { value: 'N', help: 'how many' },
    kind: { value: 'NAME', help: `only this one: ${POSSIBLE_FAULTS.join(', ')}` },
    seed: { value: 'S', help: 'for the moves and the faults' },
  },
  run,
};

const SERVERS = 3;
/** Most of a fault is waiting, so that several groups of servers are harmed side by side. */
const FULL_GROUPS = 3;
const FULL_FAULTS = 1_000;
/** One of each kind. */
const QUICK_FAULTS = POSSIBLE_FAULTS.length;
const QUICK_LEAST = 4;
const QUICK_MS = 24_000;
const LONGEST_REST_MS = 300;
/** From the loss of a server until its table goes on. */
const MOST_TAKEOVER_MS = 5_000;
/** Faults while hardly anybody plays would show nothing. */
const LEAST_MOVES_PER_FAULT = { full: 50, quick: 20 };
const SHOWN = 10;

interface Harm {
  readonly kinds: readonly Fault[];
  readonly faults: number;
  /** Carried out whatever time it takes. */
  readonly least: number;
  readonly deadline: number;
  readonly rng: Rng;
  readonly onFault: () => void;
}

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const wanted = args.whole('faults', { min: 1, max: 1_000_000, otherwise: quick ? QUICK_FAULTS : FULL_FAULTS });
  const groups = Math.min(quick ? 1 : FULL_GROUPS, wanted);
  const least = quick ? Math.min(wanted, QUICK_LEAST) : wanted;
  const deadline = quick ? performance.now() + QUICK_MS : Number.POSITIVE_INFINITY;
  const rng = rngFromSeed(args.text('seed') ?? 'faults');
  const kind = args.text('kind');
  const kinds = POSSIBLE_FAULTS.filter((one) => kind === undefined || one === kind);
  if (kinds.length === 0) throw new UserError(`faults: no '${kind}'; there are ${POSSIBLE_FAULTS.join(', ')}`);
  const bar = progress('faults', wanted);
  let done = 0;
  const share = (of: number, group: number): number => Math.floor((of + group) / groups);
  const trials = await Promise.all(
    Array.from({ length: groups }, (_, group) =>
      harmGroup({
        kinds,
        faults: share(wanted, group),
        least: share(least, group),
        deadline,
        rng: branchRng(rng),
        onFault: () => bar.at(++done),
      }),
    ),
  ).finally(() => bar.done());
  const problems = trials.flatMap((trial) => trial.problems);
  const takeoversMs = trials.flatMap((trial) => trial.takeoversMs);
  const sum = (count: (trial: ClusterTrial) => number): number => trials.reduce((all, trial) => all + count(trial), 0);
  const acknowledged = sum((trial) => trial.acknowledged);
  const reads = sum((trial) => trial.reads);
  const takeoverP99Ms = Math.round(percentile(takeoversMs, 0.99));
  const figures = {
    faults: done,
    tables: sum((trial) => trial.tables),
    acknowledged,
    reads,
    takeovers: takeoversMs.length,
    takeoverP50Ms: Math.round(percentile(takeoversMs, 0.5)),
    takeoverP99Ms,
    broken: problems.length,
  };
  say(facts(Object.entries(figures)));
  for (const problem of problems.slice(0, SHOWN)) say(problem);
  const leastMoves = LEAST_MOVES_PER_FAULT[quick ? 'quick' : 'full'] * done;
  const isEnough = done >= least && acknowledged >= leastMoves && reads > 0;
  const isTakenOver = takeoversMs.length > 0 || kind !== undefined;
  // The quick form has one or two takeovers, which tell no percentile; a table that stands still is a problem in any case.
  const isFast = quick || takeoverP99Ms < MOST_TAKEOVER_MS;
  const ok = isEnough && isTakenOver && isFast && problems.length === 0;
  return { ok, figures: { ...figures, problems: problems.slice(0, SHOWN) } };
}

/** Harms one group of servers with a database and a Redis of its own. */
async function harmGroup({ kinds, faults: wanted, least, deadline, rng, onFault }: Harm): Promise<ClusterTrial> {
  const { trial, close } = await openTrial(SERVERS, rng, { ownDisk: CAN_FILL_DISK });
  try {
    for (let done = 0; done < least || (done < wanted && performance.now() < deadline); done++) {
      const fault = kinds[done < kinds.length ? done : below(rng, kinds.length)];
      if (fault !== undefined) await harm(trial, fault);
      onFault();
      await pause(below(rng, LONGEST_REST_MS));
    }
    await trial.finish();
  } finally {
    await close();
  }
  return trial;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
