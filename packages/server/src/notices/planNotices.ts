import type { SeatClock } from '@portolan/match';
import { type LogEntry, seatOf } from '@portolan/protocol';
import { NOTICE_KINDS, type NoticeKind } from '../store/noticeStore.ts';
import type { TableRow } from '../store/store.ts';

/** What notices depend on. */
export type TableMoment = Pick<TableRow, 'status' | 'awaiting' | 'seats' | 'visibility' | 'pending'>;

export interface Telling {
  readonly player: string;
  readonly kind: NoticeKind;
}

export interface NoticePlan {
  /** Whom to tell what. */
  readonly told: readonly Telling[];
  /** By player: what was to be told before and need not be told any more, because it was answered or is over. */
  readonly obsolete: ReadonlyMap<string, readonly NoticeKind[]>;
}

/** Kinds of notices that are true for as long as something lasts. */
const LASTING = ['turn', 'askBack', 'vote', 'standIn'] as const;
type Lasting = Readonly<Record<(typeof LASTING)[number], ReadonlySet<string>>>;

/** What a player who answers their turn knows anyway. */
const OF_TURN: readonly NoticeKind[] = ['turn', 'clock', 'start', 'invite'];
const BEFORE_END = NOTICE_KINDS.filter((kind) => kind !== 'end');
/** A request or a vote is no answer to the decision that is awaited. */
const DECISIONS: ReadonlySet<LogEntry['kind']> = new Set(['move', 'end', 'undo', 'resign']);

/**
 * What a change of a table means for its players. A turn begins when a table starts to await a player. It ends with their
 * answer, which may begin the next one, or when the table no longer awaits them: after an undo, when a bot takes over, or
 * when the game is over. `entry` is the one that made the change, if one did.
 */
export function planNotices(
  before: TableMoment | undefined,
  after: TableMoment,
  entry: LogEntry | undefined,
): NoticePlan {
  const mover = moverOf(after, entry);
  const was = before === undefined ? undefined : lasting(before);
  const is = lasting(after);
  const told: Telling[] = [];
  if (isShared(after)) {
    const isNew = (kind: keyof Lasting, player: string): boolean =>
      was?.[kind].has(player) !== true || (kind === 'turn' && player === mover);
    for (const kind of LASTING) for (const player of is[kind]) if (isNew(kind, player)) told.push({ player, kind });
    const timed = told.filter(({ player, kind }) => kind === 'turn' && clockOf(after, player) !== undefined);
    told.push(...timed.map(({ player }) => ({ player, kind: 'clock' }) as const));
    const news = changeOfStatus(before, after);
    // A turn says as well that the game has started.
    const others = [...new Set(peopleAt(after))].filter((player) => !is.turn.has(player));
    if (news !== undefined) told.push(...others.map((player) => ({ player, kind: news })));
  }
  if (before !== undefined && isShared(before)) told.push(...lostByClock(before, entry));
  return { told, obsolete: obsoleteAfter(was, is, { after, mover }) };
}

function obsoleteAfter(
  was: Lasting | undefined,
  is: Lasting,
  { after, mover }: { readonly after: TableMoment; readonly mover: string | undefined },
): ReadonlyMap<string, readonly NoticeKind[]> {
  const obsolete = new Map<string, readonly NoticeKind[]>();
  for (const kind of LASTING)
    for (const player of was?.[kind] ?? []) {
      if (is[kind].has(player) && !(kind === 'turn' && player === mover)) continue;
      obsolete.set(player, [...(obsolete.get(player) ?? []), ...(kind === 'turn' ? OF_TURN : [kind])]);
    }
  if (after.status === 'finished') for (const player of peopleAt(after)) obsolete.set(player, BEFORE_END);
  return obsolete;
}

/** Whether the others at a table wait for this player: for a decision, or for an answer to a request. */
export function isAwaited(table: TableMoment, player: string): boolean {
  const { turn, askBack } = lasting(table);
  return isShared(table) && (turn.has(player) || askBack.has(player));
}

/** The clock of a player who is awaited. */
export function clockOf(table: TableMoment, player: string): SeatClock | undefined {
  return table.pending.clocks?.find(({ seat }) => playerAt(table, seat) === player);
}

/** Whom the notices of these kinds are true for. */
function lasting(table: TableMoment): Lasting {
  const isRunning = table.status === 'running';
  const players = (seats: readonly number[] = [], who: typeof playerAt): ReadonlySet<string> =>
    new Set(isRunning ? seats.flatMap((seat) => who(table, seat) ?? []) : []);
  return {
    turn: players(table.awaiting, playerAt),
    // Also those for whom a bot stands in can be asked.
    askBack: players(table.pending.answers, ownerAt),
    vote: players(table.pending.votes, playerAt),
    standIn: players([...table.seats.keys()], replacedAt),
  };
}

function changeOfStatus(before: TableMoment | undefined, after: TableMoment): 'start' | 'end' | undefined {
  const wasRunning = before?.status === 'running';
  if (after.status === 'running' && !wasRunning) return 'start';
  return after.status === 'finished' && wasRunning ? 'end' : undefined;
}

function lostByClock(before: TableMoment, entry: LogEntry | undefined): Telling[] {
  if (entry?.kind !== 'resign' || entry.why !== 'flag') return [];
  const player = ownerAt(before, entry.seat);
  return player === undefined ? [] : [{ player, kind: 'resigned' }];
}

/** Who has made a decision. */
function moverOf(after: TableMoment, entry: LogEntry | undefined): string | undefined {
  const seat = entry !== undefined && DECISIONS.has(entry.kind) ? seatOf(entry) : undefined;
  return seat === undefined ? undefined : playerAt(after, seat);
}

/** Whether people wait for each other: not on one device, and not where everybody else is a bot. */
function isShared(table: TableMoment): boolean {
  return table.visibility !== 'hotseat' && new Set(peopleAt(table)).size > 1;
}

function peopleAt(table: TableMoment): string[] {
  return table.seats.flatMap((_, at) => ownerAt(table, at) ?? []);
}

/** Undefined for bots, and for those who resigned. */
function ownerAt({ seats }: TableMoment, at: number): string | undefined {
  const seat = seats[at];
  return seat?.kind === 'person' && !seat.resigned ? seat.player : undefined;
}

/** Undefined if a bot plays the seat, also for somebody who will return. */
function playerAt(table: TableMoment, at: number): string | undefined {
  return standInAt(table, at) === undefined ? ownerAt(table, at) : undefined;
}

/** Whose seat a bot plays although they did not ask for it. */
function replacedAt(table: TableMoment, at: number): string | undefined {
  const why = standInAt(table, at);
  return why === undefined || why === 'asked' ? undefined : ownerAt(table, at);
}

function standInAt({ seats }: TableMoment, at: number): string | undefined {
  const seat = seats[at];
  return seat?.kind === 'person' ? seat.standIn?.why : undefined;
}
