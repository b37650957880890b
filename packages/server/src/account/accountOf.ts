import type { AccountInfo, DeviceInfo } from '@portolan/protocol';
import type { Services } from '../services.ts';
import type { SessionRow } from '../store/accountStore.ts';

/** A player's account as its page shows it; `current` is the session that asks. */
export async function accountOf(
  { store, sessions, subscriptions, mailLinks }: Services,
  player: string,
  current: string | undefined,
): Promise<AccountInfo> {
  const device = ({ id, label, createdAt, seenAt }: SessionRow): DeviceInfo => ({
    id,
    label,
    createdAt,
    seenAt,
    ...(subscriptions.isConnected(id) ? { connected: true } : {}),
    ...(id === current ? { current: true } : {}),
  });
  return {
    devices: (await sessions.list(player)).map(device),
    passkeys: (await store.passkeys(player)).map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      createdAt,
      ...(usedAt === undefined ? {} : { usedAt }),
    })),
    codesLeft: await store.countRecoveryCodes(player),
    addresses: (await store.addresses(player)).map(({ address }) => address),
    mail: mailLinks.isOn,
  };
}
