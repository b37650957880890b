import type { Seat } from '@portolan/kernel';
import type { TableTerms } from '@portolan/protocol';
import { type LiveMatch, openLiveMatch } from '../liveMatch.ts';
import { startOfTable } from '../matchStart.ts';
import type { TableRequest } from '../planTableRequest.ts';
import type { EntryRow, SeatRow, TableRow } from '../table.ts';
import { ferry } from './ferry.ts';
import { makeMemoryLog } from './memoryLog.ts';
import { replayWhole } from './replayWhole.ts';

const opened = ferry.open();
if (!opened.ok) throw new Error('ferry does not open');
const { game } = opened.value;

/** A match of the ferry whose time the test decides. */
export interface FerryTable {
  readonly match: LiveMatch;
  readonly rows: readonly EntryRow[];
  now: number;
  /** Plays a move and returns the code of a refusal, if there is one. */
  move(seat: Seat, text: string, standIn?: string): Promise<string | undefined>;
  /** The same for anything else; the reason of a refusal rather than its code. */
  ask(seat: Seat, request: TableRequest): Promise<string | undefined>;
  /** The kinds of all entries so far. */
  kinds(): string[];
  /** The same match, read from its log by somebody else. */
  reopened(): FerryTable;
}

export interface FerryTableOptions {
  /** `person` or the name of a bot, by seat. */
  readonly seats?: readonly string[];
  readonly terms?: TableTerms;
  readonly startedAt?: number;
  readonly rows?: EntryRow[];
}

export function ferryTable(options: FerryTableOptions = {}): FerryTable {
  const { seats = ['person', 'person', 'person'], terms = {}, startedAt = 0, rows = [] } = options;
  const table = ferryRow(seats, terms, startedAt);
  const store = makeMemoryLog(rows);
  let ids = rows.length;
  const made: FerryTable = {
    match: openLiveMatch({
      table,
      played: replayWhole(startOfTable(table, game), rows),
      store,
      now: () => made.now,
      onEntry: () => undefined,
    }),
    rows: store.rows,
    now: startedAt,
    async move(seat, text, standIn) {
      const proposal = { id: `m${++ids}`, seat, seq: made.match.position().seq };
      const done = await made.match.move({ ...proposal, ...(standIn === undefined ? {} : { standIn }) }, text, true);
      return done.ok ? undefined : (done.error.reason ?? done.error.code);
    },
    async ask(seat, request) {
      const done = await made.match.ask({ id: `w${++ids}`, seat }, request);
      return done.ok ? undefined : (done.error.reason ?? done.error.code);
    },
    kinds: () => store.rows.map(({ entry }) => entry.kind),
    reopened: () => ferryTable({ ...options, rows: [...store.rows] }),
  };
  return made;
}

function ferryRow(seats: readonly string[], terms: TableTerms, startedAt: number): TableRow {
  return {
    id: 't',
    code: 'CODE',
    game: 'ferry',
    rulesVersion: 1,
    options: { rounds: 2 },
    terms,
    components: undefined,
    visibility: 'public',
    status: 'running',
    host: 'p0',
    seats: seats.map(
      (who, seat): SeatRow =>
        who === 'person' ? { kind: 'person', player: `p${seat}`, resigned: false } : { kind: 'bot', bot: who },
    ),
    seed: 'seed',
    seq: 0,
    awaiting: seats.map((_, seat) => seat),
    outcome: undefined,
    rematch: undefined,
    createdAt: startedAt,
    movedAt: startedAt,
    startedAt,
    dueAt: null,
    pending: {},
    rev: 0,
  };
}
