import {
  type AnyGame,
  advance,
  type BaseEvent,
  type BaseState,
  InvariantError,
  opening,
  type Played,
  type Seat,
  Views,
} from '@portolan/kernel';
import type { LogEntry } from '@portolan/protocol';
import { type Counted, undoFloor } from './counted.ts';
import { openTable, type TableStart, type TableState, tableAfter } from './tableState.ts';

/** What determines a match before its first move. */
export interface MatchStart extends TableStart {
  readonly game: AnyGame;
  /** The table's own components, if it has any. */
  readonly components?: unknown;
  readonly options: unknown;
  readonly seed: string;
}

/**
 * A match after a number of log entries. Immutable: each entry produces a new position, so that a move whose write
 * fails leaves no trace.
 */
export interface MatchPosition {
  readonly start: MatchStart;
  /** How many entries the log has. */
  readonly seq: number;
  readonly state: BaseState;
  /** Each is made when it is first needed. */
  readonly views: StateViews;
  readonly awaiting: readonly Seat[];
  /** The seat that still has to end its turn of several steps; until then no other seat is awaited. */
  readonly ending: Seat | undefined;
  /** By seat: the entry since which its current decision is pending, -1 if it is not awaited. */
  readonly awaitedSince: readonly number[];
  readonly counted: readonly Counted[];
  /** The states that the latest player can go back to, by the number of moves that led to them. */
  readonly earlier: ReadonlyMap<number, BaseState>;
  /** Stand-ins, clocks and requests. */
  readonly table: TableState;
  /** What led here from the position before; undefined at the opening and after an undo. */
  readonly last: LastEntry | undefined;
}

export type StateViews = Views<BaseState, unknown>;

export interface LastEntry {
  /** Of the state before the entry. */
  readonly views: StateViews;
  /** Undefined where the entry was no move and changed nothing on the table. */
  readonly move: { readonly seat: Seat; readonly text: string } | undefined;
}

export interface PositionStep {
  readonly position: MatchPosition;
  readonly events: readonly BaseEvent[];
}

export function openPosition(start: MatchStart): MatchPosition {
  const { state } = opening(start.game, start);
  const views = new Views(start.game, state);
  const bare = { start, seq: 0, state, views, counted: [], earlier: new Map(), last: undefined };
  const open = withAwaiting(bare, []);
  return { ...open, table: openTable(start, open.awaiting) };
}

/**
 * The position after one more entry, written at `at`. The entry must be valid: from the log, or already checked.
 */
export function nextPosition(position: MatchPosition, entry: LogEntry, at: number): PositionStep {
  if (entry.kind === 'move') {
    const isFinal = entry.final === true;
    return positionAfterMove(position, playLogged(position, entry.seat, entry.text), { entry, at, isFinal });
  }
  const bare = afterEntry(position, entry);
  return { position: { ...bare, table: nextTable(position, bare, entry, at) }, events: [] };
}

function nextTable(before: MatchPosition, after: BarePosition, entry: LogEntry, at: number): TableState {
  return tableAfter(before.table, {
    start: before.start,
    seq: after.seq,
    entry,
    at,
    awaitedBefore: before.awaiting,
    awaiting: after.awaiting,
    anew: beginsAnew(before, after),
    hidden: (to) => to < hiddenBelow(before),
  });
}

/** Whether the table turns to something else, so that a player still awaited after their move has a new turn. */
function beginsAnew(before: MatchPosition, after: BarePosition): boolean {
  if (after.ending !== undefined) return false;
  const [asked, next] = [before.state.stack.at(-1), after.state.stack.at(-1)];
  const endsTogether = asked?.seat === undefined && asked?.kind !== next?.kind;
  return endsTogether || (next?.seat === undefined && after.awaiting.some((seat) => !before.awaiting.includes(seat)));
}

/** Going back to fewer entries than this crosses something hidden that was drawn or revealed; 0 if there is none. */
export function hiddenBelow({ counted }: MatchPosition): number {
  // Moves that others were not told of are hidden too: whether they drew anything must not show.
  return counted.findLast(({ drew, revealed, silent }) => drew || revealed || silent)?.seq ?? 0;
}

type OtherEntry = Exclude<LogEntry, { readonly kind: 'move' }>;

