import { appendFileSync } from 'node:fs';
import { type ArenaPlan, planMatches } from '@portolan/bots';
import { arenaBot } from '../arena/match.ts';
import { playArena } from '../arena/play.ts';
import { describeArena } from '../arena/report.ts';
import { readVariants } from '../arena/variants.ts';
import type { Args } from '../args.ts';
import { commandOf } from '../botSeats.ts';
import { type Command, print } from '../command.ts';
import { EXIT, UserError } from '../errors.ts';
import { gameIds } from '../games.ts';
import { openChosenGame, readPlayers } from '../openGame.ts';
import { progress } from '../progress.ts';

export const arena: Command = {
  name: 'arena',
  summary: 'lets bots play each other and rates them',
  usage: '--game G [--players N] --bots a,b,.. [--games K] [--options k=v,..] [--out FILE]',
  flags: {
    game: { value: 'G', help: `the game: ${gameIds().join(', ')}` },
    players: { value: 'N', help: 'number of players' },
    bots: { value: 'a,b,..', help: 'the bots, repeated to fill the seats; also shaken:a, linear:a and exec:COMMAND' },
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
    'A shaken bot has each weight of its advice multiplied by e^(0.35 N): the same school with other opinions. A linear bot',
    "searches without the game's net.",
  ].join('\n'),
  run,
};

async function run(args: Args): Promise<number> {
  const plan = readPlan(args);
  const matches = planMatches(plan);
  const bar = progress(`${plan.game}, ${plan.players} players`, matches.length);
  const file = args.text('out');
  let done = 0;
  const results = await playArena({
    matches,
    workers: args.on('workers') ? args.whole('workers', { min: 1, max: 1024 }) : undefined,
    onResult(result) {
      done++;
      bar.at(done);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`);
    },
  });
  bar.done();
  print(args.on('json') ? results.map((result) => JSON.stringify(result)).join('\n') : describeArena(results));
  return EXIT.ok;
}

function readPlan(args: Args): ArenaPlan {
  const chosen = openChosenGame(args);
  const players = readPlayers(args, chosen);
  const bots = args
    .required('bots')
    .split(',')
    .map((name) => name.trim());
  if (bots.length > players) throw new UserError(`--bots: ${bots.length} bots for ${players} seats`);
  for (const bot of bots) if (commandOf(bot) === undefined) arenaBot(bot, chosen, 'checked');
  return {
    game: chosen.game.id,
    players,
    bots,
    variants: readVariants(args.text('options')),
    games: args.whole('games', { min: 1, max: 10_000_000, otherwise: 100 }),
    seed: args.text('seed') ?? '1',
  };
}
