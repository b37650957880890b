import { playersOf } from '@portolan/match';
import type { GuestLeft } from '@portolan/protocol';
import type { Services } from '../services.ts';
import { isElsewhere } from '../sharedDevice.ts';
import type { TableRow } from '../store/store.ts';

/** Somebody signs in on a device that a guest has used. */
export interface Leaving {
  readonly guest: string;
  readonly player: string;
  /** The seats at unfinished tables come along. */
  readonly bring: boolean;
  /** The device. */
  readonly device: string | undefined;
}

/**
 * What becomes of the guest. Seats come along on request, unless somebody would then see two sides of a table; rated
 * games, those of tournaments and those that are over stay with the guest who played them. A code leads back to what
 * stays, so nothing is lost. Undefined if there is nothing to tell: the guest has no tables, or can sign in again.
 */
export async function leaveGuest(services: Services, leaving: Leaving): Promise<GuestLeft | undefined> {
  const { store, players, recoveryCodes } = services;
  const { guest, player, bring } = leaving;
  const name = await players.name(guest);
  if (name === undefined || guest === player || (await isSecured(services, guest))) return undefined;
  const tables = await store.tables({
    player: guest,
    statuses: ['gathering', 'running'],
    limit: Number.MAX_SAFE_INTEGER,
  });
  const finished = await store.countTables({ player: guest, statuses: ['finished'] });
  const programs = await store.bots(guest);
  if (tables.length + finished + programs.length === 0) return undefined;
  let brought = 0;
  for (const table of bring ? tables : []) if (await takeAlong(services, table, leaving)) brought++;
  return {
    name,
    brought,
    left: tables.length - brought,
    finished,
    code: await recoveryCodes.addOne(guest),
  };
}

/** Whether there is a way to sign in to this player again. */
async function isSecured({ store }: Services, player: string): Promise<boolean> {
  const [passkeys, addresses, codes] = await Promise.all([
    store.passkeys(player),
    store.addresses(player),
    store.countRecoveryCodes(player),
  ]);
  return passkeys.length + addresses.length + codes > 0;
}

async function takeAlong(services: Services, table: TableRow, { guest, player, device }: Leaving): Promise<boolean> {
  if (table.damage !== undefined || playersOf(table).has(player)) return false;
  // It is being played on a device on which the guest stays.
  if (isElsewhere(table, { player: guest, device })) return false;
  // What counts for a record stays with the player who began it: otherwise people would keep only the games they win.
  if (table.terms.rated === true || (await services.store.tournamentOf(table.id)) !== undefined) return false;
  return services.reseat(table.id, guest, player);
}
