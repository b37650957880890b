import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { connection, tell, tellFailure } from '../app/session.ts';
import { t } from '../messages/account.ts';
import { accountApi } from './accountApi.ts';
import type { AccountPartProps } from './accountPart.ts';

/** Codes on paper, shown once. */
export function RecoveryCodes({ account, onChange }: AccountPartProps): JSX.Element {
  const [codes, setCodes] = useState<readonly string[]>([]);
  async function make(): Promise<void> {
    const answer = await accountApi.newCodes();
    if (!answer.ok) return tellFailure(answer.error);
    setCodes(answer.value.codes);
    connection.restart();
    return onChange();
  }
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(codes.join('\n'));
    tell(t('codes.copied'));
  }
  return (
    <section class="surface stack">
      <h2>{t('codes.title')}</h2>
      <p class="quiet">{t('codes.hint')}</p>
      <p>{t('codes.left', { n: account.codesLeft })}</p>
      {codes.length > 0 && (
        <div class="stack" role="status">
          <p>{t('codes.once')}</p>
          <ol class="account-codes" translate={false}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div class="account-buttons">
        <Button onClick={make}>{t('codes.make')}</Button>
        {codes.length > 0 && window.isSecureContext && <Button onClick={copy}>{t('codes.copy')}</Button>}
      </div>
    </section>
  );
}
