import { type Bot, botSeed, seatTable } from '@portolan/bots';
import { moveSentence } from '@portolan/client';
import { advance, InvariantError, opening, type Rng, rngFromSeed, type Seat } from '@portolan/kernel';
import { type Args, readWhole } from '../args.ts';
import { makeBots, readBots } from '../botSeats.ts';
import type { Command } from '../command.ts';
import { answer, describeStep } from '../console.ts';
import { EXIT, UserError } from '../errors.ts';
import { type MatchPosition, present, withStep } from '../matchPosition.ts';
import { isStdioBot, type StdioBot } from '../openBots/stdioBot.ts';
import { type ChosenGame, openChosenGame, readGameOptions, readPlayers, TABLE_FLAGS } from '../openGame.ts';
import { outcomeTable } from '../outcomeTable.ts';
import { clearScreen, openPrompter, type Prompter } from '../prompter.ts';
import { freshSeed } from '../seed.ts';
import { paint, seatColour, seatName } from '../style.ts';

export const play: Command = {
  name: 'play',
  summary: 'lets you play in the terminal, against bots or hot-seat',
  usage: '--game G [--players N] [--seat K] [--bots a,b,..] [--hotseat] [--seed S]',
  flags: {
    ...TABLE_FLAGS,
    seat: { value: 'K', help: 'your seat, counted from 1 (1)' },
    bots: {
      value: 'a,b,..',
      help: 'the bots at the other seats, repeated to fill them: cabinBoy, bosun, master, admiral, exec:COMMAND (greedy)',
    },
    hotseat: { help: 'no bots: all players share this terminal' },
    seed: { value: 'S', help: 'any text (a new one, shown at the end)' },
  },
  about: 'Type help during the game for a list of inputs.',
  run,
};

/** What stays the same during the match. */
interface Match {
  readonly chosen: ChosenGame;
  readonly seed: string;
  readonly names: readonly string[];
  readonly people: readonly Seat[];
  readonly bots: readonly { readonly bot: Bot; readonly rng: Rng }[];
  readonly prompter: Prompter;
}

async function run(args: Args): Promise<number> {
  const chosen = openChosenGame(args);
  const players = readPlayers(args, chosen);
  const seed = args.text('seed') ?? freshSeed();
  const people = readPeople(args, players);
  const fill = readBots(args.text('bots') ?? 'greedy');
  const others = Array.from({ length: players }, (_, index) => fill[index % fill.length] ?? 'greedy');
  const options = readGameOptions(chosen, args.text('options'));
  // Programs are started only for the seats they play.
  const specs = others.map((spec, seat) => (people.includes(seat) ? 'random' : spec));
  const bots = makeBots(specs, chosen, options).map((bot, seat) => ({ bot, rng: rngFromSeed(botSeed(seed, seat)) }));
  const names = bots.map(({ bot }, seat) => paint(seatColour(seat), nameOf(seat, people, bot)));
  const prompter = openPrompter();
  try {
    const match = { chosen, seed, names, people, bots, prompter };
    const current = await playOn(match, {
      game: chosen.game,
      opening: opening(chosen.game, { options, seats: players, seed }),
      steps: [],
    });
    tellEnd(match, current);
  } finally {
    prompter.close();
  }
  return EXIT.ok;
}

function readPeople(args: Args, players: number): Seat[] {
  if (args.on('hotseat')) {
    if (args.on('seat') || args.on('bots')) throw new UserError('play: --hotseat goes with neither --seat nor --bots');
    return Array.from({ length: players }, (_, seat) => seat);
  }
  return [readWhole('--seat', args.text('seat') ?? '1', { min: 1, max: players }) - 1];
}

function nameOf(seat: Seat, people: readonly Seat[], bot: Bot): string {
  if (people.length > 1) return seatName(seat);
  return `${seatName(seat)} (${people.includes(seat) ? 'you' : bot.name})`;
}

