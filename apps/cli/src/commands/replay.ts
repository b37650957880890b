import type { AnyGame, BaseEvent, BaseState, Outcome, Played } from '@portolan/kernel';
import {
  type Claim,
  claimOf,
  describeLogProblem,
  type LogFault,
  type LogHeader,
  type MatchLog,
  readMatchLogs,
  verifyLog,
} from '@portolan/protocol/log';
import type { Args } from '../args.ts';
import { type Command, print } from '../command.ts';
import { EXIT, UserError } from '../errors.ts';
import { readLines } from '../logFile.ts';
import { type ChosenGame, openGame } from '../openGame.ts';
import { outcomeTable } from '../outcomeTable.ts';
import { paint, seatColour, seatName } from '../style.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'replays a log, checking every move, and lists its moves',
  usage: 'FILE [--verify]',
  positionals: 1,
  flags: {
    verify: { help: 'list no moves; only check that everything in the file is true' },
    json: { help: 'one JSON object per game, or one for the whole file with --verify' },
  },
  about: [
    'Every move is checked, and every hash, event, outcome and commitment in the file is compared with the replay. The',
    'first line that does not match ends it with exit code 2.',
  ].join('\n'),
  run,
};

function run(args: Args): number {
  const [file] = args.positionals;
  if (file === undefined) throw new UserError('replay: FILE is missing');
  const quiet = args.on('verify');
  let games = 0;
  let moves = 0;
  for (const read of readMatchLogs(readLines(file))) {
    if (!read.ok) throw misfit(file, read.error);
    const moveLines: string[] = [];
    moves += verifyGame(file, read.value, quiet ? undefined : moveLines);
    games++;
    if (!quiet) print(args.on('json') ? asJson(read.value) : asText(read.value, moveLines));
  }
  if (quiet) print(args.on('json') ? JSON.stringify({ games, moves, ok: true }) : verdict(games, moves));
  return EXIT.ok;
}

function verdict(games: number, moves: number): string {
  return `${games} ${games === 1 ? 'game' : 'games'}, ${moves} moves verified`;
}

function misfit(file: string, fault: LogFault, chosen?: ChosenGame): UserError {
  return new UserError(`${file}:${fault.line}: ${describeLogProblem(fault, chosen?.entry.package.problems)}`);
}

function verifyGame(file: string, log: MatchLog, moveLines: string[] | undefined): number {
  const { game, claim } = openLogged(file, log);
  const heard =
    moveLines === undefined ? undefined : (step: Played<BaseState, BaseEvent>) => moveLines.push(moveLine(step));
  const verified = verifyLog(game, claim, heard);
  if (!verified.ok) throw misfit(file, verified.error);
  return verified.value;
}

function openLogged(file: string, log: MatchLog): { game: AnyGame; claim: Claim } {
  const { line, value } = log.header;
  const chosen = atPlace(`${file}:${line}`, () =>
    openGame(
      value.game,
      value.data === undefined ? undefined : { components: value.data, place: 'data' },
      value.rulesVersion,
    ),
  );
  const claim = claimOf(chosen.game, log);
  if (!claim.ok) throw misfit(file, claim.error, chosen);
  return { game: chosen.game, claim: claim.value };
}

/** Adds the place to an error that does not know it. */
function atPlace<T>(place: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof UserError ? new UserError(`${place}: ${error.message}`) : error;
  }
}

function moveLine({ seq, seat, text }: Played<BaseState, BaseEvent>): string {
  return `${String(seq).padStart(4)}  ${paint(seatColour(seat), seatName(seat))}  ${text}`;
}

function asText({ header, outcome }: MatchLog, moveLines: readonly string[]): string {
  return [titleLine(header.value), moveLines.join('\n'), outcomeTable(outcome.value)].join('\n\n');
}

function titleLine({ game, players, seed }: LogHeader): string {
  return paint('bold', `${game}, ${players} players, seed ${seed}`);
}

function asJson({ header, moves, outcome }: MatchLog): string {
  const { game, players, seed } = header.value;
  const result: Outcome = outcome.value;
  return JSON.stringify({ game, players, seed, moves: moves.map((move) => move.value.move), outcome: result });
}
