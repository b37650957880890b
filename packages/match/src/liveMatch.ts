import { type BaseEvent, fail, InvariantError, ok, type Result } from '@portolan/kernel';
import { type LogEntry, type PauseReason, type RefusalInfo, refusal } from '@portolan/protocol';
import { type MatchPosition, type MatchStart, nextPosition, openPosition, type PositionStep } from './matchPosition.ts';
import { type Plan, type Proposal, planEnd, planMove, planned, planUndo, senderFault } from './planMove.ts';
import { planTableRequest, type TableRequest } from './planTableRequest.ts';
import { rowChange } from './rowChange.ts';
import type { EntryRow, LogStore, TableRow } from './table.ts';
import { tableDuty } from './tableDuty.ts';

/** A log entry and the events it caused. */
export interface AppliedEntry {
  readonly row: EntryRow;
  readonly events: readonly BaseEvent[];
  /** By seat: the milliseconds left after it, if the table has a clock. */
  readonly left?: readonly number[];
}

export function appliedEntry(row: EntryRow, { position, events }: PositionStep): AppliedEntry {
  const { clock } = position.table;
  return clock === undefined ? { row, events } : { row, events, left: clock.left };
}

/** A match as far as its log tells. */
export interface PlayedMatch {
  readonly position: MatchPosition;
  readonly history: readonly AppliedEntry[];
}

/**
 * Plays a log again, an entry at each step, so that others can do something in between. Throws if an entry is missing or
 * cannot be played.
 */
export function* replayLog(start: MatchStart, rows: readonly EntryRow[]): Generator<undefined, PlayedMatch> {
  let position = openPosition(start);
  const history: AppliedEntry[] = [];
  for (const row of rows) {
    yield;
    if (row.seq !== position.seq + 1) throw new InvariantError(`entry ${position.seq + 1} is missing`);
    const step = nextPosition(position, row.entry, row.at);
    position = step.position;
    history.push(appliedEntry(row, step));
  }
  return { position, history };
}

type Answer = Promise<Result<number, RefusalInfo>>;

export interface LiveMatch {
  /** Without its `last`, which `onEntry` is given. */
  position(): MatchPosition;
  /** The table with the state of its match. */
  row(): TableRow;
  /** Call when the host or the rematch of the table, or a name, has changed. */
  setRow(change: (row: TableRow) => TableRow): void;
  /** The entries after the first `since`. */
  since(since: number): readonly AppliedEntry[];
  move(proposal: Proposal, text: string, final: boolean): Answer;
  undo(proposal: Proposal, to: number): Answer;
  /** Ends a turn of several steps. */
  end(proposal: Proposal): Answer;
  /** Everything that the player of a seat can ask for besides moves. */
  ask(proposal: Omit<Proposal, 'seq'>, request: TableRequest): Answer;
  /**
   * Writes what the table itself has to write by now, also because somebody has no time left. Only this looks at the time:
   * a move that arrives while the server is slow is never too late.
   */
  attend(): Answer;
  /** Stops the clocks as of `since`; 0 if there is nothing to stop. */
  pause(why: PauseReason, since: number): Answer;
  /** Lets them run again as of `since`. */
  resume(since: number): Answer;
  /** Takes over an entry that another process has written, if it is the next one; otherwise reads what is missing. */
  absorb(entry: EntryRow): Promise<void>;
  /** Takes over what other processes have written. */
  catchUp(): Promise<void>;
  /** Resolves when all proposals so far have been handled. */
  settled(): Promise<void>;
  isIdle(): boolean;
}

export interface LiveMatchOptions {
  readonly table: TableRow;
  /** What its log contains so far. */
  readonly played: PlayedMatch;
  readonly store: LogStore;
  readonly now: () => number;
  /** Where there are clocks, asked before anybody's decision: undefined, or what to wait for until `now` can be charged. */
  readonly ready?: () => Promise<void> | undefined;
  /** Called when an entry is on disk. `written`: by this match, not by another process. */
  readonly onEntry: (applied: AppliedEntry, position: MatchPosition, written: boolean) => void;
}

/** More would mean that an entry of the table has no effect. */
const MOST_DUTIES = 50;
/** How often a table request is tried while other processes write first. */
const MOST_TRIES = 4;

/**
 * A match in memory, the only writer of its log in this process. Proposals are handled one after another: each is
 * checked against the current position and written, and only then takes effect here. If another process has written in
 * between, the store reports a conflict, the match catches up, and the proposal is refused.
 */
