import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { tell, tellFailure } from '../app/session.ts';
import { t } from '../messages/notifications.ts';
import { noticeApi } from './noticeApi.ts';
import { type PartProps, withSettings } from './part.ts';
import { thisDevice } from './thisDevice.ts';

/** Push messages to this browser. */
export function OnThisDevice({ info, onChange }: PartProps): JSX.Element {
  const [busy, setBusy] = useState(false);
  const isOn = info.channels.some(({ id }) => id === thisDevice.channel());
  async function add(): Promise<void> {
    const subscribed = await thisDevice.subscribe(info.pushKey);
    if (subscribed.kind !== 'on')
      return tell(t(subscribed.kind === 'denied' ? 'notify.deviceDenied' : 'notify.deviceFailed'), true);
    const answer = await withSettings(info, () => noticeApi.addPush(subscribed.request));
    if (!answer.ok) return tellFailure(answer.error);
    const known = new Set(info.channels.map(({ id }) => id));
    const added = answer.value.channels.find(({ id }) => !known.has(id));
    if (added !== undefined) thisDevice.keep(added.id);
    onChange(answer.value);
    tell(t('notify.deviceAdded'));
  }
  return (
    <section class="surface stack">
      <h2>{t('notify.device')}</h2>
      <p class="quiet">{t(thisDevice.isAble() ? 'notify.deviceHint' : 'notify.deviceUnable')}</p>
      {isOn && <p role="status">{t('notify.deviceIsOn')}</p>}
      {!isOn && thisDevice.isAble() && (
        <div>
          <Button
            look="primary"
            disabled={busy}
            onClick={() => {
              setBusy(true);
              void add().finally(() => setBusy(false));
            }}
          >
            {t('notify.deviceOn')}
          </Button>
        </div>
      )}
    </section>
  );
}
