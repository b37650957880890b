import type { NoticeKind } from '../store/noticeStore.ts';
import type { TableRow } from '../store/store.ts';

/** What notices depend on. */
export type TableMoment = Pick<TableRow, 'status' | 'awaiting' | 'seats' | 'visibility'>;

export interface NoticePlan {
  /** Whom to tell what. */
  readonly told: ReadonlyMap<string, NoticeKind>;
  /** Players who have answered, or of whom nothing is awaited any more: what was to be told before is obsolete. */
  readonly answered: ReadonlySet<string>;
}

/**
 * What a change of a table means for its players. A turn begins when a table starts to await a player. It ends with their
 * answer, which may begin the next one, or when the table no longer awaits them: after an undo, or when the game is over.
 * `seat` is the one that made the change.
 */
export function planNotices(before: TableMoment | undefined, after: TableMoment, seat: number | undefined): NoticePlan {
  const told = new Map<string, NoticeKind>();
  const mover = seat === undefined ? undefined : playerAt(after, seat);
  const awaitedBefore = before === undefined ? new Set<string>() : awaitedPlayers(before);
  const awaited = awaitedPlayers(after);
  const wasRunning = before?.status === 'running';
  if (isShared(after)) {
    if (after.status === 'running' && !wasRunning) for (const player of peopleAt(after)) told.set(player, 'start');
    if (after.status === 'finished' && wasRunning) for (const player of peopleAt(after)) told.set(player, 'end');
    for (const player of awaited) if (player === mover || !awaitedBefore.has(player)) told.set(player, 'turn');
  }
  const known = [...awaitedBefore, ...(after.status === 'finished' ? peopleAt(after) : [])];
  return { told, answered: new Set(known.filter((player) => player === mover || !awaited.has(player))) };
}

/** Whether the others at a table wait for this player. */
export function isAwaited(table: TableMoment, player: string): boolean {
  return isShared(table) && awaitedPlayers(table).has(player);
}

/** Whether people wait for each other: not on one device, and not where everybody else is a bot. */
function isShared(table: TableMoment): boolean {
  return table.visibility !== 'hotseat' && new Set(peopleAt(table)).size > 1;
}

/** The players whose decision the table awaits. */
function awaitedPlayers(table: TableMoment): ReadonlySet<string> {
  if (table.status !== 'running') return new Set();
  return new Set(table.awaiting.flatMap((seat) => playerAt(table, seat) ?? []));
}

function peopleAt({ seats }: TableMoment): string[] {
  return seats.flatMap((seat) => (seat.kind === 'person' && !seat.resigned ? [seat.player] : []));
}

/** Undefined if a bot plays the seat, also for somebody who will return. */
function playerAt({ seats }: TableMoment, at: number): string | undefined {
  const seat = seats[at];
  return seat?.kind === 'person' && !seat.resigned && seat.standIn === undefined ? seat.player : undefined;
}
