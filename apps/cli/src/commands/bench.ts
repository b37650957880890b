import { type Anatomy, dissect } from '../anatomy.ts';
import type { Args } from '../args.ts';
import { type Command, print } from '../command.ts';
import { EXIT } from '../errors.ts';
import { type Bench, measureSpeed, type Speed } from '../measure.ts';
import { openChosenGame, readGameOptions, readPlayers, TABLE_FLAGS } from '../openGame.ts';
import { progress } from '../progress.ts';
import { facts, showNumber, table } from '../table.ts';

export const bench: Command = {
  name: 'bench',
  summary: 'measures the speed of random play on one core',
  usage: '--game G [--players N] [--runs R] [--ms T]',
  flags: {
    ...TABLE_FLAGS,
    seed: { value: 'S', help: 'any text (1)' },
    runs: { value: 'R', help: 'timed runs; the median counts (7)' },
    ms: { value: 'T', help: 'the minimum length of a run in milliseconds (500)' },
    json: { help: 'one JSON object instead of tables' },
  },
  about: [
    'A decision is: list the legal moves, choose one at random, apply it. The time includes setup and scoring of each',
    'game. Figures per core use CPU time, which equals wall-clock time on an idle machine.',
  ].join('\n'),
  run,
};

function run(args: Args): number {
  const chosen = openChosenGame(args);
  const players = readPlayers(args, chosen);
  const runs = args.whole('runs', { min: 1, max: 1000, otherwise: 7 });
  const bar = progress(`${chosen.game.id}, ${players} players`, runs + 1);
  const what: Bench = {
    game: chosen.game,
    options: readGameOptions(chosen, args.text('options')),
    players,
    seed: args.text('seed') ?? '1',
    runs,
    runMs: args.whole('ms', { min: 1, max: 600_000, otherwise: 500 }),
    onRun: (done) => bar.at(done),
  };
  const speed = measureSpeed(what);
  const anatomy = dissect(what);
  bar.done();
  if (args.on('json')) print(JSON.stringify({ game: chosen.game.id, players, ...speed, ...anatomy }));
  else print(describe(`${chosen.game.title}, ${players} players`, speed, anatomy));
  return EXIT.ok;
}

function describe(title: string, speed: Speed, anatomy: Anatomy): string {
  const kinds = anatomy.kinds.map((one) => [one.kind, one.nanoseconds, 100 * one.share, one.meanMoves]);
  return [
    title,
    facts([
      ['decisions/s of a core', speed.decisionsPerCpuSecond],
      ['by the clock', `${showNumber(speed.decisionsPerSecond)}  (${spread(speed.runs)})`],
      ['games/s of a core', speed.gamesPerSecond],
      ['clones/s of a core', speed.clonesPerSecond],
      ['state', `${showNumber(anatomy.stateBytes)} bytes of JSON`],
      ['legal moves', `${showNumber(anatomy.meanMoves)} on average, ${anatomy.maxMoves} at most`],
    ]),
    table(['decision', 'ns', '% of all', 'legal moves'], kinds),
  ].join('\n\n');
}

function spread(runs: readonly number[]): string {
  return `median of ${runs.length}, ${showNumber(Math.min(...runs))} to ${showNumber(Math.max(...runs))}`;
}
