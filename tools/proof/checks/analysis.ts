import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Analysis, analyse } from '@portolan/bots';
import { type Cell, cpuNow, type LoggedMatch, progress, readLoggedMatches, table } from '@portolan/cli/toolkit';
import { InvariantError } from '@portolan/kernel';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { MOST_ANALYSIS_SECONDS } from '../floors.ts';
import { isQuoted, QUOTED_PER_GAME, quotedFindings } from '../strength/quotedFindings.ts';

export const analysis: Check = {
  name: 'analysis',
  summary: `the games in docs/games are analysed within ${MOST_ANALYSIS_SECONDS} s of one core's time each, with the findings quoted in docs/strength.md`,
  flags: {},
  run,
};

const DOCS = resolve(import.meta.dirname, '../../../docs');
/** One of each game, two of them with as many players as it can have. */
const QUICK = ['1', '9', '10'];

interface Analysed {
  readonly number: string;
  readonly game: string;
  readonly players: number;
  readonly decisions: number;
  readonly findings: number;
  readonly quoted: number;
  readonly cpuSeconds: number;
}

async function run({ quick, say }: CheckContext): Promise<Verdict> {
  const quotes = quotedFindings(readFileSync(join(DOCS, 'strength.md'), 'utf8'));
  const games: Analysed[] = [];
  const missing: string[] = [];
  for (const number of loggedGames().filter((one) => !quick || QUICK.includes(one))) {
    const { log, result, cpuSeconds } = measure(join(DOCS, 'games', `${number}.jsonl`));
    const { game, players } = log.header.value;
    const quoted = quotes.filter((quote) => quote.game === number);
    missing.push(
      ...quoted.filter((quote) => !isQuoted(quote, result)).map(({ move }) => `game ${number}, move ${move}`),
    );
    games.push({
      ...{ number, game, players, quoted: quoted.length, cpuSeconds },
      decisions: result.seats.reduce((sum, { decisions }) => sum + decisions, 0),
      findings: result.seats.reduce((sum, { findings }) => sum + findings.length, 0),
    });
  }
  say(table(['game', 'rules', 'players', 'decisions', 'findings', 'quoted', 'CPU s'], games.map(rowOf)));
  for (const one of missing) say(`quoted, but not found: ${one}`);
  const slowest = Math.max(...games.map(({ cpuSeconds }) => cpuSeconds));
  const quoted = games.reduce((sum, one) => sum + one.quoted, 0);
  // A quote that is not in the usual form would not be compared.
  const hasAll = games.every((one) => one.quoted === QUOTED_PER_GAME);
  const ok = hasAll && missing.length === 0 && slowest <= MOST_ANALYSIS_SECONDS;
  return { ok, figures: { analysed: games.length, slowest, quoted, missing, games } };
}

function loggedGames(): string[] {
  const names = readdirSync(join(DOCS, 'games')).map((file) => basename(file, '.jsonl'));
  return names.sort((one, other) => Number(one) - Number(other));
}

interface Measured {
  readonly log: LoggedMatch['log'];
  readonly result: Analysis;
  readonly cpuSeconds: number;
}

function measure(file: string): Measured {
  const [logged] = readLoggedMatches(file);
  if (logged === undefined) throw new InvariantError(`${file} has no game`);
  const bar = progress(basename(file), 1);
  const before = cpuNow();
  const work = analyse(logged.match);
  let step = work.next();
  for (; step.done !== true; step = work.next()) bar.at(step.value);
  const cpuSeconds = Math.round((cpuNow() - before) / 100) / 10;
  bar.done();
  return { log: logged.log, result: step.value, cpuSeconds };
}

function rowOf({ number, game, players, decisions, findings, quoted, cpuSeconds }: Analysed): Cell[] {
  return [Number(number), game, players, decisions, findings, quoted, cpuSeconds];
}
