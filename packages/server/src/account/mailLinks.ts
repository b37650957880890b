import { inLocale } from '@portolan/i18n';
import { fail, ok, type Result } from '@portolan/kernel';
import { type MailLinkInfo, type RefusalInfo, refusal } from '@portolan/protocol';
import { type Ids, tokenHash } from '../ids.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Players } from '../players.ts';
import type { MailLinkRow, MailPurpose } from '../store/accountStore.ts';
import type { Store } from '../store/store.ts';
import { t } from './messages.ts';

/**
 * One-time links by email, which sign in or confirm an address. A link opens a page with a button, because programs that
 * look into emails open every link; and its secret is behind a `#`, where no server logs it.
 */
export interface MailLinks {
  /** Whether this server sends mail. */
  readonly isOn: boolean;
  /** Sends a link if the address is known. Nobody is told whether it is, nor made to wait longer. */
  sendSignIn(address: string): void;
  /** Sends a link that will add an address. */
  sendConfirmation(player: string, address: string): Promise<Result<undefined, RefusalInfo>>;
  /** What a link is for; it stays valid. */
  look(secret: string): Promise<Result<MailLinkInfo, RefusalInfo>>;
  /** Uses a link up. An address that was to be added is added. */
  use(secret: string): Promise<Result<MailLinkRow, RefusalInfo>>;
}

export interface MailLinksOptions {
  readonly store: Store;
  readonly players: Players;
  readonly ids: Ids;
  readonly now: () => number;
  readonly mailer?: Mailer | undefined;
  /** Where the pages are, without a slash at its end. */
  readonly publicUrl?: string | undefined;
  readonly background: (work: () => Promise<void>) => void;
}

const LINK_MINUTES = 15;
const MOST_ADDRESSES = 3;

export function makeMailLinks(options: MailLinksOptions): MailLinks {
  const { store, players, ids, now, mailer, publicUrl, background } = options;

  async function send(purpose: MailPurpose, address: string, player: string): Promise<void> {
    const secret = ids.secret();
    const until = now() + LINK_MINUTES * 60_000;
    await store.addMailLink({ hash: tokenHash(secret), purpose, address, player, until });
    const link = `${publicUrl?.replace(/\/$/, '')}/account/mail#${secret}`;
    const name = (await players.name(player)) ?? '';
    const written = await inLocale(await players.locale(player), () => mailOf(purpose, link, name));
    await mailer?.send({ to: address, ...written, id: `link ${tokenHash(secret)}` });
  }

  async function found(link: MailLinkRow | undefined): Promise<Result<MailLinkInfo, RefusalInfo>> {
    const name = link === undefined ? undefined : await players.name(link.player);
    if (link === undefined || name === undefined) return fail(refusal('lapsedLink'));
    return ok({ purpose: link.purpose, address: link.address, name });
  }

  async function fullRefusal(player: string): Promise<RefusalInfo | undefined> {
    const own = await store.addresses(player);
    return own.length >= MOST_ADDRESSES ? refusal('tooManyAddresses', { max: MOST_ADDRESSES }) : undefined;
  }

  return {
    isOn: mailer !== undefined && publicUrl !== undefined,
    sendSignIn(address) {
      background(async () => {
        const known = await store.address(address.toLowerCase());
        if (known !== undefined) await send('signIn', known.address, known.player);
      });
    },
    async sendConfirmation(player, text) {
      const address = text.toLowerCase();
      const full = await fullRefusal(player);
      if (full !== undefined) return fail(full);
      background(() => send('addAddress', address, player));
      return ok(undefined);
    },
    look: async (secret) => found(await store.mailLink(tokenHash(secret), now())),
    async use(secret) {
      const link = await store.takeMailLink(tokenHash(secret), now());
      const known = await found(link);
      if (!known.ok || link === undefined) return fail(refusal('lapsedLink'));
      if (link.purpose === 'signIn') {
        const owner = await store.address(link.address);
        return owner?.player === link.player ? ok(link) : fail(refusal('lapsedLink'));
      }
      // The player may have requested several before confirming the first.
      const full = await fullRefusal(link.player);
      if (full !== undefined) return fail(full);
      const added = await store.addAddress({ address: link.address, player: link.player, addedAt: now() });
      return added ? ok(link) : fail(refusal('addressTaken'));
    },
  };
}

/** Puts the link on a line of its own, so that mail programs recognize where it ends. Call it inside `inLocale`. */
function mailOf(purpose: MailPurpose, link: string, name: string): { readonly subject: string; readonly text: string } {
  const open = t(`${purpose}.open`, { name, minutes: LINK_MINUTES });
  return { subject: t(`${purpose}.subject`), text: `${open}\n\n${link}\n\n${t(`${purpose}.ignore`)}\n` };
}
