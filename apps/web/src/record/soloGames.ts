import type { RecordFact } from '@portolan/client';
import type { ResultInfo } from '@portolan/protocol';
import { api } from '../app/session.ts';
import { findWebGame } from '../games.ts';
import { recordApi } from './recordApi.ts';

/** A finished game without other people. */
export interface SoloGame {
  readonly result: ResultInfo;
  readonly table: string;
  /** The game's own columns. */
  readonly facts: readonly RecordFact[];
}

/** The player's latest finished games for one, of all games that keep a record. */
export async function loadSoloGames(player: string): Promise<readonly SoloGame[]> {
  const answer = await recordApi.results(player, { solo: true });
  if (!answer.ok) return [];
  return (await Promise.all(answer.value.items.map(loadGame))).filter((game) => game !== undefined);
}

/** Undefined if the viewer may not look at the table. */
async function loadGame(result: ResultInfo): Promise<SoloGame | undefined> {
  const { table: id } = result;
  const table = id === undefined ? undefined : await api.table(id);
  if (id === undefined || table?.ok !== true || table.value.outcome === undefined) return undefined;
  const { game, ownComponents, outcome, seq } = table.value;
  try {
    const components = ownComponents ? await api.components(id) : undefined;
    const ui = await findWebGame(game)?.load(components?.ok === true ? components.value : undefined);
    const record = await ui?.record?.();
    const last = await api.moments(id, { from: seq, to: seq, as: 'spectator' });
    const view = last.ok ? last.value.moments.at(-1)?.view : undefined;
    if (record === undefined || view === undefined) return undefined;
    return { result, table: id, facts: record({ outcome, view }) };
  } catch {
    // Without a network there is no record.
    return undefined;
  }
}
