import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { facts, progress } from '@portolan/cli/toolkit';
import { rngFromSeed } from '@portolan/kernel';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { losePower } from '../power/powerTrial.ts';

export const power: Check = {
  name: 'power',
  summary:
    'power lost between any two writes to the disk, with any of what was not flushed: SQLite opens, and every acknowledged move is there',
  flags: {
    losses: { value: 'N', help: 'how often' },
    seed: { value: 'S', help: 'for the moves and the moments' },
  },
  run,
};

const FULL_LOSSES = 1_000;
const QUICK_LOSSES = 60;
const SHOWN = 10;

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const losses = args.whole('losses', { min: 1, max: 1_000_000, otherwise: quick ? QUICK_LOSSES : FULL_LOSSES });
  const folder = mkdtempSync(join(tmpdir(), 'portolan-power-'));
  const bar = progress('power', losses);
  try {
    const seed = args.text('seed') ?? 'power';
    const rng = rngFromSeed(seed);
    const { problems, ...found } = await losePower({ folder, losses, rng, onLoss: (done) => bar.at(done) });
    const figures = { seed, ...found, broken: problems.length };
    say(facts(Object.entries(figures)));
    for (const problem of problems.slice(0, SHOWN)) say(problem);
    const ok = problems.length === 0 && found.losses === losses && found.acknowledged > losses;
    return { ok, figures: { ...figures, problems: problems.slice(0, SHOWN) } };
  } finally {
    bar.done();
    rmSync(folder, { recursive: true });
  }
}
