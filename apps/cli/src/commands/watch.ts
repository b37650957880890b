import { setTimeout } from 'node:timers/promises';
import { type Finished, type PlayedMove, playGame } from '@portolan/bots';
import { moveSentence } from '@portolan/client';
import type { BaseState } from '@portolan/kernel';
import type { Args } from '../args.ts';
import { makeBots, readBots, seatBots } from '../botSeats.ts';
import { type Command, print } from '../command.ts';
import { EXIT } from '../errors.ts';
import { GAMES } from '../games.ts';
import { tellStdioBots } from '../openBots/stdioBot.ts';
import { type ChosenGame, openChosenGame, readGameOptions, readPlayers, TABLE_FLAGS } from '../openGame.ts';
import { outcomeTable } from '../outcomeTable.ts';
import { freshSeed } from '../seed.ts';
import { paint, seatColour, seatName } from '../style.ts';

export const watch: Command = {
  name: 'watch',
  summary: 'shows bots playing a game, move by move',
  usage: '[--game G] [--players N] [--bots a,b,..] [--seed S] [--delay MS]',
  flags: {
    ...TABLE_FLAGS,
    bots: {
      value: 'a,b,..',
      help: 'the bots, repeated to fill the table: cabinBoy, bosun, master, admiral, random, greedy, exec:COMMAND (greedy)',
    },
    seed: { value: 'S', help: 'any text (a new one)' },
    delay: { value: 'MS', help: 'pause after each move (250 in a terminal, else 0)' },
    json: { help: 'only the result, as one JSON object' },
  },
  run,
};

async function run(args: Args): Promise<number> {
  const chosen = openChosenGame(args, GAMES[0]?.package.id);
  const players = readPlayers(args, chosen);
  const bots = seatBots(readBots(args.text('bots') ?? 'greedy'), players, 0);
  const seed = args.text('seed') ?? freshSeed();
  const options = readGameOptions(chosen, args.text('options'));
  const delay = args.whole('delay', { min: 0, max: 60_000, otherwise: process.stdout.isTTY === true ? 250 : 0 });
  const names = bots.map((bot, seat) => `${seatName(seat)} ${bot}`);
  const shown: string[] = [];
  const made = makeBots(bots, chosen, options);
  const hooks = tellStdioBots(made, narrator(chosen, names, shown));
  const finished = await playGame({ game: chosen.game, options, seed, bots: made }, hooks);
  if (args.on('json')) {
    const { decisions, outcome } = finished;
    print(JSON.stringify({ game: chosen.game.id, players, bots, seed, decisions, outcome }));
    return EXIT.ok;
  }
  print(title(chosen, names, seed));
  await show(shown, delay);
  print(ending(finished, names, seed));
  return EXIT.ok;
}

/** Describes the events of each move; a move without any worth telling is shown itself. */
function narrator(
  chosen: ChosenGame,
  names: readonly string[],
  shown: string[],
): { onOpening(state: BaseState): void; onMove(played: PlayedMove): void } {
  const { game, text } = chosen;
  let before: unknown;
  const look = (state: BaseState): void => {
    const [seat] = game.awaiting(state);
    before = seat === undefined ? undefined : game.view(state, seat);
  };
  return {
    onOpening: look,
    onMove({ seq, seat, move, events, state }) {
      const told = events.map((event) => text.describeEvent(event, names)).filter((one) => one !== undefined);
      const [first = `${names[seat]}: ${moveSentence(text.describeMove(move, before))}`, ...rest] = told;
      const lines = [`${paint('dim', String(seq).padStart(4))}  ${paint(seatColour(seat), first)}`];
      shown.push([...lines, ...rest.map((sentence) => `      ${paint('dim', sentence)}`)].join('\n'));
      look(state);
    },
  };
}

async function show(shown: readonly string[], delay: number): Promise<void> {
  if (delay === 0) {
    print(shown.join('\n'));
    return;
  }
  for (const lines of shown) {
    print(lines);
    await setTimeout(delay);
  }
}

function title({ game }: ChosenGame, names: readonly string[], seed: string): string {
  const seats = names.map((name, seat) => paint(seatColour(seat), name)).join('  ');
  return `${paint('bold', game.title)}  ${paint('dim', `seed ${seed}`)}\n${seats}\n`;
}

function ending({ decisions, outcome }: Finished, names: readonly string[], seed: string): string {
  const winners = names.filter((_, seat) => outcome.places[seat] === 1).join(' and ');
  return `\n${paint('bold', `${winners} wins after ${decisions} decisions`)}\n\n${outcomeTable(outcome, names)}\n\nseed ${seed}`;
}
