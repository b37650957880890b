import { setTimeout as pause } from 'node:timers/promises';
import { facts, progress } from '@portolan/cli/toolkit';
import { rngFromSeed } from '@portolan/kernel';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { openTrial } from '../wire/openTrial.ts';

export const upgrade: Check = {
  name: 'upgrade',
  summary:
    'three servers replaced one after the other during play: no table is interrupted for 5 s, no acknowledged move is lost, all pages end with the same hash',
  flags: {
    rounds: { value: 'N', help: 'how often all three are replaced' },
    seed: { value: 'S', help: 'for the moves' },
  },
  run,
};

const SERVERS = 3;
const FULL_ROUNDS = 20;
/** Bots of servers that have all just started are slow to answer, which is not what an upgrade meets. */
const WARM_MS = 3_000;
/** Play between two replacements. */
const PLAY_MS = { full: 3_000, quick: 800 };
const MOST_INTERRUPTION_MS = 5_000;
/** Upgrades while hardly anybody plays would show nothing. */
const LEAST_MOVES = 50;
const SHOWN = 10;

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const rounds = args.whole('rounds', { min: 1, max: 10_000, otherwise: quick ? 1 : FULL_ROUNDS });
  const bar = progress('upgrade', rounds * SERVERS);
  const { trial, close } = await openTrial(SERVERS, rngFromSeed(args.text('seed') ?? 'upgrade'));
  let replaced = 0;
  try {
    await pause(WARM_MS);
    for (const gap of trial.gaps) gap.ms = 0;
    for (let round = 0; round < rounds; round++) {
      for (const node of trial.nodes) {
        await pause(PLAY_MS[quick ? 'quick' : 'full']);
        await node.drain();
        await node.start();
        bar.at(++replaced);
      }
    }
    await trial.finish();
  } finally {
    bar.done();
    await close();
  }
  const { problems, acknowledged, tables } = trial;
  const interruptionsMs = trial.gaps.map(({ ms }) => Math.round(ms)).sort((one, other) => other - one);
  const [longestInterruptionMs = Number.POSITIVE_INFINITY] = interruptionsMs;
  const figures = { replaced, tables, acknowledged, longestInterruptionMs, broken: problems.length };
  say(facts(Object.entries(figures)));
  for (const problem of problems.slice(0, SHOWN)) say(problem);
  const isEnough = acknowledged >= LEAST_MOVES * replaced;
  const ok = isEnough && problems.length === 0 && longestInterruptionMs < MOST_INTERRUPTION_MS;
  return { ok, figures: { ...figures, problems: problems.slice(0, SHOWN) } };
}
