import { fail, ok, type Result } from '@portolan/kernel';
import { faultParams, type RefusalInfo, refusal } from '@portolan/protocol';
import { claimOf, type LogFault, logProblem, type MatchLog, readMatchLogs, verifyLog } from '@portolan/protocol/log';
import { componentsId } from './ids.ts';
import type { Services } from './services.ts';
import type { EntryRow, TableRow } from './store/store.ts';

/** The players of an imported match are unknown. */
const SEAT = { kind: 'bot', bot: 'imported' } as const;

/**
 * Creates a finished table from a log, if every line is true: each move goes through `play`, and its hash, its events
 * and the outcome are compared.
 */
export async function importLog(
  services: Services,
  player: string,
  text: string,
): Promise<Result<TableRow, RefusalInfo>> {
  const { games, store, tableService, now } = services;
  const read = readSingle(text);
  if (!read.ok) return refuse(read.error);
  const { header, moves, outcome } = read.value;
  const { data, game: id, players, seed } = header.value;
  const own = data === undefined ? undefined : { id: componentsId(data), data };
  const opened = games.open(id, own);
  if (!opened.ok) return refuse({ line: header.line, ...logProblem('faultyComponents'), value: opened.error });
  const { game } = opened.value;
  const claim = claimOf(game, read.value);
  if (!claim.ok) return refuse(claim.error);
  const verified = verifyLog(game, claim.value);
  if (!verified.ok) return refuse(verified.error);
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

/** Reads a text that holds exactly one game. */
function readSingle(text: string): Result<MatchLog, LogFault> {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const [first, second] = readMatchLogs(lines);
  if (first === undefined) return fail({ line: 1, ...logProblem('emptyLog') });
  if (!first.ok || second === undefined) return first;
  if (!second.ok) return second;
  return fail({ line: second.value.header.line, ...logProblem('severalGames') });
}

function refuse({ line, problem, params, value }: LogFault): Result<never, RefusalInfo> {
  if (value === undefined) return fail(refusal('faultyLog', { ...params, line, problem }));
  const reason = problem === 'faultyOptions' ? 'faultyLogOptions' : 'faultyLogComponents';
  return fail(refusal(reason, { ...faultParams(value), line }));
}
