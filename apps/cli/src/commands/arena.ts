import { appendFileSync } from 'node:fs';
import { type ArenaMatch, type ArenaPlan, type ArenaResult, gamesPerDeal, planMatches } from '@portolan/bots';
import { checkArenaBot } from '../arena/bots.ts';
import { playArena } from '../arena/play.ts';
import { describeArena } from '../arena/report.ts';
import { readVariants } from '../arena/variants.ts';
import type { Args } from '../args.ts';
import { commandOf } from '../botSeats.ts';
import { type Command, complain, print } from '../command.ts';
import { counted } from '../counted.ts';
import { EXIT, UserError } from '../errors.ts';
import { gameIds } from '../games.ts';
import { acceptOptions, openChosenGame, readPlayers } from '../openGame.ts';
import { progress } from '../progress.ts';

export const arena: Command = {
  name: 'arena',
  summary: 'lets bots play each other and rates them',
  usage: '--game G [--players N] --bots a,b,.. [--games K] [--options k=v,..] [--out FILE]',
  flags: {
    game: { value: 'G', help: `the game: ${gameIds().join(', ')}` },
    players: { value: 'N', help: 'number of players' },
    bots: {
      value: 'a,b,..',
      help: 'the bots, repeated to fill the seats; also with prefixes (below), and exec:COMMAND',
    },
    games: { value: 'K', help: 'number of games (100)' },
    seed: { value: 'S', help: 'any text; deal number i has the seed S/i (1)' },
    options: { value: 'k=v,..', help: "the game's own options; k=v|w plays with both in turn" },
    workers: { value: 'W', help: 'threads (as many as there are cores)' },
    out: { value: 'FILE', help: 'append one line of JSON for each game' },
    json: { help: 'the results of the games instead of a table' },
  },
  about: [
    'Every deal is played in each rotation of the bots before the next one. Ratings are fitted to the order of places of',
    'every two bots (Bradley and Terry); 400 points are odds of ten to one. Intervals come from drawing the deals anew.',
    'A shaken: bot has each weight of its advice multiplied by e^(0.35 N): the same school with other opinions. A linear: bot',
    "searches without the game's net, a net=FILE: bot with another one, and an iterations=N: Admiral imagines so many games.",
    'Two nets meet at equal effort as iterations=48:net=new.json:admiral,iterations=48:admiral.',
    'A game in which a program fails is told with its seed and the reason, and left out; the exit code is then 1.',
  ].join('\n'),
  run,
};

async function run(args: Args): Promise<number> {
  const plan = readPlan(args);
  const matches = planMatches(plan);
  const left = matches.length % gamesPerDeal(plan);
  if (left > 0) tellUneven(left, plan);
  const bar = progress(`${plan.game}, ${plan.players} players`, matches.length);
  const file = args.text('out');
  const failures: Failure[] = [];
  let done = 0;
  const results = await playArena({
    matches,
    workers: args.on('workers') ? args.whole('workers', { min: 1, max: 1024 }) : undefined,
    onResult(result) {
      bar.at(++done);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`);
    },
    onFailure(reason, match) {
      bar.at(++done);
      failures.push({ reason, match });
    },
  });
  bar.done();
  tellFailures(failures, matches.length);
  if (results.length > 0) print(args.on('json') ? linesOf(results) : describeArena(results));
  return failures.length > 0 ? EXIT.failed : EXIT.ok;
}

function tellUneven(left: number, plan: ArenaPlan): void {
  const all = gamesPerDeal(plan);
  const games = plan.games + all - left;
  complain(`the last deal is played in ${left} of ${all} rotations only; --games ${games} plays it in all`);
}

interface Failure {
  readonly reason: string;
  readonly match: ArenaMatch;
}

const SHOWN_FAILURES = 10;

function tellFailures(failures: readonly Failure[], games: number): void {
  if (failures.length === 0) return;
  for (const { reason, match } of failures.slice(0, SHOWN_FAILURES)) complain(`game ${match.seed}: ${reason}`);
  complain(`${failures.length} of ${counted(games, 'game')} failed`);
}

function linesOf(results: readonly ArenaResult[]): string {
  return results.map((result) => JSON.stringify(result)).join('\n');
}

function readPlan(args: Args): ArenaPlan {
  const chosen = openChosenGame(args);
  const players = readPlayers(args, chosen);
  const bots = args
    .required('bots')
    .split(',')
    .map((name) => name.trim());
  if (bots.length > players) throw new UserError(`--bots: ${bots.length} bots for ${players} seats`);
  for (const bot of bots) if (commandOf(bot) === undefined) checkArenaBot(bot, chosen, players);
  const variants = readVariants(args.text('options'));
  for (const variant of variants) acceptOptions(chosen, variant);
  return {
    game: chosen.game.id,
    players,
    bots,
    variants,
    games: args.whole('games', { min: 1, max: 10_000_000, otherwise: 100 }),
    seed: args.text('seed') ?? '1',
  };
}
