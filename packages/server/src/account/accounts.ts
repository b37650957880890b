import type { Bus } from '../bus/bus.ts';
import type { ServerNews } from '../cluster/serverNews.ts';
import type { Ids } from '../ids.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Players } from '../players.ts';
import type { Store } from '../store/store.ts';
import type { Subscriptions } from '../subscriptions.ts';
import { type Devices, makeDevices } from './devices.ts';
import { type MailLinks, makeMailLinks } from './mailLinks.ts';
import { makePasskeys, type Passkeys } from './passkeys.ts';
import { makeRecoveryCodes, type RecoveryCodes } from './recoveryCodes.ts';
import { type Ending, makeSessions, type Sessions } from './sessions.ts';

/** Who a request is from, and the ways back to a player. */
export interface Accounts {
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly passkeys: Passkeys;
  readonly recoveryCodes: RecoveryCodes;
  readonly mailLinks: MailLinks;
}

export interface AccountsOptions {
  readonly store: Store;
  readonly bus: Bus;
  readonly ids: Ids;
  readonly now: () => number;
  readonly players: Players;
  readonly subscriptions: Pick<Subscriptions, 'disconnect'>;
  readonly mailer?: Mailer | undefined;
  readonly publicUrl?: string | undefined;
  /** Signs the secrets of devices, and signed the cookies from before there were sessions. */
  readonly secret: string;
  /** A session ends when it has not been used for this long. */
  readonly sessionMs: number;
  /** Tells the other servers. */
  readonly tell: (news: ServerNews) => void;
  readonly background: (work: () => Promise<void>) => void;
}

export function makeAccounts(options: AccountsOptions): Accounts {
  const { subscriptions, tell } = options;

  function onEnd(ending: Ending, ended: readonly string[]): void {
    disconnect(ending);
    tell({ kind: 'sessions', ended, ending });
  }

  /** Pages of what has ended; they reconnect with the identity that their cookie has now. */
  function disconnect(ending: Ending): void {
    if ('session' in ending) subscriptions.disconnect(ending.player, ({ session = '' }) => session === ending.session);
    else subscriptions.disconnect(ending.player, ({ session }) => session === undefined || session !== ending.except);
  }

  return {
    sessions: makeSessions({ ...options, lifetimeMs: options.sessionMs, onEnd, onHeardEnd: disconnect }),
    devices: makeDevices(options),
    passkeys: makePasskeys(options),
    recoveryCodes: makeRecoveryCodes(options),
    mailLinks: makeMailLinks(options),
  };
}
