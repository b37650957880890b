import { BOT_NAMES, readBotName } from '@portolan/bots';
import { fail, ok, play, type Result } from '@portolan/kernel';
import { type MatchPosition, positionAfterMove } from '@portolan/match';
import { type BranchRequest, type LogEntry, type RefusalInfo, refusal } from '@portolan/protocol';
import { type MatchHistory, readHistory } from './match/matchHistory.ts';
import type { Services } from './services.ts';
import type { EntryRow, SeatRow, TableRow } from './store/store.ts';
import type { Turn } from './turns.ts';

/** Plays the seats whose player the server does not know. */
const STRONGEST = BOT_NAMES.at(-1) ?? 'random';

export interface BranchContext {
  readonly services: Pick<Services, 'store' | 'games' | 'tableService' | 'now'>;
  readonly turn: Turn;
}

/**
 * A new match that begins with the first entries of a finished one: the player takes one of its seats, bots the others.
 * It has the same seed, so that what is drawn differs only because of other decisions.
 */
export async function branchMatch(
  { services, turn }: BranchContext,
  player: string,
  { table, ...request }: BranchRequest & { readonly table: TableRow },
): Promise<Result<TableRow, RefusalInfo>> {
  if (table.status !== 'finished') return fail(refusal('gameNotOver'));
  if (request.seat >= table.seats.length) return fail(refusal('unknownViewer'));
  const history = await readHistory(services, table, turn.meter);
  if (!history.ok) return history;
  const begun = begin(await positionAt(history.value, request.seq, turn), request);
  if (!begun.ok) return begun;
  const { from, position, moves } = begun.value;
  const at = services.now();
  const log = moves.map((entry, before): EntryRow => ({ seq: before + 1, id: `branch-${before + 1}`, entry, at }));
  const { game, rulesVersion, options, components, seed } = table;
  const seats = table.seats.map(
    (row, seat): SeatRow => (seat === request.seat ? { kind: 'person', player, resigned: false } : botFor(row)),
  );
  return services.tableService.addBranch(
    {
      ...{ game, rulesVersion, options, components, seed, seats },
      host: player,
      awaiting: position.awaiting,
      branchedFrom: { table: table.id, seq: from.seq, moves: from.counted.length },
    },
    log,
  );
}

/** The position after `seq` entries, or the last one. */
async function positionAt({ steps }: MatchHistory, seq: number, turn: Turn): Promise<MatchPosition | undefined> {
  let last: MatchPosition | undefined;
  await turn.forEach(steps, ({ position }) => {
    last = position;
    return position.seq < seq;
  });
  return last;
}

interface Begun {
  readonly from: MatchPosition;
  /** After the player's move, if there was one. */
  readonly position: MatchPosition;
  /** The moves that stand, without what else happened at the other table. */
  readonly moves: readonly LogEntry[];
}

function begin(from: MatchPosition | undefined, { seat, move }: BranchRequest): Result<Begun, RefusalInfo> {
  if (from === undefined || from.awaiting.length === 0) return fail({ code: 'over' });
  const moves = from.counted.map(
    ({ seat: mover, text, final }): LogEntry => ({ kind: 'move', seat: mover, text, ...(final ? { final } : {}) }),
  );
  if (move === undefined) return ok({ from, position: from, moves });
  const { start, state, seq } = from;
  const played = play(start.game, { state, seq }, { seat, seq, text: move });
  if (!played.ok) return fail({ code: played.error.code });
  const entry = { kind: 'move' as const, seat, text: played.value.text };
  const { position } = positionAfterMove(from, played.value, { entry, at: 0, isFinal: false });
  if (position.awaiting.length === 0) return fail({ code: 'over' });
  return ok({ from, position, moves: [...moves, entry] });
}

function botFor(row: SeatRow): SeatRow {
  return row.kind === 'bot' && readBotName(row.bot).ok ? row : { kind: 'bot', bot: STRONGEST };
}
