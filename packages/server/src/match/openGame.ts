import { fail, type OpenGame, ok, type Result } from '@portolan/kernel';
import { faultParams, type RefusalInfo, refusal } from '@portolan/protocol';
import type { GameRegistry, OwnComponents } from '../gameRegistry.ts';
import { type Meter, makeMeter } from '../meter.ts';
import type { Store, TableRow } from '../store/store.ts';

type Played = Pick<TableRow, 'game' | 'components' | 'rulesVersion'>;

export interface TableGame extends OpenGame {
  /** The table's own components; undefined for the shipped ones. */
  readonly components: unknown;
}

export interface OpenOptions {
  /** The table's own components, if they are not stored yet. */
  readonly known?: OwnComponents | undefined;
  /** Measures what it takes. */
  readonly meter?: Meter;
}

/** Opens the game of a table, in the version the table was created with; refused if this server no longer has that. */
export async function openGame(
  games: GameRegistry,
  store: Store,
  table: Played,
  { known, meter = makeMeter() }: OpenOptions = {},
): Promise<Result<TableGame, RefusalInfo>> {
  const { game, rulesVersion } = table;
  const own = known ?? (await ownComponents(store, table));
  if (own !== undefined && own.data === undefined) return fail(refusal('componentsLost'));
  const opened = meter.run(() => games.open(game, own, rulesVersion));
  if (!opened.ok) return fail(refusal('faultyComponents', faultParams(opened.error)));
  const ours = opened.value.game.rulesVersion;
  if (ours === rulesVersion) return ok({ ...opened.value, components: own?.data });
  return fail(refusal('otherRulesVersion', { played: rulesVersion, ours }));
}

/** The rules for another game like this: the current ones, unless they no longer accept its components or options. */
export async function latestRules(
  games: GameRegistry,
  store: Store,
  table: Played & Pick<TableRow, 'options'>,
): Promise<Pick<TableRow, 'rulesVersion' | 'options'>> {
  const opened = games.open(table.game, await ownComponents(store, table));
  const options = opened.ok ? opened.value.game.readOptions(table.options) : opened;
  if (!opened.ok || !options.ok) return { rulesVersion: table.rulesVersion, options: table.options };
  return { rulesVersion: opened.value.game.rulesVersion, options: options.value };
}

async function ownComponents(store: Store, { components }: Played): Promise<OwnComponents | undefined> {
  return components === undefined ? undefined : { id: components, data: await store.components(components) };
}
