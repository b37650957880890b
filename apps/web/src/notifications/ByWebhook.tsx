import type { Failure } from '@portolan/client';
import { WEBHOOK_FORMATS, type WebhookFormat } from '@portolan/protocol';
import { Button, SelectField, TextField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { FailureText } from '../app/FailureText.tsx';
import { tell } from '../app/session.ts';
import { t } from '../messages/notifications.ts';
import { noticeApi } from './noticeApi.ts';
import { type PartProps, withSettings } from './part.ts';

/** A channel of a chat service, or a program. */
export function ByWebhook({ info, onChange }: PartProps): JSX.Element {
  const [url, setUrl] = useState('');
  const [format, setFormat] = useState<WebhookFormat>('discord');
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  async function add(event: Event): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const answer = await withSettings(info, () => noticeApi.addWebhook({ url: url.trim(), format }));
    setBusy(false);
    if (!answer.ok) return setFailure(answer.error);
    tell(t('notify.webhookAdded'));
    setUrl('');
    onChange(answer.value);
  }
  return (
    <section class="surface stack">
      <h2>{t('notify.byWebhook')}</h2>
      <p class="quiet">{t('notify.webhookHint')}</p>
      <form class="notify-webhook" onSubmit={add}>
        <SelectField
          label={t('notify.format')}
          value={format}
          options={WEBHOOK_FORMATS.map((one) => ({ value: one, label: t(`notify.format.${one}`) }))}
          onChange={(value) => setFormat(WEBHOOK_FORMATS.find((one) => one === value) ?? 'json')}
        />
        <TextField
          label={t('notify.url')}
          value={url}
          maxLength={1000}
          onInput={(value) => {
            setUrl(value);
            setFailure(undefined);
          }}
          {...(failure === undefined ? {} : { error: <FailureText failure={failure} /> })}
        />
        <Button type="submit" disabled={busy || !url.includes('://')}>
          {t('notify.addWebhook')}
        </Button>
      </form>
    </section>
  );
}
