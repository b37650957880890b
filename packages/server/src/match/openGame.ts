import { fail, type OpenGame, ok, type Result } from '@portolan/kernel';
import { faultParams, type RefusalInfo, refusal } from '@portolan/protocol';
import type { GameRegistry } from '../gameRegistry.ts';
import type { Store, TableRow } from '../store/store.ts';

type Played = Pick<TableRow, 'game' | 'components' | 'rulesVersion'>;

export interface TableGame extends OpenGame {
  /** The table's own components; undefined for the shipped ones. */
  readonly components: unknown;
}

/** Opens the game of a table; refused if this server no longer has it in the version the table was created with. */
export async function openGame(
  games: GameRegistry,
  store: Store,
  table: Played,
): Promise<Result<TableGame, RefusalInfo>> {
  const { components, game, rulesVersion } = table;
  const own = components === undefined ? undefined : { id: components, data: await store.components(components) };
  if (own !== undefined && own.data === undefined) return fail(refusal('componentsLost'));
  const opened = games.open(game, own);
  if (!opened.ok) return fail(refusal('faultyComponents', faultParams(opened.error)));
  const ours = opened.value.game.rulesVersion;
  if (ours === rulesVersion) return ok({ ...opened.value, components: own?.data });
  return fail(refusal('otherRulesVersion', { played: rulesVersion, ours }));
}
