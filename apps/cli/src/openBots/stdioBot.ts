import type { Bot, Finished, MatchHooks, PlayedMove } from '@portolan/bots';
import { type AnyGame, type OpenGame, type Seat, tell } from '@portolan/kernel';
import type { SeenEntry } from '@portolan/protocol';
import { UserError } from '../errors.ts';
import { ANSWER_MS, StdioProcess } from './stdioProcess.ts';

/** A bot that is a program of its own, see docs/bots.md. */
export interface StdioBot extends Bot {
  /** Call after every move: the program is told with its next turn. */
  saw(played: Pick<PlayedMove, 'seq' | 'seat' | 'move' | 'events'>): void;
  /** Call when the game is over. */
  over(finished: Pick<Finished, 'outcome'>): void;
}

export interface StdioSeat {
  /** As for a shell. */
  readonly command: string;
  readonly open: Pick<OpenGame, 'game'>;
  readonly options: unknown;
  readonly seat: Seat;
  readonly seats: number;
}

/** How often a program may answer with something that is no legal move. */
const MOST_TRIES = 3;

/** By command and seat: programs stay for the next game, but no program plays two seats of the same table. */
const processes = new Map<string, StdioProcess>();
let matches = 0;

/** Plays a seat by asking a program for its moves. */
export function stdioBot(at: StdioSeat): StdioBot {
  const { command, seat } = at;
  const { game } = at.open;
  const program = processFor(command, seat);
  const match = `m${++matches}`;
  let entries: SeenEntry[] = [];
  let turn = 0;
  program.send({
    type: 'start',
    match,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: at.options,
    seat,
    seats: at.seats,
  });
  return {
    name: `exec:${command}`,
    // It cannot be aborted: only the command line asks programs, which waits for every answer.
    async choose(table, { milliseconds = ANSWER_MS }) {
      const moves = [...table.legalMoves()];
      const legal = moves.map((move) => game.writeMove(move));
      turn++;
      program.send({ type: 'turn', match, turn, seat, view: table.view(), entries, legal, milliseconds });
      entries = [];
      const text = await legalAnswer(program, { match, turn, legal });
      return { move: moves[legal.indexOf(text)] };
    },
    saw: (played) => void entries.push(seen(game, played, seat)),
    over({ outcome }) {
      program.send({ type: 'over', match, outcome, entries });
      entries = [];
    },
  };
}

interface Asked {
  readonly match: string;
  readonly turn: number;
  readonly legal: readonly string[];
}

async function legalAnswer(program: StdioProcess, { match, turn, legal }: Asked): Promise<string> {
  let wrong = '';
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const answer = await program.next();
    const isMove = answer.type === 'move' && answer.match === match && answer.turn === turn;
    if (isMove && legal.includes(answer.move)) {
      program.send({ type: 'accepted', match, turn });
      return answer.move;
    }
    wrong = JSON.stringify(answer);
    const problem = isMove ? 'this move is not legal now' : 'a move is awaited';
    program.send({ type: 'refused', code: isMove ? 'illegal' : 'badMessage', problem, match, turn });
  }
  throw new UserError(`exec:${program.command} answers turn ${turn} with ${wrong}, which is no legal move`);
}

function seen(
  game: AnyGame,
  { seq, seat, move, events }: Pick<PlayedMove, 'seq' | 'seat' | 'move' | 'events'>,
  own: Seat,
): SeenEntry {
  const text = seat === own ? { text: game.writeMove(move) } : {};
  return { seq, kind: 'move', seat, ...text, events: tell(game, events, own) };
}

function processFor(command: string, seat: Seat): StdioProcess {
  const key = `${seat} ${command}`;
  const known = processes.get(key);
  const program = known === undefined || known.hasEnded() ? new StdioProcess(command) : known;
  processes.set(key, program);
  return program;
}

/** Ends all programs. Without it they end with the command. */
export function closeStdioBots(): void {
  for (const program of processes.values()) program.close();
  processes.clear();
}

export function isStdioBot(bot: Bot): bot is StdioBot {
  return 'saw' in bot && 'over' in bot;
}

/** The hooks of a game, extended so that programs see what happens. */
export function tellStdioBots(bots: readonly Bot[], hooks: MatchHooks = {}): MatchHooks {
  const programs = bots.filter(isStdioBot);
  if (programs.length === 0) return hooks;
  return {
    ...hooks,
    onMove(played) {
      for (const program of programs) program.saw(played);
      hooks.onMove?.(played);
    },
  };
}
