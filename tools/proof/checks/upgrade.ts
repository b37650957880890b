import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { facts, progress } from '@portolan/cli/toolkit';
import { rngFromSeed } from '@portolan/kernel';
import { laterMigrations } from '@portolan/server/testing';
import type { Check, CheckContext, Verdict } from '../check.ts';
import type { ClusterTrial } from '../wire/clusterTrial.ts';
import { readHistory } from '../wire/history.ts';
import { FIRST_RELEASE, type Release } from '../wire/nodeProcess.ts';
import { openTrial } from '../wire/openTrial.ts';

export const upgrade: Check = {
  name: 'upgrade',
  summary:
    'three servers and the bot worker replaced by a later version one after the other during play, some with a larger schema: no table is interrupted for 5 s, no acknowledged move is lost, all pages end with the same hash',
  flags: {
    rounds: { value: 'N', help: 'how often all of them are replaced' },
    seed: { value: 'S', help: 'for the moves' },
  },
  run,
};

const SERVERS = 3;
const FULL_ROUNDS = 20;
/** Bots that have all just started, with their servers or in a new worker, are slow to answer, which is not what an upgrade meets. */
const WARM_MS = 3_000;
/** Play between two replacements. */
const PLAY_MS = { full: 3_000, quick: 800 };
const MOST_INTERRUPTION_MS = 5_000;
/** Upgrades while hardly anybody plays would show nothing. */
const LEAST_MOVES = 50;
const SHOWN = 10;

interface Replacing {
  readonly trial: ClusterTrial;
  readonly release: Release;
  readonly playMs: number;
  readonly onReplaced: () => void;
  readonly onProblem: (problem: string) => void;
}

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const rounds = args.whole('rounds', { min: 1, max: 10_000, otherwise: quick ? 1 : FULL_ROUNDS });
  const seed = args.text('seed') ?? 'upgrade';
  const playMs = PLAY_MS[quick ? 'quick' : 'full'];
  const bar = progress('upgrade', rounds * SERVERS);
  const { trial, close } = await openTrial(SERVERS, rngFromSeed(seed));
  const problems: string[] = [];
  let replaced = 0;
  let besideNewer = 0;
  let from: string;
  let to = '';
  try {
    from = await oneVersion(trial, FIRST_RELEASE, problems);
    for (let round = 1; round <= rounds; round++) {
      await pause(WARM_MS);
      if (round === 1) for (const gap of trial.play.gaps) gap.ms = 0;
      const release = releaseOf(round);
      besideNewer += await replaceAll({
        trial,
        release,
        playMs,
        onReplaced: () => bar.at(++replaced),
        onProblem: (problem) => problems.push(problem),
      });
      to = await oneVersion(trial, release, problems);
    }
    await trial.finish();
  } finally {
    bar.done();
    await close();
  }
  problems.push(...trial.problems);
  const { acknowledged, tables } = trial;
  const interruptionsMs = trial.play.gaps.map(({ ms }) => Math.round(ms)).sort((one, other) => other - one);
  const [longestInterruptionMs = Number.POSITIVE_INFINITY] = interruptionsMs;
  const figures = {
    ...{ seed, from, to, replaced, botWorkers: rounds, tables, acknowledged, besideNewer },
    longestInterruptionMs,
    broken: problems.length,
  };
  say(facts(Object.entries(figures)));
  for (const problem of problems.slice(0, SHOWN)) say(problem);
  const isEnough = acknowledged >= LEAST_MOVES * replaced && besideNewer > 0;
  const ok = isEnough && problems.length === 0 && longestInterruptionMs < MOST_INTERRUPTION_MS;
  return { ok, figures: { ...figures, problems: problems.slice(0, SHOWN) } };
}

/** What runs after so many rounds. Every other release adds to the database, the first one among them. */
function releaseOf(round: number): Release {
  return { version: `proof-${round}`, additions: Math.ceil(round / 2) };
}

/**
 * As docs/operating.md says: one server after the other, then the bot worker. Returns how many entries servers of the version
 * before have written beside newer ones, the first of which may have migrated the database.
 */
async function replaceAll({ trial, release, playMs, onReplaced, onProblem }: Replacing): Promise<number> {
  const { history } = trial.options;
  let newerSince: number | undefined;
  let besideNewer = 0;
  for (const node of trial.nodes) {
    await pause(playMs);
    if (newerSince !== undefined)
      besideNewer += readHistory(history, newerSince).filter(
        (line) => line.kind === 'written' && node.owns(line.node),
      ).length;
    if (!(await node.drain())) onProblem(`${node.name} had to be killed`);
    node.release = release;
    await node.start();
    newerSince ??= statSync(history).size;
    onReplaced();
  }
  if (!(await trial.botWorker.drain())) onProblem('the bot worker had to be killed');
  await trial.botWorker.start();
  return besideNewer;
}

/** What all servers say that they are, and the schema that is there; it is a problem if that is not the release they should be. */
async function oneVersion(trial: ClusterTrial, { version, additions }: Release, problems: string[]): Promise<string> {
  const found = await Promise.all(trial.nodes.map((node) => node.versions()));
  const describe = (of: { readonly version: string; readonly schema: number }): string =>
    `${of.version}, schema ${of.schema}`;
  const expected = describe({ version, schema: laterMigrations(additions).length });
  for (const one of found) if (describe(one) !== expected) problems.push(`${describe(one)} instead of ${expected}`);
  return expected;
}
