import type { Args } from '../args.ts';
import { readBots, seatBots } from '../botSeats.ts';
import { type Command, complain, print } from '../command.ts';
import { counted } from '../counted.ts';
import { EXIT, UserError } from '../errors.ts';
import { openSeriesLog } from '../logFile.ts';
import { openChosenGame, readGameOptions, readPlayers, TABLE_FLAGS } from '../openGame.ts';
import { progress } from '../progress.ts';
import { type Series, type SeriesHooks, simulate, type Tally } from '../simulate.ts';
import { seatName } from '../style.ts';
import { facts, table } from '../table.ts';

export const sim: Command = {
  name: 'sim',
  summary: 'lets bots play whole games and summarizes them',
  usage: '--game G [--players N] [--games K] [--seed S] [--bots a,b,..] [--log FILE [--states]]',
  flags: {
    ...TABLE_FLAGS,
    games: { value: 'K', help: 'number of games (100)' },
    seed: { value: 'S', help: 'any text; game number i has the seed S/i (1)' },
    bots: {
      value: 'a,b,..',
      help: 'the bots: cabinBoy, bosun, master, admiral, random, greedy, exec:COMMAND (random)',
    },
    log: { value: 'FILE', help: 'write every game as JSON Lines, for replay' },
    states: { help: 'with --log: also the complete state after every move' },
    json: { help: 'one JSON object instead of tables' },
  },
  about: [
    'The list of bots is repeated to fill the seats, then rotated by one seat per game, so that each bot takes every seat',
    'equally often. The same arguments give the same digest on any machine. A game that fails is counted under errors and',
    'reported with its seed; the exit code is then 1.',
  ].join('\n'),
  run,
};

const SHOWN_FAILURES = 10;

async function run(args: Args): Promise<number> {
  const series = readSeries(args);
  const logFile = args.text('log');
  if (args.on('states') && logFile === undefined) throw new UserError('sim: --states needs --log FILE');
  const log = logFile === undefined ? undefined : openSeriesLog(logFile, series, args.on('states'));
  const bar = progress(`${series.chosen.game.id}, ${series.players} players`, series.games);
  const hooks: SeriesHooks = { ...log, onProgress: (done) => bar.at(done) };
  const tally = await simulate(series, hooks);
  log?.close();
  bar.done();
  for (const { seed, error } of tally.failures.slice(0, SHOWN_FAILURES)) complain(`game ${seed}: ${error}`);
  print(args.on('json') ? JSON.stringify(summary(series, tally)) : describe(series, tally));
  return tally.failures.length > 0 ? EXIT.failed : EXIT.ok;
}

function readSeries(args: Args): Series {
  const chosen = openChosenGame(args);
  const players = readPlayers(args, chosen);
  const bots = readBots(args.text('bots') ?? 'random');
  seatBots(bots, players, 0);
  return {
    chosen,
    players,
    bots,
    games: args.whole('games', { min: 1, max: 100_000_000, otherwise: 100 }),
    seed: args.text('seed') ?? '1',
    options: readGameOptions(chosen, args.text('options')),
  };
}

function summary(series: Series, { failures, ...tally }: Tally): Readonly<Record<string, unknown>> {
  return {
    game: series.chosen.game.id,
    players: series.players,
    games: series.games,
    seed: series.seed,
    bots: series.bots,
    ...tally,
    seconds: Math.round(tally.seconds * 1000) / 1000,
    decisionsPerSecond: perSecond(tally),
    errors: failures.length,
    failures: failures.slice(0, SHOWN_FAILURES),
  };
}

function perSecond({ decisions, seconds }: Pick<Tally, 'decisions' | 'seconds'>): number {
  return Math.round(decisions / seconds);
}

function describe(series: Series, tally: Tally): string {
  const { chosen, players, games } = series;
  const bots = Object.keys(tally.wins).map((name) => [
    name,
    tally.wins[name] ?? 0,
    (100 * (tally.wins[name] ?? 0)) / games,
    tally.meanScoreByBot[name] ?? 0,
  ]);
  const seats = tally.meanScores.map((score, seat) => [seatName(seat), score]);
  return [
    `${chosen.game.title}: ${counted(games, 'game')}, ${counted(players, 'player')}, seed ${series.seed}`,
    table(['bot', 'wins', '% of games', 'mean score'], bots),
    table(['seat', 'mean score'], seats),
    facts([
      ['scores', `${tally.minScore} to ${tally.maxScore}, winners ${tally.meanWinner} on average`],
      ['decisions', tally.decisions],
      ['decisions/s', perSecond(tally)],
      ['seconds', tally.seconds],
      ['digest', tally.digest],
      ['errors', tally.failures.length],
    ]),
  ].join('\n\n');
}
