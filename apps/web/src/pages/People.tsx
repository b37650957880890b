import { ago } from '@portolan/i18n';
import type { Shunned } from '@portolan/protocol';
import { Button, EmptyState } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { personName } from '../app/seatNames.ts';
import { identity, tell, tellFailure } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { companyApi } from '../company/companyApi.ts';
import { t } from '../messages/company.ts';
import { t as tShell } from '../messages/shell.ts';
import '../style/company.css';

/** Whom the player has muted or blocked, to undo it. */
export function People(): JSX.Element {
  const who = useStore(identity);
  return (
    <div class="column narrow stack-wide">
      <header class="stack">
        <h1>{t('people.title')}</h1>
        <p class="quiet">{t('people.lead')}</p>
      </header>
      {!who.known && <p class="page-loading">{tShell('app.loading')}</p>}
      {who.known && (who.me === undefined ? <EmptyState>{t('people.nobody')}</EmptyState> : <ShunnedList />)}
      <p>
        <a href="/me">{t('people.back')}</a>
      </p>
    </div>
  );
}

function ShunnedList(): JSX.Element {
  const [shunned, setShunned] = useState<readonly Shunned[]>();
  async function load(): Promise<void> {
    const answer = await companyApi.company();
    if (answer.ok) setShunned(answer.value.shunned);
    else tellFailure(answer.error);
  }
  useEffect(() => void load(), []);
  async function undo(one: Shunned): Promise<void> {
    const answer = await companyApi.unshun(one.player);
    if (!answer.ok) return tellFailure(answer.error);
    tell(t('person.freed', { name: personName(one) }));
    return load();
  }
  if (shunned === undefined) return <p class="page-loading">{tShell('app.loading')}</p>;
  if (shunned.length === 0) return <EmptyState>{t('people.none')}</EmptyState>;
  return (
    <ul class="surface people-list">
      {shunned.map((one) => {
        const name = personName(one);
        return (
          <li key={one.player}>
            <strong translate={false}>{name}</strong>
            <span class="quiet small">{t(`people.${one.kind}`, { when: ago(one.at, Date.now()) })}</span>
            <Button label={t('people.undoNamed', { name })} onClick={() => void undo(one)}>
              {t('people.undo')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
