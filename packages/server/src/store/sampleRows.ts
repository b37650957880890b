import type { EntryRow, TableRow } from './store.ts';

/** A running table of two, for tests. */
export function tableRow(over: Partial<TableRow> = {}): TableRow {
  return {
    id: 'table1',
    code: 'CODE11',
    game: 'ferry',
    rulesVersion: 1,
    options: { rounds: 2 },
    terms: {},
    components: undefined,
    visibility: 'public',
    status: 'running',
    host: 'ann',
    seats: [
      { kind: 'person', player: 'ann', resigned: false },
      { kind: 'bot', bot: 'greedy' },
    ],
    seed: 'seed',
    seq: 0,
    awaiting: [0, 1],
    outcome: undefined,
    rematch: undefined,
    createdAt: 1,
    movedAt: 1,
    startedAt: undefined,
    dueAt: null,
    pending: {},
    rev: 0,
    ...over,
  };
}

/** One of its moves. */
export function entryRow(seq: number, id = `id-${seq}`): EntryRow {
  return { seq, id, entry: { kind: 'move', seat: 0, text: `load ${seq}` }, at: 100 + seq };
}