/** Plays until the game is over or the player quits. */
async function playOn(match: Match, start: MatchPosition): Promise<MatchPosition> {
  const { chosen, people } = match;
  const seen = new Map<Seat, number>();
  let current = start;
  let holder: Seat | undefined;
  for (;;) {
    const [seat] = chosen.game.awaiting(present(current).state);
    if (seat === undefined) {
      const last = holder ?? people[0] ?? 0;
      tellNews(match, current, { seat: last, since: seen.get(last) ?? 0 });
      return current;
    }
    if (!people.includes(seat)) {
      current = withStep(current, await botStep(match, current, seat));
      continue;
    }
    if (holder !== seat && people.length > 1) await handOver(match, seat);
    holder = seat;
    tellNews(match, current, { seat, since: Math.min(seen.get(seat) ?? 0, current.steps.length) });
    const next = await ask(match, current, seat);
    if (next === undefined) return current;
    current = next;
    seen.set(seat, current.steps.length - (current.steps.at(-1)?.seat === seat ? 1 : 0));
  }
}

async function botStep(
  { chosen, bots }: Match,
  current: MatchPosition,
  seat: Seat,
): Promise<ReturnType<typeof advance>> {
  const position = present(current);
  const chair = bots[seat];
  if (chair === undefined) throw new InvariantError(`no bot at seat ${seat}`);
  if (isStdioBot(chair.bot)) tellProgram(chair.bot, current, seat);
  const table = seatTable(chosen.game, seat, () => position.state);
  const { move } = await chair.bot.choose(table, { rng: chair.rng });
  return advance(chosen.game, position, seat, move);
}

/** Tells a program what has happened since its own last move. */
function tellProgram(program: StdioBot, { game, steps }: MatchPosition, seat: Seat): void {
  const last = steps.findLastIndex((step) => step.seat === seat);
  for (const step of steps.slice(Math.max(0, last))) program.saw({ ...step, move: game.readMove(step.text) });
}

async function handOver({ prompter, names }: Match, seat: Seat): Promise<void> {
  if (!prompter.live) {
    prompter.say(`-- ${names[seat]} --`);
    return;
  }
  clearScreen();
  await prompter.ask(`Hand over to ${names[seat]}, then press Enter. `);
  clearScreen();
}

function tellNews(
  { chosen, names, prompter }: Match,
  current: MatchPosition,
  news: { seat: Seat; since: number },
): void {
  const fresh = current.steps.slice(news.since);
  const lines = fresh.flatMap((step) => describeStep(chosen, step, { viewer: news.seat, names }));
  if (lines.length > 0) prompter.say(`\n${lines.join('\n')}`);
}

/** The match position after the player's move; undefined if they quit. */
async function ask(match: Match, current: MatchPosition, seat: Seat): Promise<MatchPosition | undefined> {
  const { chosen, names, people, prompter } = match;
  const { state, seq } = present(current);
  const view = chosen.game.view(state, seat);
  const moves = chosen.game.legalMoves(state, seat, []);
  const asked = { chosen, current, seat, people, moves, names };
  const question = `${names[seat]} ${seq + 1}> `;
  let show = true;
  for (;;) {
    if (show) prompter.say(showTable(match, view, moves));
    const line = await prompter.ask(question);
    if (line === undefined) return undefined;
    const reply = answer(line, asked);
    if (reply.kind === 'quit') return undefined;
    if (reply.kind === 'moved') return reply.current;
    show = reply.kind === 'look';
    if (reply.kind === 'told') prompter.say(reply.text);
  }
}

function showTable({ chosen, names }: Match, view: unknown, moves: readonly unknown[]): string {
  const width = String(moves.length).length;
  const lines = moves.map((move, index) => {
    const notation = chosen.game.writeMove(move);
    const words = moveSentence(chosen.text.describeMove(move, view));
    const tail = words === notation ? '' : `  ${paint('dim', `[${notation}]`)}`;
    return `${String(index + 1).padStart(width + 2)}  ${words}${tail}`;
  });
  return ['', chosen.text.describeView(view, names), '', paint('bold', chosen.text.prompt(view)), ...lines].join('\n');
}

function tellEnd(match: Match, current: MatchPosition): void {
  const { chosen, seed, names, prompter } = match;
  const outcome = chosen.game.outcome(present(current).state);
  if (outcome === undefined) {
    prompter.say(`\nThe game was left after ${current.steps.length} moves. Its seed was ${seed}.`);
    return;
  }
  prompter.say(`\n${outcomeTable(outcome, names)}\n\nThe seed was ${seed}.`);
}
