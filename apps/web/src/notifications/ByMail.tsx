import type { Failure } from '@portolan/client';
import { isMailAddress } from '@portolan/protocol';
import { Button, TextField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { FailureText } from '../app/FailureText.tsx';
import { tell } from '../app/session.ts';
import { t } from '../messages/notifications.ts';
import { noticeApi } from './noticeApi.ts';
import { type PartProps, withSettings } from './part.ts';

/** An email address, which its owner confirms by a link. */
export function ByMail({ info, onChange }: PartProps): JSX.Element {
  const [address, setAddress] = useState('');
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  async function add(event: Event): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const answer = await withSettings(info, () => noticeApi.addMail(address.trim()));
    setBusy(false);
    if (!answer.ok) return setFailure(answer.error);
    tell(t('notify.mailSent', { address: address.trim() }));
    setAddress('');
    onChange(answer.value);
  }
  return (
    <section class="surface stack">
      <h2>{t('notify.byMail')}</h2>
      <form class="inline-form" onSubmit={add}>
        <TextField
          label={t('notify.address')}
          value={address}
          maxLength={254}
          autoComplete="email"
          onInput={(value) => {
            setAddress(value);
            setFailure(undefined);
          }}
          {...(failure === undefined ? {} : { error: <FailureText failure={failure} /> })}
        />
        <Button type="submit" disabled={busy || !isMailAddress(address.trim())}>
          {t('notify.addMail')}
        </Button>
      </form>
    </section>
  );
}
