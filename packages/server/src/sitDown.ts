import { fail, type Result, type Seat } from '@portolan/kernel';
import { type RefusalInfo, refusal } from '@portolan/protocol';
import type { Services } from './services.ts';
import type { TableRow } from './store/store.ts';

/** Takes a seat for a player, within the limits of the player and of the network they come from. */
export async function sitDown(
  services: Services,
  who: { readonly player: string; readonly network: string },
  { table: id, seat, anyway = false }: { readonly table: string; readonly seat: Seat; readonly anyway?: boolean },
): Promise<Result<TableRow, RefusalInfo>> {
  const { player, network } = who;
  const { networkTables, tableService, playerSits, networkSits, company } = services;
  const inTime = (await playerSits.take([player])) && (await networkSits.take([network]));
  if (!inTime) return fail({ code: 'tooFast' });
  if (!networkTables.admits(network, id)) return fail(refusal('tooManyFromNetwork'));
  const banned = await company.banned(player);
  if (banned !== undefined) return fail(banned);
  const table = await services.tableFor(who, id);
  const refused = table && (await company.seatRefusal(table, player, anyway));
  if (refused !== undefined) return fail(refused);
  const seated = await tableService.sit(player, id, seat);
  if (!seated.ok) return seated;
  networkTables.add(network, id);
  await services.changed(seated.value);
  return seated;
}
