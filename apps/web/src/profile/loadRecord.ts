import type { RecordFact } from '@portolan/client';
import type { Me, TableInfo } from '@portolan/protocol';
import { seatsOf } from '../app/seatNames.ts';
import { api } from '../app/session.ts';
import { findWebGame } from '../games.ts';

/** A finished game without other people. */
export interface PastGame {
  readonly table: TableInfo;
  readonly won: boolean;
  /** The game's own columns. */
  readonly facts: readonly RecordFact[];
}

/** More are not shown. */
const MOST = 20;

/** The player's finished games for one, newest first, of all games that keep a record. */
export async function loadRecord(me: Me): Promise<readonly PastGame[]> {
  const answer = await api.tables();
  if (!answer.ok) return [];
  const games = soloTables(answer.value.mine, me).slice(0, MOST).map(loadGame);
  return (await Promise.all(games)).filter((game) => game !== undefined);
}

export function soloTables(tables: readonly TableInfo[], { player }: Me): readonly TableInfo[] {
  return tables
    .filter(({ status, outcome, seats }) => status === 'finished' && outcome !== undefined && seats.length === 1)
    .filter(({ seats }) => seatsOf(seats, player).length === 1)
    .sort((one, other) => other.movedAt - one.movedAt);
}

async function loadGame(table: TableInfo): Promise<PastGame | undefined> {
  const { id, game, ownComponents, outcome, seq } = table;
  if (outcome === undefined) return undefined;
  try {
    const components = ownComponents ? await api.components(id) : undefined;
    const ui = await findWebGame(game)?.load(components?.ok === true ? components.value : undefined);
    const record = await ui?.record?.();
    const last = await api.moments(id, { from: seq, to: seq, as: 'spectator' });
    const view = last.ok ? last.value.moments.at(-1)?.view : undefined;
    if (record === undefined || view === undefined) return undefined;
    return { table, won: outcome.places[0] === 1, facts: record({ outcome, view }) };
  } catch {
    // Without a network there is no record.
    return undefined;
  }
}
