import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { train as fitValue, type PlayedGames, trainNet } from '@portolan/bots';
import type { FittedNet, FittedValue } from '@portolan/kernel';
import type { Args } from '../args.ts';
import { type Command, print } from '../command.ts';
import { EXIT, UserError } from '../errors.ts';
import { type ChosenGame, GAME_FLAGS, openChosenGame } from '../openGame.ts';
import { progress } from '../progress.ts';
import { facts } from '../table.ts';
import { playForTraining } from '../training/play.ts';

export const train: Command = {
  name: 'train',
  summary: 'fits the value by which searching bots judge the end of a round',
  usage: '--game G [--players N] [--games K] [--net] [--seed S] [--out FILE]',
  flags: {
    ...GAME_FLAGS,
    players: {
      value: 'N',
      help: 'fits only games of N players; what FILE has for other numbers is kept (not with --net)',
    },
    games: { value: 'K', help: 'games for each number of players (400; 8000 with --net)' },
    seed: { value: 'S', help: 'any text (1)' },
    net: { help: 'a small net that corrects the linear prediction, for two players and more' },
    epochs: { value: 'E', help: 'how often the net sees every game (8)' },
    workers: { value: 'W', help: 'threads (as many as there are cores)' },
    out: { value: 'FILE', help: 'where the value is written; otherwise only its quality is shown' },
  },
  about: [
    'Bots that follow the advice with different weights play each other. At the end of every round the features of every',
    'player are recorded, and a ridge regression predicts the points still to come. Part of a game that is to be offered',
    "with this value is the file games/G/rules/src/bot/value.json, or net.json. 'explained' is the share of the variance;",
    'with --net it is measured on a tenth of the games that is held out.',
  ].join('\n'),
  run,
};

async function run(args: Args): Promise<number> {
  const chosen = openChosenGame(args);
  const withNet = args.on('net');
  if (withNet && args.on('players') && args.on('out'))
    throw new UserError('train: --out writes a net only without --players: one net serves all numbers of players');
  const games = args.whole('games', { min: 10, max: 1_000_000, otherwise: withNet ? 8000 : 400 });
  const seed = args.text('seed') ?? '1';
  const workers = args.on('workers') ? args.whole('workers', { min: 1, max: 1024 }) : undefined;
  const seats = seatsOf(args, chosen.game.seats, withNet);
  const bar = progress(chosen.game.id, games * seats.length);
  const played = await playForTraining({
    game: chosen.game.id,
    data: chosen.data,
    seats,
    games,
    seed,
    workers,
    onGames: bar.at,
  });
  bar.done();
  const isPart = args.text('players') !== undefined;
  const only = isPart ? ` --players ${seats.join()}` : '';
  const made = `portolan train --game ${chosen.game.id}${only} --games ${games}${withNet ? ' --net' : ''} --seed ${seed}`;
  const file = args.text('out');
  const value = withNet
    ? fitNet({ chosen, played, made }, args.whole('epochs', { min: 1, max: 1000, otherwise: 8 }))
    : addTo(isPart ? file : undefined, fitAlone({ chosen, played, made }));
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(value)}\n`);
  return EXIT.ok;
}

interface Material {
  readonly chosen: ChosenGame;
  readonly played: PlayedGames;
  readonly made: string;
}

function fitAlone({ chosen, played, made }: Material): FittedValue {
  const lines: [string, string][] = [];
  const value = fitValue({
    open: chosen,
    played,
    made,
    onFit: (setting, round, { explained, spread }) =>
      lines.push([
        `${setting} players, round ${round}`,
        `explained ${explained.toFixed(2)}, off by ${spread.toFixed(1)} points`,
      ]),
  });
  print(facts(lines));
  return value;
}

function fitNet({ chosen, played, made }: Material, epochs: number): FittedNet {
  const lines: [string, string][] = [];
  const bar = progress('net', epochs);
  const value = trainNet({
    open: chosen,
    played,
    made,
    epochs,
    onEpoch: bar.at,
    onCheck: (seats, round, { linear, net }) =>
      lines.push([
        `${seats} players, round ${round}`,
        `explained ${linear.toFixed(3)}, with the net ${net.toFixed(3)}`,
      ]),
  });
  bar.done();
  print(facts(lines));
  return value;
}

/** A net is for games against people. */
function seatsOf(args: Args, { min, max }: { readonly min: number; readonly max: number }, withNet: boolean): number[] {
  const least = withNet ? Math.max(2, min) : min;
  if (args.text('players') !== undefined) return [args.whole('players', { min: least, max, otherwise: max })];
  return Array.from({ length: max - least + 1 }, (_, at) => least + at);
}

/** Keeps what the file has for other numbers of players if it was fitted to the same features. */
function addTo(file: string | undefined, value: FittedValue): FittedValue {
  if (file === undefined || !existsSync(file)) return value;
  const earlier = JSON.parse(readFileSync(file, 'utf8')) as FittedValue;
  if (earlier.game !== value.game || earlier.features !== value.features) return value;
  return { ...value, made: `${earlier.made}; ${value.made}`, seats: { ...earlier.seats, ...value.seats } };
}