function afterEntry(position: MatchPosition, entry: OtherEntry): BarePosition {
  const { start, state, counted, earlier, views } = position;
  const seq = position.seq + 1;
  switch (entry.kind) {
    case 'takeBack': {
      const kept = counted.filter((move) => move.seq <= entry.to);
      const back = replayMoves(start, kept);
      const taken = { start, seq, state: back, views: new Views(start.game, back), counted: kept };
      // Every decision is a new one, even if somebody had already thought about it.
      return withAwaiting({ ...taken, earlier: new Map(), last: undefined }, []);
    }
    case 'undo': {
      const kept = counted.filter((move) => move.seq <= entry.to);
      // A seat that was already awaited at `to` still faces the same decision.
      const before = position.awaitedSince.map((since, seat) =>
        seat !== entry.seat && since <= entry.to ? since : -1,
      );
      // Only logs from before turns had to be ended go back further than to one of the states at hand.
      const back = earlier.get(kept.length) ?? replayMoves(start, kept);
      const undone = { start, seq, state: back, views: new Views(start.game, back), counted: kept, earlier };
      return withAwaiting({ ...undone, last: undefined }, before);
    }
    case 'end': {
      const ended = counted.map((move, at) =>
        at === counted.length - 1 ? { ...move, final: true, held: false } : move,
      );
      const last = { views, move: undefined };
      const done = { start, seq, state, views, counted: ended, earlier: new Map(), last };
      return withAwaiting(done, []);
    }
    default:
      return { ...position, seq, last: { views, move: undefined } };
  }
}

/** A move as it is logged. */
export interface LoggedMove {
  readonly entry: LogEntry;
  readonly at: number;
  readonly isFinal: boolean;
}

/** The position after a move that was played from `position`. */
export function positionAfterMove(
  position: MatchPosition,
  played: Played<BaseState, BaseEvent>,
  { entry, at, isFinal }: LoggedMove,
): PositionStep {
  const { start, counted } = position;
  const { seat, text, state, drew, revealed } = played;
  const seq = position.seq + 1;
  const asked = start.game.awaiting(state);
  const closes = !asked.includes(seat);
  const isTold = (event: BaseEvent): boolean => start.game.redact(event, 'spectator') !== undefined;
  const silent = played.events.length > 0 && !played.events.some(isTold);
  const byStandIn = entry.kind === 'move' && entry.standIn !== undefined;
  const move = { seq, seat, text, drew, revealed, silent, byStandIn, final: closes && isFinal, held: false };
  const all = [...counted, move];
  // Seats that decide simultaneously must not wait for each other, and a finished game waits for nobody.
  const alone = position.awaiting.length === 1 && asked.length > 0;
  const held = closes && !isFinal && alone && all.length - undoFloor(all, seat) > 1;
  if (held) all[all.length - 1] = { ...move, held };
  const before = position.awaitedSince.map((since, one) => (one === seat ? -1 : since));
  const last = { views: position.views, move: { seat, text } };
  const views = new Views(start.game, state, position.views);
  const earlier = statesToGoBackTo(position, all);
  const bare = withAwaiting({ start, seq, state, views, counted: all, earlier, last }, before);
  return { position: { ...bare, table: nextTable(position, bare, entry, at) }, events: played.events };
}

/** Without them, a match in which moves were undone again and again would take ever longer to replay. */
function statesToGoBackTo(before: MatchPosition, counted: readonly Counted[]): ReadonlyMap<number, BaseState> {
  const last = counted.length - 1;
  const floor = undoFloor(counted, counted[last]?.seat ?? -1);
  const states = new Map<number, BaseState>();
  if (floor > last) return states;
  for (const [moves, state] of before.earlier) if (moves >= floor && moves < last) states.set(moves, state);
  return states.set(last, before.state);
}

function playLogged(position: MatchPosition, seat: Seat, text: string): Played<BaseState, BaseEvent> {
  const { game } = position.start;
  const move = game.readMove(text);
  if (move === undefined) throw new InvariantError(`entry ${position.seq + 1} holds no move of ${game.id}`);
  return advance(game, position, seat, move);
}

function replayMoves(start: MatchStart, moves: readonly Counted[]): BaseState {
  const { state } = opening(start.game, start);
  for (const { seat, text, seq } of moves) {
    const move = start.game.readMove(text);
    if (move === undefined) throw new InvariantError(`entry ${seq} holds no move of ${start.game.id}`);
    start.game.apply(state, seat, move);
  }
  return state;
}

/** A position without what happens beside the game. */
type BarePosition = Omit<MatchPosition, 'table'>;

/** A seat that stays awaited keeps its entry number, because other seats may have answered in between. */
function withAwaiting(
  rest: Omit<BarePosition, 'awaiting' | 'awaitedSince' | 'ending'>,
  before: readonly number[],
): BarePosition {
  const last = rest.counted.at(-1);
  const ending = last?.held === true ? last.seat : undefined;
  const awaiting = ending === undefined ? rest.start.game.awaiting(rest.state).slice() : [ending];
  const awaitedSince: number[] = new Array(rest.start.seats).fill(-1);
  for (const seat of awaiting) {
    const since = before[seat] ?? -1;
    awaitedSince[seat] = since >= 0 ? since : rest.seq;
  }
  return { ...rest, awaiting, awaitedSince, ending };
}
