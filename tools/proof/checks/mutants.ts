import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { table, UserError } from '@portolan/cli/toolkit';
import { rngFromSeed } from '@portolan/kernel';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { chosenGames, GAME_FLAG } from '../chosenGames.ts';
import { FLOORS } from '../floors.ts';
import { describeSurvivor, type MutantScore, readMutants, scoreMutants } from '../work/mutantReport.ts';
import { type Draw, drawFiles, linesByFile, marginOf } from '../work/mutantSample.ts';

export const mutants: Check = {
  name: 'mutants',
  summary:
    "the tests notice at least 85 % of the small faults injected one by one into each game's rules, in files drawn at random",
  flags: {
    ...GAME_FLAG,
    share: {
      value: 'PERCENT',
      help: "of each game's lines, in files that are drawn at random (20; 100 is everything)",
    },
    seed: { value: 'S', help: 'of the draw (the time)' },
    mutate: { value: 'FILES', help: 'only these source files, separated by commas; needs --game' },
    fresh: { help: 'also repeat mutants that were already tested on the same code' },
  },
  run,
};

/** With this many, all games together take half an hour on two cores; all mutants would take more than two hours. */
const FULL_PERCENT = 20;

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

async function run(context: CheckContext): Promise<Verdict> {
  const { args, quick, say } = context;
  if (args.on('mutate') && !args.on('game')) throw new UserError('mutants: --mutate needs --game G');
  const share = args.whole('share', { min: 1, max: 100, otherwise: FULL_PERCENT }) / 100;
  const seed = args.text('seed') ?? String(Date.now());
  const found: { readonly ok: boolean; readonly [figure: string]: unknown }[] = [];
  for (const { package: pkg } of chosenGames(args)) {
    const floors = FLOORS[pkg.id]?.mutants;
    if (floors === undefined) {
      if (args.on('game')) throw new UserError(`mutants: ${pkg.id} has no floor in tools/proof/floors.ts`);
      continue;
    }
    const named = args.text('mutate')?.split(',') ?? (quick ? floors.quickFiles : undefined);
    if (named?.length === 0) continue;
    const lines = linesByFile(ROOT, pkg.id);
    const drawn = named ?? drawFiles(lines, share, rngFromSeed(`${pkg.id} ${seed}`));
    const draw: Draw = { drawn: drawn.length, of: lines.size };
    const files = drawn.length === lines.size ? [] : drawn;
    const start = performance.now();
    const score = await mutate(pkg.id, { files, fresh: args.on('fresh') || files.length > 0 });
    const seconds = Math.round((performance.now() - start) / 1000);
    const list = writeSurvivors(files.length === 0 ? pkg.id : `${pkg.id}-sample`, score);
    say(describe(score));
    say(`survivors: ${list}`);
    const { mutants: tried, killed, survived, percent } = score;
    // Named files are no random sample, so they tell nothing about the others.
    const margin = named === undefined ? marginOf(score.files, draw) : 0;
    const counts = { game: pkg.id, mutants: tried, killed, survived, percent, margin, floor: floors.floor };
    const sample = files.length > 0 && (named === undefined ? { ...draw, seed } : draw);
    found.push({ ok: tried > 0 && percent - margin >= floors.floor, ...counts, survivors: list, sample, seconds });
  }
  const ok = found.length > 0 && found.every((one) => one.ok);
  const [first] = found;
  return { ok, figures: found.length === 1 && first !== undefined ? first : { games: found } };
}

interface Scope {
  /** All sources of the game if empty. */
  readonly files: readonly string[];
  readonly fresh: boolean;
}

/** Stryker's incremental file is a report too; a sample has its own, so that it does not overwrite the full one. */
async function mutate(game: string, { files, fresh }: Scope): Promise<MutantScore> {
  const memory = join('.cache', 'mutants', files.length === 0 ? `${game}.json` : `${game}-sample.json`);
  const args = ['run', '--incrementalFile', memory];
  if (files.length > 0) {
    rmSync(join(ROOT, memory), { force: true });
    args.push(
      '--mutate',
      files.map((file) => `games/${game}/rules/src/${file}`).join(','),
      '--reporters',
      process.stderr.isTTY === true ? 'progress' : '',
    );
  } else if (fresh) args.push('--force');
  await stryker(game, args);
  return scoreMutants(readMutants(JSON.parse(readFileSync(join(ROOT, memory), 'utf8'))));
}

/** Stryker's output goes to standard error: standard output is for figures. */
async function stryker(game: string, args: readonly string[]): Promise<void> {
  const core = dirname(createRequire(import.meta.url).resolve('@stryker-mutator/core/package.json'));
  const child = spawn(process.execPath, [join(core, 'bin', 'stryker.js'), ...args, '--logLevel', 'error'], {
    cwd: ROOT,
    env: { ...process.env, PORTOLAN_GAME: game },
    stdio: ['ignore', 2, 2],
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new UserError(`mutants: Stryker ended with code ${code}; do the tests of ${game} pass?`);
}

function writeSurvivors(name: string, { survivors }: MutantScore): string {
  const file = join('reports', 'mutants', `${name}-survivors.txt`);
  mkdirSync(join(ROOT, dirname(file)), { recursive: true });
  writeFileSync(join(ROOT, file), survivors.map((mutant) => `${describeSurvivor(mutant)}\n`).join(''));
  return file;
}

function describe(score: MutantScore): string {
  const rows = score.files.map((one) => [
    one.file,
    one.killed,
    one.survived,
    one.uncovered,
    Math.round((1000 * one.killed) / (one.killed + one.survived)) / 10,
  ]);
  const all = ['all', score.killed, score.survived, rows.reduce((sum, row) => sum + Number(row[3]), 0), score.percent];
  return table(['file', 'killed', 'survived', 'of these uncovered', '%'], [...rows, all]);
}
