import { type BaseEvent, fail, InvariantError, ok, play, type Result, type Seat } from '@portolan/kernel';
import { type LogEntry, type RefusalInfo, refusal } from '@portolan/protocol';
import type { EntryRow, Store, TableChange } from '../store/store.ts';
import {
  type MatchPosition,
  type MatchStart,
  mayUndoTo,
  nextPosition,
  openPosition,
  type PositionStep,
  positionAfterMove,
  type UndoLimits,
} from './matchPosition.ts';

/** A log entry and the events it caused. */
export interface AppliedEntry {
  readonly row: EntryRow;
  readonly events: readonly BaseEvent[];
}

export interface Proposal {
  /** Chosen by the sender: proposals with the same id are the same proposal. */
  readonly id: string;
  readonly seat: Seat;
  /** How many entries the sender had seen. */
  readonly seq: number;
}

type Answer = Promise<Result<number, RefusalInfo>>;

export interface LiveMatch {
  position(): MatchPosition;
  /** The entries after the first `since`. */
  since(since: number): readonly AppliedEntry[];
  move(proposal: Proposal, text: string, final: boolean): Answer;
  undo(proposal: Proposal, to: number): Answer;
  /** Ends a turn of several steps. */
  end(proposal: Proposal): Answer;
  /** `change` is evaluated just before the write, because another seat may have resigned meanwhile. */
  resign(proposal: Omit<Proposal, 'seq'>, change: () => TableChange): Answer;
  /** Resolves when all proposals so far have been handled. */
  settled(): Promise<void>;
  isIdle(): boolean;
}

export interface LiveMatchOptions {
  readonly table: string;
  readonly start: MatchStart;
  readonly rows: readonly EntryRow[];
  readonly store: Store;
  readonly now: () => number;
  /** Called when an entry is on disk. */
  readonly onEntry: (applied: AppliedEntry, position: MatchPosition) => void;
}

/** The effect of a proposal that is allowed. */
interface Planned {
  readonly entry: LogEntry;
  readonly step: PositionStep;
}

/**
 * A match in memory, the only writer of its log in this process. Proposals are handled one after another: each is
 * checked against the current position and written, and only then takes effect here. If another process has written in
 * between, the store reports a conflict, the match catches up, and the proposal is refused.
 */
export function openLiveMatch(options: LiveMatchOptions): LiveMatch {
  const { store, table } = options;
  let position = openPosition(options.start);
  const history: AppliedEntry[] = [];
  const seqById = new Map<string, number>();
  for (const row of options.rows) remember(row, nextPosition(position, row.entry));

  function remember(row: EntryRow, step: PositionStep): AppliedEntry {
    if (row.seq !== position.seq + 1) throw new InvariantError(`entry ${position.seq + 1} of ${table} is missing`);
    const applied = { row, events: step.events };
    position = step.position;
    history.push(applied);
    seqById.set(row.id, row.seq);
    return applied;
  }

  async function propose(id: string, plan: () => Result<Planned, RefusalInfo>, extra: () => TableChange): Answer {
    const known = seqById.get(id);
    if (known !== undefined) return ok(known);
    const planned = plan();
    if (!planned.ok) return planned;
    const { entry, step } = planned.value;
    const row: EntryRow = { seq: step.position.seq, id, entry, at: options.now() };
    const written = await store.append(table, row, { ...changeOf(step.position, row.at), ...extra() });
    if (written.kind === 'appended') {
      options.onEntry(remember(row, step), step.position);
      return ok(row.seq);
    }
    await catchUp();
    if (written.kind === 'duplicate') return ok(written.seq);
    return fail(refusal('movedElsewhere'));
  }

  async function catchUp(): Promise<void> {
    for (const row of await store.entries(table, position.seq)) {
      options.onEntry(remember(row, nextPosition(position, row.entry)), position);
    }
  }

  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const release = (): void => {
    waiting--;
  };
  /** Starts at once if nothing is before it. */
  function enqueue(work: () => Answer): Answer {
    const done = waiting === 0 ? work() : queue.then(work);
    waiting++;
    queue = done.then(release, release);
    return done;
  }
  const nothing = (): TableChange => ({});

  return {
    position: () => position,
    since: (since) => history.slice(since),
    move: (proposal, text, final) =>
      enqueue(() => propose(proposal.id, () => planMove(position, proposal, text, final), nothing)),
    end: (proposal) => enqueue(() => propose(proposal.id, () => planEnd(position, proposal), nothing)),
    undo: (proposal, to) => enqueue(() => propose(proposal.id, () => planUndo(position, proposal, to), nothing)),
    resign: ({ id, seat }, change) => enqueue(() => propose(id, () => planResign(position, seat), change)),
    settled: async () => void (await queue),
    isIdle: () => waiting === 0,
  };
}

