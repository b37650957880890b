import type { Failure } from '@portolan/client';
import type { GuestLeft, Me, SignedIn } from '@portolan/protocol';
import { Button, TextField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FailureText } from '../app/FailureText.tsx';
import { api, become, tell, tellFailure } from '../app/session.ts';
import { t } from '../messages/account.ts';
import { accountApi } from './accountApi.ts';
import { GuestNotice, useGuest } from './GuestNotice.tsx';
import { MailForm } from './MailForm.tsx';
import { hasPasskeys, signInByPasskey } from './passkeys.ts';

export interface SignInPanelProps {
  /** Who plays on this device so far. */
  readonly me: Me | undefined;
  readonly onLeft: (left: GuestLeft) => void;
}

/** Every way to sign in on this device. */
export function SignInPanel({ me, onLeft }: SignInPanelProps): JSX.Element {
  const guest = useGuest(me);
  const [bring, setBring] = useState(true);
  const [mail, setMail] = useState(false);
  useEffect(() => {
    void accountApi.waysIn().then((answer) => setMail(answer.ok && answer.value.mail));
  }, []);
  function arrive({ guest: left, ...who }: SignedIn): void {
    become(who);
    tell(t('signIn.done', { name: who.name }));
    if (left !== undefined) onLeft(left);
  }
  return (
    <section class="surface stack">
      {me === undefined ? <p class="quiet">{t('signIn.lead')}</p> : <h2>{t('signIn.other')}</h2>}
      {guest !== undefined && <GuestNotice guest={guest} bring={bring} onChange={setBring} />}
      <ByPasskey bring={bring} first={me === undefined} onSignedIn={arrive} />
      {mail && <ByMail />}
      <ByCode bring={bring} onSignedIn={arrive} />
    </section>
  );
}

interface WayProps {
  readonly bring: boolean;
  readonly onSignedIn: (who: SignedIn) => void;
}

function ByPasskey({ bring, first, onSignedIn }: WayProps & { readonly first: boolean }): JSX.Element {
  const [busy, setBusy] = useState(false);
  if (!hasPasskeys()) return <p class="quiet small">{t('signIn.noPasskeys')}</p>;
  async function signIn(): Promise<void> {
    setBusy(true);
    const answer = await signInByPasskey(bring);
    setBusy(false);
    if (answer.ok) onSignedIn(answer.value);
    else if ('browser' in answer.error) tell(t('signIn.cancelled'), true);
    else tellFailure(answer.error);
  }
  return (
    <div class="stack">
      <div class="account-buttons">
        <Button look={first ? 'primary' : 'usual'} disabled={busy} onClick={signIn}>
          {t('signIn.passkey')}
        </Button>
      </div>
      <p class="quiet small">{t('signIn.passkeyHint')}</p>
    </div>
  );
}

function ByMail(): JSX.Element {
  return (
    <MailForm
      label={t('signIn.mail')}
      button={t('signIn.mailSend')}
      send={accountApi.askForLink}
      saySent={(address) => t('signIn.mailSent', { address })}
    />
  );
}

/** A code from another device has eight characters, a recovery code sixteen. */
const LONGEST_DEVICE_CODE = 12;

function ByCode({ bring, onSignedIn }: WayProps): JSX.Element {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<Failure>();
  async function signIn(event: Event): Promise<void> {
    event.preventDefault();
    const given = code.trim();
    const bare = given.replaceAll(/[\s-]/g, '');
    const answer =
      bare.length <= LONGEST_DEVICE_CODE
        ? await api.useDeviceCode(bare, bring)
        : await accountApi.signInByCode(given, bring);
    if (!answer.ok) return setFailure(answer.error);
    setCode('');
    onSignedIn(answer.value);
  }
  function edit(value: string): void {
    setCode(value);
    setFailure(undefined);
  }
  return (
    <form class="inline-form" onSubmit={signIn}>
      <TextField
        label={t('signIn.code')}
        value={code}
        maxLength={24}
        autoComplete="one-time-code"
        hint={t('signIn.codeHint')}
        onInput={edit}
        {...(failure === undefined ? {} : { error: <FailureText failure={failure} /> })}
      />
      <Button type="submit" disabled={code.trim().length < 4}>
        {t('signIn.codeUse')}
      </Button>
    </form>
  );
}
