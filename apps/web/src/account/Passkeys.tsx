import { ago } from '@portolan/i18n';
import type { PasskeyInfo } from '@portolan/protocol';
import { Button, Dialog, DialogActions } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isName, NameField } from '../app/NameField.tsx';
import { connection, tell, tellFailure } from '../app/session.ts';
import { t } from '../messages/account.ts';
import { t as tShell } from '../messages/shell.ts';
import { accountApi } from './accountApi.ts';
import type { AccountPartProps } from './accountPart.ts';
import { addPasskey, hasPasskeys } from './passkeys.ts';

/** Passkeys: add, rename, remove. */
export function Passkeys({ account, onChange }: AccountPartProps): JSX.Element {
  const [busy, setBusy] = useState(false);
  async function add(): Promise<void> {
    setBusy(true);
    const label = account.devices.find(({ current }) => current)?.label ?? '';
    const added = await addPasskey(isName(label) ? label : t('passkeys.unnamed'));
    setBusy(false);
    if (!added.ok) {
      return 'browser' in added.error ? tell(t(`passkeys.${added.error.browser}`), true) : tellFailure(added.error);
    }
    tell(t('passkeys.added'));
    // The session has a new secret, and the server has closed what was opened with the old one.
    connection.restart();
    return onChange();
  }
  return (
    <section class="surface stack">
      <h2>{t('passkeys.title')}</h2>
      <p class="quiet">{t('passkeys.hint')}</p>
      {account.passkeys.length > 0 && (
        <ul class="account-list">
          {account.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChange={onChange} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <div class="account-buttons">
          <Button look={account.passkeys.length === 0 ? 'primary' : 'usual'} disabled={busy} onClick={add}>
            {t('passkeys.add')}
          </Button>
        </div>
      ) : (
        <p class="quiet small">{t('signIn.noPasskeys')}</p>
      )}
    </section>
  );
}

interface PasskeyRowProps {
  readonly passkey: PasskeyInfo;
  readonly onChange: () => Promise<void>;
}

function PasskeyRow({ passkey, onChange }: PasskeyRowProps): JSX.Element {
  const { id, name, createdAt, usedAt } = passkey;
  const [asked, setAsked] = useState<'rename' | 'remove'>();
  const close = (): void => setAsked(undefined);
  async function remove(): Promise<void> {
    close();
    const answer = await accountApi.removePasskey(id);
    if (!answer.ok) return tellFailure(answer.error);
    tell(t('passkeys.removed', { name }));
    return onChange();
  }
  const now = Date.now();
  const when =
    usedAt === undefined
      ? t('passkeys.made', { when: ago(createdAt, now) })
      : t('passkeys.used', { when: ago(usedAt, now) });
  return (
    <li>
      <span class="account-thing">
        <strong translate={false}>{name}</strong>
        <span class="quiet small">{when}</span>
      </span>
      <span class="account-buttons">
        <Button label={t('passkeys.renameNamed', { name })} onClick={() => setAsked('rename')}>
          {t('passkeys.rename')}
        </Button>
        <Button label={t('passkeys.removeNamed', { name })} onClick={() => setAsked('remove')}>
          {t('passkeys.remove')}
        </Button>
      </span>
      {asked === 'rename' && <RenameDialog passkey={passkey} onChange={onChange} onClose={close} />}
      {asked === 'remove' && (
        <Dialog title={t('passkeys.removeAsk', { name })} onClose={close}>
          <p>{t('passkeys.removeHint')}</p>
          <DialogActions>
            <Button autoFocus onClick={close}>
              {t('passkeys.keep')}
            </Button>
            <Button look="danger" onClick={remove}>
              {t('passkeys.remove')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </li>
  );
}

function RenameDialog({ passkey, onChange, onClose }: PasskeyRowProps & { readonly onClose: () => void }): JSX.Element {
  const [name, setName] = useState(passkey.name);
  async function save(event: Event): Promise<void> {
    event.preventDefault();
    onClose();
    const answer = await accountApi.renamePasskey(passkey.id, name.trim());
    if (!answer.ok) return tellFailure(answer.error);
    return onChange();
  }
  return (
    <Dialog title={t('passkeys.renameNamed', { name: passkey.name })} onClose={onClose}>
      <form class="stack" onSubmit={save}>
        <NameField label={t('passkeys.name')} value={name} onInput={setName} autoFocus />
        <DialogActions>
          <Button onClick={onClose}>{tShell('app.cancel')}</Button>
          <Button type="submit" look="primary" disabled={!isName(name)}>
            {t('passkeys.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
