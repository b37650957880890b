import { fail, ok, type Result } from '@portolan/kernel';
import { mayRead } from '@portolan/match';
import { type RefusalInfo, type ReportedLine, type ReportRequest, refusal } from '@portolan/protocol';
import type { Services } from '../services.ts';
import type { Asker } from '../sharedDevice.ts';
import type { StoredLine, TableRow } from '../store/store.ts';

/** Lines of the reported player that are kept with a report. */
const EVIDENCE = 20;
/** Lines of a table among which they are looked for. */
const LOOKED_AT = 200;

/** What a report is about, with what can be shown for it. */
interface Case {
  readonly player: string | undefined;
  readonly evidence: readonly ReportedLine[];
}

/** Stores a report of a person, a chat line or a table. Only what the reporter can read is kept with it. */
export async function fileReport(
  services: Services,
  asker: Asker & { readonly player: string },
  request: ReportRequest,
): Promise<Result<undefined, RefusalInfo>> {
  const { store, limits, now, log } = services;
  const { about, table: id, reason, text } = request;
  const reporter = asker.player;
  const max = limits.openReports;
  if ((await store.countReports({ reporter })) >= max) return fail(refusal('tooManyReports', { max }));
  const table = id === undefined ? undefined : await services.tableFor(asker, id);
  if (table === undefined && (id !== undefined || about !== 'player')) return fail({ code: 'unknownTable' });
  const found = await caseOf(services, reporter, request, table);
  if (!found.ok) return found;
  const { player, evidence } = found.value;
  if (player === reporter) return fail(refusal('notYourself'));
  const at = now();
  const report = await store.addReport({ reporter, about, player, table: id, reason, text, evidence, at });
  log.info({ report, about, reason, reporter, player, table: id }, 'a report was filed');
  return ok(undefined);
}

async function caseOf(
  services: Services,
  reporter: string,
  { about, player, line }: ReportRequest,
  table: TableRow | undefined,
): Promise<Result<Case, RefusalInfo>> {
  if (about === 'table') return ok({ player: undefined, evidence: [] });
  if (about === 'line') {
    const said = table && line !== undefined ? await services.store.chatLine(table.id, line) : undefined;
    if (table === undefined || said === undefined || !mayRead(table, reporter, said))
      return fail(refusal('unknownLine'));
    return ok({ player: said.player, evidence: await linesOf(services, table, reporter, said) });
  }
  if (player === undefined || (await services.players.name(player)) === undefined)
    return fail(refusal('unknownPlayer'));
  return ok({ player, evidence: table === undefined ? [] : await linesOf(services, table, reporter, { player }) });
}

/** The latest lines of a player, and always the one that is reported. */
async function linesOf(
  { store }: Services,
  table: TableRow,
  reporter: string,
  { player, id }: Pick<StoredLine, 'player'> & Partial<StoredLine>,
): Promise<ReportedLine[]> {
  const lines = await store.chat(table.id, LOOKED_AT);
  const theirs = lines.filter(
    (line) => line.player === player && line.hidden !== true && (id === undefined || line.id <= id),
  );
  const shown = theirs.filter((line) => mayRead(table, reporter, line)).slice(-EVIDENCE);
  const reported =
    id === undefined || shown.some((line) => line.id === id) ? undefined : await store.chatLine(table.id, id);
  return [...shown, ...(reported === undefined ? [] : [reported])].map((line) => ({
    line: line.id,
    text: line.text,
    at: line.at,
  }));
}
