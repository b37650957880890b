import { type BaseEvent, fail, ok, play, type Result, type Seat } from '@portolan/kernel';
import type { LogEntry, RefusalInfo } from '@portolan/protocol';
import type { Appended, EntryRow, Store, TableChange } from '../store/store.ts';
import { beginCourse, type Course, type CourseStep, type MatchStart, mayUndoTo, nextCourse } from './course.ts';

/** A row of the log with what it brought about. */
export interface Happened {
  readonly row: EntryRow;
  readonly events: readonly BaseEvent[];
}

export interface Proposal {
  /** Given by who proposes; the same one again is the same move again. */
  readonly id: string;
  readonly seat: Seat;
  /** How many entries the proposer had seen. */
  readonly seq: number;
}

export interface LiveMatch {
  course(): Course;
  /** Everything since the first `since` entries. */
  since(since: number): readonly Happened[];
  move(proposal: Proposal, text: string, final: boolean): Promise<Result<number, RefusalInfo>>;
  undo(proposal: Proposal, to: number): Promise<Result<number, RefusalInfo>>;
  /** Ends a turn of several steps. */
  end(proposal: Proposal): Promise<Result<number, RefusalInfo>>;
  resign(proposal: Proposal, change: TableChange): Promise<Result<number, RefusalInfo>>;
}

export interface LiveMatchOptions {
  readonly table: string;
  readonly start: MatchStart;
  readonly rows: readonly EntryRow[];
  readonly store: Store;
  readonly now: () => number;
  /** Told after an entry is on disk. */
  readonly happened: (happened: Happened, course: Course) => void;
}

/**
 * One match in memory: the only writer of its log in this process. Proposals are taken one after the other; each is
 * checked against the newest course, written, and only then becomes the truth here. If another process wrote in
 * between, the store says so and nothing changes.
 */
export function openLiveMatch(options: LiveMatchOptions): LiveMatch {
  const { store, table } = options;
  let course = beginCourse(options.start);
  const history: Happened[] = [];
  const seqById = new Map<string, number>();
  for (const row of options.rows) remember(row, nextCourse(course, row.entry));

  function remember(row: EntryRow, step: CourseStep): Happened {
    const happened = { row, events: step.events };
    course = step.course;
    history.push(happened);
    seqById.set(row.id, row.seq);
    return happened;
  }

  async function propose(
    id: string,
    make: () => Result<LogEntry, RefusalInfo>,
    extra: TableChange,
  ): Promise<Result<number, RefusalInfo>> {
    const known = seqById.get(id);
    if (known !== undefined) return ok(known);
    const entry = make();
    if (!entry.ok) return entry;
    const step = nextCourse(course, entry.value);
    const row: EntryRow = { seq: step.course.seq, id, entry: entry.value, at: options.now() };
    const written: Appended = await store.append(table, row, { ...changeOf(step.course, row.at), ...extra });
    if (written.kind === 'duplicate') return ok(written.seq);
    if (written.kind === 'conflict') return fail({ code: 'stale', detail: 'another server has moved on' });
    options.happened(remember(row, step), step.course);
    return ok(row.seq);
  }

  let queue: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  }

  return {
    course: () => course,
    since: (since) => history.slice(since),
    move: (proposal, text, final) =>
      inTurn(() => propose(proposal.id, () => checkMove(course, proposal, text, final), {})),
    end: (proposal) => inTurn(() => propose(proposal.id, () => checkEnd(course, proposal), {})),
    undo: (proposal, to) => inTurn(() => propose(proposal.id, () => checkUndo(course, proposal, to), {})),
    resign: (proposal, change) => inTurn(() => propose(proposal.id, () => checkResign(course, proposal), change)),
  };
}

function changeOf(course: Course, at: number): TableChange {
  const outcome = course.start.game.outcome(course.state);
  return {
    seq: course.seq,
    awaiting: course.awaiting,
    movedAt: at,
    ...(outcome === undefined ? {} : { outcome, status: 'finished' as const }),
  };
}

function checkMove(course: Course, proposal: Proposal, text: string, final: boolean): Result<LogEntry, RefusalInfo> {
  const { seat } = proposal;
  if (course.ending !== undefined) return fail({ code: 'wrongSeat', detail: 'a turn is still to be ended' });
  const since = course.awaitedSince[seat] ?? -1;
  // Others may have answered since the page looked, but the seat's own question must be the one it saw.
  const seq = since >= 0 && proposal.seq >= since && proposal.seq <= course.seq ? course.seq : proposal.seq;
  const played = play(course.start.game, { state: course.state, seq: course.seq }, { seat, seq, text });
  if (played.ok) return ok({ kind: 'move', seat, text: played.value.text, ...(final ? { final } : {}) });
  const { error } = played;
  return fail({ code: error.code, ...('rule' in error && error.rule !== undefined ? { rule: error.rule } : {}) });
}

function checkUndo(course: Course, proposal: Proposal, to: number): Result<LogEntry, RefusalInfo> {
  if (course.awaiting.length === 0) return fail({ code: 'over' });
  if (proposal.seq !== course.seq) return fail({ code: 'stale' });
  if (!mayUndoTo(course, proposal.seat, to)) return fail({ code: 'noUndo' });
  return ok({ kind: 'undo', seat: proposal.seat, to });
}

function checkEnd(course: Course, proposal: Proposal): Result<LogEntry, RefusalInfo> {
  if (proposal.seq !== course.seq) return fail({ code: 'stale' });
  if (course.ending !== proposal.seat) return fail({ code: 'wrongSeat' });
  return ok({ kind: 'end', seat: proposal.seat });
}

function checkResign(course: Course, proposal: Proposal): Result<LogEntry, RefusalInfo> {
  if (course.awaiting.length === 0) return fail({ code: 'over' });
  return ok({ kind: 'resign', seat: proposal.seat });
}
