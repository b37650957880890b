import { type Claim, claimOf, describeLogProblem, type LogFault, type MatchLog } from '@portolan/protocol/log';
import { UserError } from './errors.ts';
import { type ChosenGame, openGame } from './openGame.ts';

export interface LoggedGame {
  readonly chosen: ChosenGame;
  readonly claim: Claim;
}

/** A fault of a log as an error that names its line. */
export function misfit(file: string, fault: LogFault, chosen?: ChosenGame): UserError {
  return new UserError(`${file}:${fault.line}: ${describeLogProblem(fault, chosen?.entry.package.problems)}`);
}

/** Opens the game of a log with the components and in the version it was played with, and checks its header. */
export function openLogged(file: string, log: MatchLog): LoggedGame {
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
  return { chosen, claim: claim.value };
}

/** Adds the place to an error that does not know it. */
function atPlace<T>(place: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof UserError ? new UserError(`${place}: ${error.message}`) : error;
  }
}
