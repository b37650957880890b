import { commitTo, fail, hashState, ok, type Result } from '@portolan/kernel';
import { type RefusalInfo, refusal } from '@portolan/protocol';
import { writeHeader, writeMove, writeOutcome } from '@portolan/protocol/log';
import { historySteps, type MatchHistory, readHistory } from './match/matchHistory.ts';
import type { Services } from './services.ts';
import type { TableRow } from './store/store.ts';

/** In the format of the command line: only the moves that were not undone, so that the log replays as it is. */
export async function exportLog(
  services: Pick<Services, 'store' | 'games'>,
  table: TableRow,
): Promise<Result<string, RefusalInfo>> {
  if (table.status !== 'finished' || table.outcome === undefined) return fail(refusal('logNotPublic'));
  const history = await readHistory(services, table);
  if (!history.ok) return history;
  const data = table.components === undefined ? undefined : await services.store.components(table.components);
  const header = writeHeader({
    game: table.game,
    rulesVersion: table.rulesVersion,
    players: table.seats.length,
    options: table.options,
    seed: table.seed,
    commitment: commitTo(table.seed),
    ...(data === undefined ? {} : { data }),
  });
  return ok(header + countedMoves(history.value) + writeOutcome(table.outcome));
}

function countedMoves({ start, rows, steps }: MatchHistory): string {
  const last = [...steps].at(-1);
  const counted = new Set(last?.position.counted.map((move) => move.seq));
  const kept = rows.filter((row) => counted.has(row.seq));
  return [...historySteps(start, kept)]
    .flatMap(({ position, row, events }) =>
      row?.entry.kind === 'move'
        ? [{ seq: position.seq, seat: row.entry.seat, move: row.entry.text, events, hash: hashState(position.state) }]
        : [],
    )
    .map(writeMove)
    .join('');
}
