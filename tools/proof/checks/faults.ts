import { setTimeout as pause } from 'node:timers/promises';
import { facts, progress, UserError } from '@portolan/cli/toolkit';
import { below, branchRng, type Rng, rngFromSeed, shuffle } from '@portolan/kernel';
import type { Check, CheckContext, Verdict } from '../check.ts';
import type { ClusterTrial } from '../wire/clusterTrial.ts';
import { CAN_FILL_DISK, type Fault, harm, POSSIBLE_FAULTS } from '../wire/harm.ts';
import { openTrial } from '../wire/openTrial.ts';
import type { Takeover } from '../wire/trialProgress.ts';

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
/** After these, others take over. They take long, so that the quick form begins with two, and has the others last. */
const TAKEOVERS: readonly Fault[] = ['kill', 'suspend', 'cutDatabase', 'silentDatabase'];
/** So many of each kind there have to be on average before all must have had an effect, and tables been taken over. */
const ENOUGH_OF_EACH = 10;
const LONGEST_REST_MS = 300;
/** From the loss of a server until its table goes on. */
const MOST_TAKEOVER_MS = 5_000;
/** Faults while hardly anybody plays would show nothing. */
const LEAST_MOVES_PER_FAULT = { full: 50, quick: 20 };
const LEAST_READS_PER_FAULT = 10;
const SHOWN = 10;
/** Of the takeovers. */
const LONGEST = 5;

interface Harm {
  readonly kinds: readonly Fault[];
  readonly faults: number;
  /** Carried out whatever time it takes. */
  readonly least: number;
  readonly deadline: number;
  readonly rng: Rng;
  /** `seen` is how often its effect was. */
  readonly onFault: (fault: Fault, seen: number) => void;
}

/** Of all faults of a kind. */
interface Count {
  faults: number;
  seen: number;
}

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const wanted = args.whole('faults', { min: 1, max: 1_000_000, otherwise: quick ? QUICK_FAULTS : FULL_FAULTS });
  const groups = Math.min(quick ? 1 : FULL_GROUPS, wanted);
  const least = quick ? Math.min(wanted, QUICK_LEAST) : wanted;
  const deadline = quick ? performance.now() + QUICK_MS : Number.POSITIVE_INFINITY;
  // The quick form has no time for all of them, so that it has others every day.
  const seed = args.text('seed') ?? (quick ? new Date().toISOString().slice(0, 10) : 'faults');
  const rng = rngFromSeed(seed);
  const kind = args.text('kind');
  const kinds = POSSIBLE_FAULTS.filter((one) => kind === undefined || one === kind);
  if (kinds.length === 0) throw new UserError(`faults: no '${kind}'; there are ${POSSIBLE_FAULTS.join(', ')}`);
  const bar = progress('faults', wanted);
  let done = 0;
  const counts = new Map<Fault, Count>(kinds.map((one) => [one, { faults: 0, seen: 0 }]));
  const count = (fault: Fault, seen: number): void => {
    const of = counts.get(fault);
    if (of === undefined) return;
    of.faults++;
    of.seen += seen;
    bar.at(++done);
  };
  const share = (of: number, group: number): number => Math.floor((of + group) / groups);
  const trials = await Promise.all(
    Array.from({ length: groups }, (_, group) =>
      harmGroup({
        kinds: ordered(kinds, quick, rng),
        faults: share(wanted, group),
        least: share(least, group),
        deadline,
        rng: branchRng(rng),
        onFault: count,
      }),
    ),
  ).finally(() => bar.done());
  const problems = trials.flatMap((trial) => trial.problems);
  const takeovers = trials.flatMap((trial) => trial.progress.takeovers).sort((one, other) => one.ms - other.ms);
  const sum = (count: (trial: ClusterTrial) => number): number => trials.reduce((all, trial) => all + count(trial), 0);
  const moves = sum((trial) => trial.moves);
  const reads = sum((trial) => trial.reader.reads);
  const takeoverP99Ms = percentile(takeovers, 0.99);
  const figures = {
    seed,
    faults: done,
    tables: sum((trial) => trial.tables),
    acknowledged: sum((trial) => trial.acknowledged),
    moves,
    refused: sum((trial) => trial.refused),
    reads,
    entries: sum((trial) => trial.written.all),
    unanswered: sum((trial) => trial.written.unanswered),
    askedTwice: sum((trial) => trial.written.askedTwice),
    takeovers: takeovers.length,
    takeoverP50Ms: percentile(takeovers, 0.5),
    takeoverP99Ms,
    longest: takeovers
      .slice(-LONGEST)
      .map(({ fault, ms }) => `${fault} ${Math.round(ms)}`)
      .join(', '),
    kinds: [...counts]
      .map(([fault, { faults, seen }]) => `${fault} ${faults}${seen === faults ? '' : ` (${seen})`}`)
      .join(', '),
    broken: problems.length,
  };
  const isLong = done >= ENOUGH_OF_EACH * kinds.length;
  const isComplete = !isLong || [...counts.values()].every(({ seen }) => seen > 0);
  say(facts(Object.entries(figures)));
  for (const problem of problems.slice(0, SHOWN)) say(problem);
  const leastMoves = LEAST_MOVES_PER_FAULT[quick ? 'quick' : 'full'] * done;
  const isEnough = done >= least && moves >= leastMoves && reads >= LEAST_READS_PER_FAULT * done;
  const lost = isLong ? TAKEOVERS.filter((fault) => kinds.includes(fault)) : [];
  const isTakenOver =
    (takeovers.length > 0 || kind !== undefined) &&
    lost.every((fault) => takeovers.some((takeover) => takeover.fault === fault));
  // The quick form has one or two takeovers, which tell no percentile; a table that stands still is a problem in any case.
  const isFast = quick || takeoverP99Ms < MOST_TAKEOVER_MS;
  const ok = isEnough && isComplete && isTakenOver && isFast && problems.length === 0;
  return { ok, figures: { ...figures, problems: problems.slice(0, SHOWN) } };
}

/** Harms one group of servers with a database and a Redis of its own. */
async function harmGroup({ kinds, faults: wanted, least, deadline, rng, onFault }: Harm): Promise<ClusterTrial> {
  const { trial, close } = await openTrial(SERVERS, rng, { ownDisk: CAN_FILL_DISK });
  try {
    for (let done = 0; done < least || (done < wanted && performance.now() < deadline); done++) {
      const fault = kinds[done < kinds.length ? done : below(rng, kinds.length)];
      if (fault !== undefined) onFault(fault, await harm(trial, fault));
      await pause(below(rng, LONGEST_REST_MS));
    }
    await trial.finish();
  } finally {
    await close();
  }
  return trial;
}

/** In another order with every seed, so that what there is no time for is not always the same. */
function ordered(kinds: readonly Fault[], quick: boolean, rng: Rng): readonly Fault[] {
  const shuffled = shuffle(rng, [...kinds]);
  if (!quick) return shuffled;
  const isLong = (fault: Fault): boolean => TAKEOVERS.includes(fault);
  const long = shuffled.filter(isLong);
  return [...long.slice(0, 2), ...shuffled.filter((fault) => !isLong(fault)), ...long.slice(2)];
}

function percentile(sorted: readonly Takeover[], share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.ms ?? 0);
}
