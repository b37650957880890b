import type { BaseEvent, BaseState, Played } from '@portolan/kernel';
import { entriesOfLog, tableOfLog } from '@portolan/match';
import { type ToldOutcome, tellOutcome } from '@portolan/protocol';
import { type LogHeader, logProblem, type MatchLog, readMatchLogs, verifyLog } from '@portolan/protocol/log';
import type { Args } from '../args.ts';
import { type Command, print } from '../command.ts';
import { EXIT, UserError } from '../errors.ts';
import { readLines } from '../logFile.ts';
import { misfit, openLogged } from '../openLogged.ts';
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
    'Every move is checked, and every hash, event, outcome and commitment in the file is compared with the replay; so is',
    'whatever was undone, asked for or agreed at the table. The first line that does not match ends it with exit code 2.',
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

function verifyGame(file: string, log: MatchLog, moveLines: string[] | undefined): number {
  const { chosen, claim } = openLogged(file, log);
  const heard =
    moveLines === undefined ? undefined : (step: Played<BaseState, BaseEvent>) => moveLines.push(moveLine(step));
  const verified = verifyLog(chosen.game, claim, heard);
  if (!verified.ok) throw misfit(file, verified.error);
  const { line, value } = log.header;
  const start = { game: chosen.game, options: claim.options, seed: value.seed, ...tableOfLog(value) };
  if (entriesOfLog(start, log) === undefined) throw misfit(file, { line, ...logProblem('faultyEntries') });
  return verified.value;
}

function moveLine({ seq, seat, text }: Played<BaseState, BaseEvent>): string {
  return `${String(seq).padStart(4)}  ${paint(seatColour(seat), seatName(seat))}  ${text}`;
}

function asText(log: MatchLog, moveLines: readonly string[]): string {
  return [titleLine(log.header.value), moveLines.join('\n'), outcomeTable(told(log))].join('\n\n');
}

/** The log has the outcome of the rules, and in its header who resigned. */
function told({ header, outcome }: MatchLog): ToldOutcome {
  return tellOutcome(outcome.value, header.value.seats ?? []);
}

function titleLine({ game, players, seed }: LogHeader): string {
  return paint('bold', `${game}, ${players} players, seed ${seed}`);
}

function asJson(log: MatchLog): string {
  const { game, players, seed } = log.header.value;
  return JSON.stringify({ game, players, seed, moves: log.moves.map((move) => move.value.move), outcome: told(log) });
}
