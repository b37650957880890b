import type { AnalysedMatch } from '@portolan/bots';
import { type MatchLog, readMatchLogs, verifyLog } from '@portolan/protocol/log';
import { UserError } from './errors.ts';
import { readLines } from './logFile.ts';
import type { ChosenGame } from './openGame.ts';
import { misfit, openLogged } from './openLogged.ts';

/** A match of a log, ready to be analysed. */
export interface LoggedMatch {
  readonly chosen: ChosenGame;
  readonly log: MatchLog;
  readonly match: AnalysedMatch;
}

/** The matches of a log, each verified when it is its turn. */
export function* readLoggedMatches(file: string): Generator<LoggedMatch> {
  for (const read of readMatchLogs(readLines(file))) {
    if (!read.ok) throw misfit(file, read.error);
    yield openLoggedMatch(file, read.value);
  }
}

function openLoggedMatch(file: string, log: MatchLog): LoggedMatch {
  const { chosen, claim } = openLogged(file, log);
  if (chosen.foresight === undefined)
    throw new UserError(`${file}: the rules of this game offer nothing to look ahead with, so it cannot be analysed`);
  const verified = verifyLog(chosen.game, claim);
  if (!verified.ok) throw misfit(file, verified.error);
  const { players, seed } = log.header.value;
  const moves = log.moves.map(({ value: { seat, move, standIn } }) => ({
    seat,
    text: move,
    byStandIn: standIn !== undefined,
  }));
  return { chosen, log, match: { open: chosen, options: claim.options, seats: players, seed, moves } };
}
