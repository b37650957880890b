import type { ChannelInfo } from '@portolan/protocol';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { tell, tellFailure } from '../app/session.ts';
import { t } from '../messages/notifications.ts';
import { noticeApi } from './noticeApi.ts';
import type { PartProps } from './part.ts';
import { thisDevice } from './thisDevice.ts';

/** Where the player is told. */
export function Channels({ info, onChange }: PartProps): JSX.Element {
  async function remove(channel: ChannelInfo): Promise<void> {
    if (channel.id === thisDevice.channel()) await thisDevice.unsubscribe();
    const answer = await noticeApi.remove(channel.id);
    if (!answer.ok) return tellFailure(answer.error);
    onChange(answer.value);
    tell(t('notify.removed', { what: nameOf(channel) }));
  }
  return (
    <section class="surface stack">
      <h2>{t('notify.where')}</h2>
      {info.channels.length === 0 && <p class="quiet">{t('notify.nowhere')}</p>}
      {info.channels.length > 0 && (
        <ul class="notify-channels">
          {info.channels.map((channel) => (
            <li key={channel.id}>
              <span class="notify-channel">
                <strong>{nameOf(channel)}</strong>
                <Trouble channel={channel} />
              </span>
              <Button label={t('notify.removeNamed', { what: nameOf(channel) })} onClick={() => void remove(channel)}>
                {t('notify.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Trouble({ channel }: { readonly channel: ChannelInfo }): JSX.Element | null {
  if (!channel.confirmed) return <span class="quiet small">{t('notify.unconfirmed')}</span>;
  if (channel.undelivered === 0) return null;
  return <span class="field-error small">{t('notify.undelivered', { n: channel.undelivered })}</span>;
}

function nameOf({ id, kind, label }: ChannelInfo): string {
  return id === thisDevice.channel() ? t('notify.pushHere') : t(`notify.${kind}`, { label });
}
