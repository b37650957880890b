import type { GuestLeft, Me } from '@portolan/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { connection, identity } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { t } from '../messages/account.ts';
import { t as tShell } from '../messages/shell.ts';
import { Addresses } from './Addresses.tsx';
import { Devices } from './Devices.tsx';
import { LeftDialog } from './LeftDialog.tsx';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SignInPanel } from './SignInPanel.tsx';
import { useAccount } from './useAccount.ts';
import '../style/account.css';

/** How a player signs in: passkeys, codes, addresses and devices. For somebody unknown, the way in. */
export function AccountPage(): JSX.Element {
  const who = useStore(identity);
  const { link } = useStore(connection.state);
  const [left, setLeft] = useState<GuestLeft>();
  const me = who.known ? who.me : undefined;
  return (
    <div class="column narrow stack-wide account">
      <h1>{me === undefined ? t('signIn.title') : t('account.title')}</h1>
      {!who.known && link !== 'offline' && <p class="page-loading">{tShell('app.loading')}</p>}
      {me !== undefined && <Account key={me.player} me={me} />}
      {(who.known || link === 'offline') && <SignInPanel key={me?.player} me={me} onLeft={setLeft} />}
      {left !== undefined && <LeftDialog left={left} onClose={() => setLeft(undefined)} />}
    </div>
  );
}

function Account({ me }: { readonly me: Me }): JSX.Element {
  const [account, load] = useAccount();
  if (account === undefined) return <p class="page-loading">{tShell('app.loading')}</p>;
  const hasWayBack = account.passkeys.length + account.codesLeft + account.addresses.length > 0;
  return (
    <>
      <div class="stack">
        <p class="lead">{t('account.lead', { name: me.name })}</p>
        {!hasWayBack && <p class="account-unsafe">{t('account.unsafe')}</p>}
        <a href="/me">{t('account.profile')}</a>
      </div>
      <Passkeys account={account} onChange={load} />
      <RecoveryCodes account={account} onChange={load} />
      {(account.mail || account.addresses.length > 0) && <Addresses account={account} onChange={load} />}
      <Devices account={account} hasWayBack={hasWayBack} onChange={load} />
      <section class="surface stack">
        <h2>{t('data.title')}</h2>
        <p class="quiet">{t('data.hint')}</p>
        <div class="account-buttons">
          <a class="button" href="/api/me/export" download="portolan.json">
            {t('data.get')}
          </a>
        </div>
        <p class="quiet small">
          <a href="/me#forget">{t('data.delete')}</a>
        </p>
      </section>
    </>
  );
}
