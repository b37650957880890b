import { ok, type Result } from '@portolan/kernel';
import type { RefusalInfo } from '@portolan/protocol';
import type { LogSeat } from '@portolan/protocol/log';
import type { Services } from './services.ts';
import type { EntryRow, SeatRow, TableRow } from './store/store.ts';

/** Stands for the people of an imported match: they have names, but nobody here is one of them. */
const ELSEWHERE = 'imported';
/** The seats of a log that does not say who played. */
const UNKNOWN: SeatRow = { kind: 'bot', bot: 'imported' };

/** The id of an entry that was not played here. */
export function importedId(seq: number): string {
  return `imported-${seq}`;
}

/** Creates a finished table from a log, if every line of it is true. */
export async function importLog(
  { checks, tableService, now }: Pick<Services, 'checks' | 'tableService' | 'now'>,
  player: string,
  text: string,
): Promise<Result<TableRow, RefusalInfo>> {
  const checked = await checks.log(player, text);
  if (!checked.ok) return checked;
  const { own, players, seats, entries, terms, startedAt, ...match } = checked.value;
  const imported = now();
  const log = entries.map(
    ({ entry, at = imported }, before): EntryRow => ({ seq: before + 1, id: importedId(before + 1), entry, at }),
  );
  const table = await tableService.addFinished(
    {
      ...match,
      terms,
      startedAt,
      components: own?.id,
      host: player,
      seats: seats?.map(seatRow) ?? Array.from({ length: players }, () => UNKNOWN),
    },
    { log, ...(own === undefined ? {} : { components: own.data }) },
  );
  return ok(table);
}

function seatRow(seat: LogSeat): SeatRow {
  if (seat.kind === 'bot') return seat;
  const { name, resigned = false } = seat;
  return { kind: 'person', player: ELSEWHERE, resigned, ...(name === undefined ? {} : { called: name }) };
}
