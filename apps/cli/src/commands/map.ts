import { writeFileSync } from 'node:fs';
import { opening } from '@portolan/kernel';
import type { Args } from '../args.ts';
import { type Command, print } from '../command.ts';
import { EXIT, messageOf, UserError } from '../errors.ts';
import { GAMES } from '../games.ts';
import { openChosenGame, readGameOptions, readPlayers, TABLE_FLAGS } from '../openGame.ts';

export const map: Command = {
  name: 'map',
  summary: 'prints or draws the map for a seed',
  usage: '--game G [--players N] [--seed S] [--svg FILE]',
  flags: {
    ...TABLE_FLAGS,
    seed: { value: 'S', help: 'any text (1)' },
    svg: { value: 'FILE', help: 'write a drawing to this file instead' },
  },
  about: 'The map is that of a game with the same number of players and seed.',
  run,
};

function run(args: Args): number {
  const chosen = openChosenGame(args);
  const { mapFor } = chosen.entry;
  if (mapFor === undefined) {
    const others = GAMES.filter((entry) => entry.mapFor !== undefined).map((entry) => entry.package.id);
    throw new UserError(
      `${chosen.game.id} has no map that differs from game to game; map is for: ${others.join(', ')}`,
    );
  }
  const options = readGameOptions(chosen, args.text('options'));
  const seed = args.text('seed') ?? '1';
  const { state } = opening(chosen.game, { options, seats: readPlayers(args, chosen), seed });
  const view = chosen.game.view(state, 'spectator');
  const file = args.text('svg');
  if (file === undefined) print(mapFor(chosen.data).text(view));
  else writeDrawing(file, mapFor(chosen.data).svg(view));
  return EXIT.ok;
}

function writeDrawing(file: string, svg: string): void {
  try {
    writeFileSync(file, svg);
  } catch (error) {
    throw new UserError(`--svg: cannot write ${file}: ${messageOf(error)}`);
  }
}
