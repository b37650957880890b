import { ago } from '@portolan/i18n';
import type { DeviceInfo, SignOut } from '@portolan/protocol';
import { Button, Dialog, DialogActions } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { become, tell, tellFailure } from '../app/session.ts';
import { t } from '../messages/account.ts';
import { accountApi } from './accountApi.ts';
import type { AccountPartProps } from './accountPart.ts';

export interface DevicesProps extends AccountPartProps {
  /** There is another way to sign in. */
  readonly hasWayBack: boolean;
}

/** The devices on which the player is signed in; each can be signed out, or all. */
export function Devices({ account, hasWayBack, onChange }: DevicesProps): JSX.Element {
  const [asked, setAsked] = useState<'here' | 'everywhere'>();
  const { devices } = account;
  async function signOut(where: SignOut): Promise<void> {
    setAsked(undefined);
    const answer = await accountApi.signOut(where);
    if (!answer.ok) return tellFailure(answer.error);
    tell(where === 'elsewhere' ? t('devices.goneElsewhere') : t('devices.goneHere'));
    if (where === 'elsewhere') return onChange();
    become(undefined);
  }
  return (
    <section class="surface stack">
      <h2>{t('devices.title')}</h2>
      <p class="quiet">{t('devices.hint')}</p>
      <ul class="account-list">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onChange={onChange} />
        ))}
      </ul>
      <div class="account-buttons">
        <Button onClick={() => setAsked('here')}>{t('devices.outHere')}</Button>
        {devices.length > 1 && (
          <>
            <Button onClick={() => void signOut('elsewhere')}>{t('devices.elsewhere')}</Button>
            <Button look="danger" onClick={() => setAsked('everywhere')}>
              {t('devices.everywhere')}
            </Button>
          </>
        )}
      </div>
      {asked !== undefined && (
        <Dialog
          title={t(asked === 'here' ? 'devices.hereAsk' : 'devices.everywhereAsk')}
          onClose={() => setAsked(undefined)}
        >
          {/* Another device that stays signed in is a way back, too. */}
          {hasWayBack || (asked === 'here' && devices.length > 1) ? (
            <p>{t('devices.backWith')}</p>
          ) : (
            <p>
              <strong>{t('devices.noWayBack')}</strong>
            </p>
          )}
          <DialogActions>
            <Button autoFocus onClick={() => setAsked(undefined)}>
              {t('devices.stay')}
            </Button>
            <Button look="danger" onClick={() => void signOut(asked)}>
              {t(asked === 'here' ? 'devices.outHere' : 'devices.everywhere')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </section>
  );
}

interface DeviceRowProps {
  readonly device: DeviceInfo;
  readonly onChange: () => Promise<void>;
}

function DeviceRow({ device, onChange }: DeviceRowProps): JSX.Element {
  const label = device.label === '' ? t('devices.unknown') : device.label;
  async function signOut(): Promise<void> {
    const answer = await accountApi.signOutDevice(device.id);
    if (!answer.ok) return tellFailure(answer.error);
    tell(t('devices.gone', { label }));
    return onChange();
  }
  return (
    <li>
      <span class="account-thing">
        <strong translate={false}>{label}</strong>
        <span class="quiet small">{whenUsed(device)}</span>
      </span>
      {device.current !== true && (
        <Button label={t('devices.outNamed', { label })} onClick={signOut}>
          {t('devices.out')}
        </Button>
      )}
    </li>
  );
}

function whenUsed({ current, connected, seenAt }: DeviceInfo): string {
  if (current) return t('devices.here');
  return connected ? t('devices.now') : t('devices.seen', { when: ago(seenAt, Date.now()) });
}