/** The effect of an entry of another log, if it is allowed at `position`. */
export function planEntry(position: MatchPosition, entry: LogEntry): Result<Planned, RefusalInfo> {
  const proposal = { id: '', seat: entry.seat, seq: position.seq };
  switch (entry.kind) {
    case 'move':
      return planMove(position, proposal, entry.text, entry.final === true);
    case 'undo':
      return planUndo(position, proposal, entry.to, { silentToo: true });
    case 'end':
      return planEnd(position, proposal);
    case 'resign':
      return planResign(position, entry.seat);
  }
}

function changeOf(position: MatchPosition, at: number): TableChange {
  const outcome = position.start.game.outcome(position.state);
  return {
    awaiting: position.awaiting,
    movedAt: at,
    ...(outcome === undefined ? {} : { outcome, status: 'finished' as const }),
  };
}

function planned(position: MatchPosition, entry: LogEntry): Result<Planned, RefusalInfo> {
  return ok({ entry, step: nextPosition(position, entry) });
}

function planMove(
  position: MatchPosition,
  proposal: Proposal,
  text: string,
  final: boolean,
): Result<Planned, RefusalInfo> {
  const { seat } = proposal;
  const since = position.awaitedSince[seat] ?? -1;
  // Other seats may have answered since, but the seat's own decision must be the one its page saw.
  const seq = since >= 0 && proposal.seq >= since && proposal.seq <= position.seq ? position.seq : proposal.seq;
  if (position.ending !== undefined) {
    if (seq !== position.seq) return fail({ code: 'stale' });
    return fail(refusal('turnNotEnded'));
  }
  const played = play(position.start.game, position, { seat, seq, text });
  if (played.ok) {
    const entry = { kind: 'move' as const, seat, text: played.value.text, ...(final ? { final } : {}) };
    return ok({ entry, step: positionAfterMove(position, played.value, final) });
  }
  const { error } = played;
  return fail({ code: error.code, ...('rule' in error && error.rule !== undefined ? { rule: error.rule } : {}) });
}

function planUndo(
  position: MatchPosition,
  { seat, seq }: Proposal,
  to: number,
  limits?: UndoLimits,
): Result<Planned, RefusalInfo> {
  if (position.awaiting.length === 0) return fail({ code: 'over' });
  if (seq !== position.seq) return fail({ code: 'stale' });
  if (!mayUndoTo(position, seat, to, limits)) return fail({ code: 'noUndo' });
  return planned(position, { kind: 'undo', seat, to });
}

function planEnd(position: MatchPosition, { seat, seq }: Proposal): Result<Planned, RefusalInfo> {
  if (position.awaiting.length === 0) return fail({ code: 'over' });
  if (seq !== position.seq) return fail({ code: 'stale' });
  if (position.ending !== seat) return fail({ code: 'wrongSeat' });
  return planned(position, { kind: 'end', seat });
}

function planResign(position: MatchPosition, seat: Seat): Result<Planned, RefusalInfo> {
  if (position.awaiting.length === 0) return fail({ code: 'over' });
  return planned(position, { kind: 'resign', seat });
}
