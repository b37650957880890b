import { type BaseState, opening } from '@portolan/kernel';
import type { Args } from '../args.ts';
import { type Command, print } from '../command.ts';
import { countSequences } from '../countSequences.ts';
import { EXIT } from '../errors.ts';
import { type ChosenGame, openChosenGame, readGameOptions, readPlayers, TABLE_FLAGS } from '../openGame.ts';
import { progress } from '../progress.ts';
import { table } from '../table.ts';

export const perft: Command = {
  name: 'perft',
  summary: 'counts the move sequences from the start of a game by depth',
  usage: '--game G [--players N] [--seed S] [--depth D]',
  flags: {
    ...TABLE_FLAGS,
    seed: { value: 'S', help: 'any text (1)' },
    depth: { value: 'D', help: 'depth in moves (3)' },
    json: { help: 'one JSON object instead of a table' },
  },
  about: 'If several seats decide at once, the first one moves, because their moves commute.',
  run,
};

interface Row {
  readonly depth: number;
  readonly sequences: number;
  readonly seconds: number;
}

function run(args: Args): number {
  const chosen = openChosenGame(args);
  const players = readPlayers(args, chosen);
  const seed = args.text('seed') ?? '1';
  const options = readGameOptions(chosen, args.text('options'));
  const { state } = opening(chosen.game, { options, seats: players, seed });
  const deepest = args.whole('depth', { min: 1, max: 100, otherwise: 3 });
  const rows = Array.from({ length: deepest }, (_, index) => count(chosen, state, index + 1));
  if (args.on('json')) print(JSON.stringify({ game: chosen.game.id, players, seed, depths: rows }));
  else print(table(['depth', 'sequences', 'seconds', 'per second'], rows.map(tableRow)));
  return EXIT.ok;
}

function count({ game }: ChosenGame, state: BaseState, depth: number): Row {
  const seat = game.awaiting(state)[0];
  const bar = progress(`depth ${depth}`, seat === undefined ? 0 : game.legalMoves(state, seat, []).length);
  const start = performance.now();
  let done = 0;
  const sequences = countSequences(game, state, depth, () => bar.at(++done));
  bar.done();
  return { depth, sequences, seconds: Math.round(performance.now() - start) / 1000 };
}

function tableRow({ depth, sequences, seconds }: Row): (string | number)[] {
  return [depth, sequences, seconds.toFixed(3), seconds === 0 ? '' : Math.round(sequences / seconds)];
}
