import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { tell, tellFailure } from '../app/session.ts';
import { t } from '../messages/account.ts';
import { accountApi } from './accountApi.ts';
import type { AccountPartProps } from './accountPart.ts';
import { MailForm } from './MailForm.tsx';

/** Addresses to which a link can be sent that signs in. */
export function Addresses({ account, onChange }: AccountPartProps): JSX.Element {
  async function remove(address: string): Promise<void> {
    const answer = await accountApi.removeAddress(address);
    if (!answer.ok) return tellFailure(answer.error);
    tell(t('addresses.removed', { address }));
    return onChange();
  }
  return (
    <section class="surface stack">
      <h2>{t('addresses.title')}</h2>
      <p class="quiet">{t('addresses.hint')}</p>
      {account.addresses.length > 0 && (
        <ul class="account-list">
          {account.addresses.map((address) => (
            <li key={address}>
              <span class="account-thing" translate={false}>
                {address}
              </span>
              <Button label={t('addresses.removeNamed', { address })} onClick={() => void remove(address)}>
                {t('addresses.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {account.mail && <NewAddress />}
    </section>
  );
}

function NewAddress(): JSX.Element {
  return (
    <MailForm
      label={t('addresses.add')}
      button={t('addresses.send')}
      send={accountApi.addAddress}
      saySent={(address) => t('addresses.sent', { address })}
    />
  );
}
