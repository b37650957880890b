import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { describeFault, type OpenGame } from '@portolan/kernel';
import { type MatchPosition, openPosition, planEntry, playersOf, startOfTable } from '@portolan/match';
import { PROTOCOL_PROBLEMS } from '@portolan/protocol';
import type { GameRegistry } from '../gameRegistry.ts';
import { type Cells, readEntry, readTable } from '../store/rows.ts';
import type { TableRow } from '../store/store.ts';
import { type Finding, fault, problemOf } from './finding.ts';

export interface Examination {
  readonly database: DatabaseSync;
  readonly games: GameRegistry;
}

const ADVICE = 'the server runs without this table; to play it on, restore a backup that has it undamaged';

/** What is wrong with one table: its row, its game, and its log, which is replayed with every move checked. */
export function* examineMatch(examination: Examination, row: Cells): Generator<Finding> {
  const table = readTable(row);
  if (table === undefined) return;
  const where = `game_table ${table.id}`;
  if (table.damage !== undefined) {
    yield fault(where, table.damage, ADVICE);
    return;
  }
  yield* examineSeats(examination, table);
  const opened = openedGame(examination, table);
  if (typeof opened === 'string') yield fault(where, opened, ADVICE);
  else if (table.status !== 'gathering') yield* examineLog(examination, table, opened);
}

/** By player, who plays at a table is stored twice: in the table, and to find it. */
function* examineSeats({ database }: Examination, table: TableRow): Generator<Finding> {
  const rows = database.prepare('SELECT player FROM seat WHERE game_table = ?').all(table.id);
  const found = new Set(rows.map(({ player }) => String(player)));
  const expected = playersOf(table);
  for (const player of expected)
    if (!found.has(player)) yield fault(`seat ${table.id}/${player}`, 'is missing: the player does not see this table');
  for (const player of found)
    if (!expected.has(player)) yield fault(`seat ${table.id}/${player}`, 'this player has no seat at the table');
}

/** The table's game in its version, or why it cannot be opened. */
function openedGame({ database, games }: Examination, table: TableRow): OpenGame | string {
  try {
    const own = table.components === undefined ? undefined : ownComponents(database, table.components);
    const opened = games.open(table.game, own, table.rulesVersion);
    if (!opened.ok) return `cannot be opened: ${describeFault(opened.error, PROTOCOL_PROBLEMS)}`;
    if (opened.value.game.rulesVersion !== table.rulesVersion)
      return `plays by version ${table.rulesVersion} of the rules of ${table.game}, which are not among the releases`;
    return opened.value;
  } catch (error) {
    return `cannot be opened: ${problemOf(error)}`;
  }
}

function ownComponents(database: DatabaseSync, id: string): { readonly id: string; readonly data: unknown } {
  const row = database.prepare('SELECT data FROM component_set WHERE id = ?').get(id);
  if (row === undefined) throw new Error(`its components (component_set ${id}) are missing`);
  return { id, data: JSON.parse(String(row.data)) };
}

function* examineLog({ database }: Examination, table: TableRow, { game }: OpenGame): Generator<Finding> {
  const { id } = table;
  let position: MatchPosition;
  try {
    position = openPosition(startOfTable(table, game));
  } catch (error) {
    yield fault(`game_table ${id}`, `its game cannot be set up: ${problemOf(error)}`, ADVICE);
    return;
  }
  for (const row of database.prepare('SELECT * FROM entry WHERE game_table = ? ORDER BY seq').iterate(id)) {
    const next = nextOf(position, row);
    if (typeof next === 'string') {
      yield fault(`entry ${id}/${row.seq}`, next, ADVICE);
      return;
    }
    position = next;
  }
  const wrong = disagreement(table, position);
  if (wrong !== undefined) yield fault(`game_table ${id}`, wrong, ADVICE);
}

function nextOf(position: MatchPosition, row: Cells): MatchPosition | string {
  const { seq, entry, at } = readEntry(row);
  if (seq !== position.seq + 1) return `follows entry ${position.seq}: those between are missing`;
  try {
    const planned = planEntry(position, entry, at);
    if (planned.ok) return planned.value.step.position;
    const { code, rule } = planned.error;
    return `was not allowed: ${rule === undefined ? code : `${code}, ${rule}`}`;
  } catch (error) {
    return `cannot be replayed: ${problemOf(error)}`;
  }
}

/** Where the row contradicts its log. */
function disagreement(table: TableRow, { seq, awaiting, state, start }: MatchPosition): string | undefined {
  const outcome = start.game.outcome(state);
  if (table.seq !== seq) return `has ${table.seq} entries, its log ${seq}`;
  // An administrator can close a table at any moment.
  if (table.status === 'closed') return undefined;
  if ((table.status === 'finished') !== (outcome !== undefined))
    return `is ${table.status}, but its log ${outcome === undefined ? 'does not end' : 'ends the game'}`;
  if (!isDeepStrictEqual(table.awaiting, [...awaiting])) return 'awaits other seats than its log';
  if (outcome !== undefined && JSON.stringify(outcome) !== JSON.stringify(table.outcome))
    return 'has another outcome than its log';
  return undefined;
}
