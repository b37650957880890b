import { fail, ok, type Result } from '@portolan/kernel';
import { faultParams, type RefusalInfo, refusal } from '@portolan/protocol';
import { claimOf, type LogFault, logProblem, type MatchLog, readMatchLogs, verifyLog } from '@portolan/protocol/log';
import { componentsId } from './ids.ts';
import type { Services } from './services.ts';
import type { EntryRow, TableRow } from './store/store.ts';

/** Who sat at a table that was played elsewhere is not known here. */
const SEAT = { kind: 'bot', bot: 'imported' } as const;

/**
 * Makes a finished table of a log, if every line of it is true: each move goes through the checked door, and its hash,
 * events and outcome are compared.
 */
export async function importLog(
  services: Services,
  player: string,
  text: string,
): Promise<Result<TableRow, RefusalInfo>> {
  const { games, store, tableService, now } = services;
  const read = readOnly(text);
  if (!read.ok) return wrong(read.error);
  const { header, moves, outcome } = read.value;
  const { data, game: id, players, seed } = header.value;
  const own = data === undefined ? undefined : { id: componentsId(data), data };
  const opened = games.open(id, own);
  if (!opened.ok) return wrong({ line: header.line, ...logProblem('faultyComponents'), value: opened.error });
  const { game } = opened.value;
  const claim = claimOf(game, read.value);
  if (!claim.ok) return wrong(claim.error);
  const verified = verifyLog(game, claim.value);
  if (!verified.ok) return wrong(verified.error);
  if (own !== undefined) await store.addComponents(own.id, own.data);
  const at = now();
  const table = await tableService.addFinished(
    {
      game: id,
      rulesVersion: game.rulesVersion,
      options: claim.value.options,
      components: own?.id,
      host: player,
      seats: Array.from({ length: players }, () => SEAT),
      seed,
      outcome: outcome.value,
    },
    moves.map(({ value: { seq, seat, move } }): EntryRow => {
      return { seq, id: `imported-${seq}`, entry: { kind: 'move', seat, text: move, final: true }, at };
    }),
  );
  return ok(table);
}

/** The one game of a text. */
function readOnly(text: string): Result<MatchLog, LogFault> {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const [first, second] = readMatchLogs(lines);
  if (first === undefined) return fail({ line: 1, ...logProblem('emptyLog') });
  if (!first.ok || second === undefined) return first;
  if (!second.ok) return second;
  return fail({ line: second.value.header.line, ...logProblem('severalGames') });
}

function wrong({ line, problem, params, value }: LogFault): Result<never, RefusalInfo> {
  if (value === undefined) return fail(refusal('faultyLog', { ...params, line, problem }));
  const reason = problem === 'faultyOptions' ? 'faultyLogOptions' : 'faultyLogComponents';
  return fail(refusal(reason, { ...faultParams(value), line }));
}
