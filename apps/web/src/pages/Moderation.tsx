import type { CompanyInfo } from '@portolan/protocol';
import { EmptyState } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { identity } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { companyApi } from '../company/companyApi.ts';
import { t } from '../messages/moderation.ts';
import { t as tShell } from '../messages/shell.ts';
import { Lookup } from '../moderation/Lookup.tsx';
import { MeasureLog } from '../moderation/MeasureLog.tsx';
import { Reports } from '../moderation/Reports.tsx';
import '../style/moderation.css';

/** Reports, bans and closed tables. The server refuses all of it to everybody but administrators. */
export function Moderation(): JSX.Element {
  const who = useStore(identity);
  const player = who.known ? who.me?.player : undefined;
  const [info, setInfo] = useState<CompanyInfo | 'nobody'>();
  // Whatever is done here changes the lists.
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (!who.known) return;
    void companyApi.company().then((answer) => setInfo(answer.ok ? answer.value : 'nobody'));
  }, [who.known, player]);
  if (info === undefined) return <p class="page-loading">{tShell('app.loading')}</p>;
  if (info === 'nobody' || info.admin !== true) {
    return (
      <div class="column">
        <EmptyState>
          <h1>{t('mod.refused')}</h1>
          <p>{t('mod.refusedHint')}</p>
        </EmptyState>
      </div>
    );
  }
  const again = (): void => setDone(done + 1);
  return (
    <div class="column stack-wide">
      <header class="stack">
        <h1>{t('mod.title')}</h1>
        <p class="quiet">{t('mod.lead')}</p>
      </header>
      <Reports key={`reports-${done}`} onDone={again} />
      <Lookup onDone={again} />
      <MeasureLog key={`log-${done}`} />
    </div>
  );
}