export function openLiveMatch(options: LiveMatchOptions): LiveMatch {
  const { store } = options;
  let row = options.table;
  const { id: table } = row;
  let position = withoutLast(options.played.position);
  const history = [...options.played.history];
  const seqById = new Map(history.map((applied) => [applied.row.id, applied.row.seq]));

  function remember(entry: EntryRow, step: PositionStep): AppliedEntry {
    if (entry.seq !== position.seq + 1) throw new InvariantError(`entry ${position.seq + 1} of ${table} is missing`);
    const applied = appliedEntry(entry, step);
    position = withoutLast(step.position);
    history.push(applied);
    seqById.set(entry.id, entry.seq);
    return applied;
  }

  /** Never before the entry before it, even if the machine's clock is set back. */
  function time(): number {
    return Math.max(options.now(), history.at(-1)?.row.at ?? 0);
  }

  async function propose(id: string, plan: (at: number) => Plan): Answer {
    const known = seqById.get(id);
    if (known !== undefined) return ok(known);
    const at = time();
    const made = plan(at);
    if (!made.ok) return made;
    const { entry, step } = made.value;
    const written: EntryRow = { seq: step.position.seq, id, entry, at };
    const change = rowChange(row, written, step.position);
    const done = await store.append(table, written, change);
    if (done.kind === 'appended') {
      row = { ...row, ...change };
      options.onEntry(remember(written, step), step.position, true);
      return ok(written.seq);
    }
    await catchUp();
    if (done.kind === 'duplicate') return ok(done.seq);
    return fail(refusal('movedElsewhere'));
  }

  async function catchUp(): Promise<void> {
    for (const entry of await store.entries(table, position.seq)) takeOver(entry);
  }

  function takeOver(entry: EntryRow): void {
    const step = nextPosition(position, entry.entry, entry.at);
    const applied = remember(entry, step);
    row = { ...row, ...rowChange(row, entry, position) };
    options.onEntry(applied, step.position, false);
  }

  function writeAsTable(entry: LogEntry): Answer {
    return propose(`table-${position.seq + 1}`, (at) => planned(position, entry, at));
  }

  /** What follows from the last entry or from the time, such as going back when the last of all has agreed. */
  async function attend(now?: number): Answer {
    for (let duties = 0; duties < MOST_DUTIES; duties++) {
      const duty = tableDuty(position, now);
      if (duty === undefined) return ok(position.seq);
      const done = await writeAsTable(duty);
      if (!done.ok) return done;
    }
    throw new InvariantError(`table ${table} never comes to rest`);
  }

  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const release = (): void => {
    waiting--;
  };
  /** Starts at once if nothing is before it. */
  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = waiting === 0 ? work() : queue.then(work);
    waiting++;
    queue = done.then(release, release);
    return done;
  }

  /** Waits outside the queue, because the table itself writes there what this waits for. */
  function enqueueWhenReady(work: () => Answer): Answer {
    const ready = position.table.clock === undefined ? undefined : options.ready?.();
    return ready === undefined ? enqueue(work) : ready.then(() => enqueue(work));
  }

  /** A decision about the game. */
  function decide(proposal: Proposal, plan: (at: number) => Plan): Answer {
    return enqueueWhenReady(() =>
      propose(proposal.id, (at) => {
        const fault = senderFault(position, proposal);
        return fault === undefined ? plan(at) : fail(fault);
      }),
    );
  }

  async function ask({ id, seat }: Omit<Proposal, 'seq'>, request: TableRequest): Answer {
    for (let tries = 1; ; tries++) {
      const done = await propose(id, (at) => planTableRequest(position, seat, request, at));
      // It concerns the table as it is, not as its player saw it: entries of another process do not matter.
      if (isOvertaken(done) && tries < MOST_TRIES) continue;
      if (done.ok) await attend();
      return done;
    }
  }

  return {
    position: () => position,
    row: () => row,
    setRow(change) {
      row = change(row);
    },
    since: (since) => history.slice(since),
    move: (proposal, text, final) => decide(proposal, (at) => planMove(position, proposal, { text, final, at })),
    end: (proposal) => decide(proposal, (at) => planEnd(position, proposal, at)),
    undo: (proposal, to) => decide(proposal, (at) => planUndo(position, proposal, { to, at })),
    ask: (proposal, request) => enqueueWhenReady(() => ask(proposal, request)),
    attend: () => enqueue(() => attend(options.now())),
    pause: (why, since) =>
      enqueue(async () => {
        if (!mayPause(position)) return ok(0);
        return writeAsTable({ kind: 'paused', why, since });
      }),
    resume: (since) =>
      enqueue(async () => {
        if (position.table.clock?.paused === undefined) return ok(0);
        return writeAsTable({ kind: 'resumed', since });
      }),
    absorb: (entry) =>
      enqueue(async () => {
        if (entry.seq === position.seq + 1) takeOver(entry);
        else if (entry.seq > position.seq) await catchUp();
      }),
    catchUp: () => enqueue(catchUp),
    settled: async () => void (await queue),
    isIdle: () => waiting === 0,
  };
}

/** Without the views of the previous position, which only its news needs: they would live as long as it does. */
function withoutLast(position: MatchPosition): MatchPosition {
  return { ...position, last: undefined };
}

function isOvertaken(done: Result<number, RefusalInfo>): boolean {
  return !done.ok && done.error.reason === 'movedElsewhere';
}

/** In a log of this length clocks run on, so that nobody can make it grow by coming and going. */
const LAST_PAUSE = 3000;

function mayPause({ table: { clock }, awaiting, seq }: MatchPosition): boolean {
  return clock !== undefined && clock.paused === undefined && awaiting.length > 0 && seq < LAST_PAUSE;
}
