import { ago } from '@portolan/i18n';
import type { ReportInfo, Verdict } from '@portolan/protocol';
import { Button, ButtonLink, EmptyState } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { personName } from '../app/seatNames.ts';
import { companyApi } from '../company/companyApi.ts';
import { t as tCompany } from '../messages/company.ts';
import { t } from '../messages/moderation.ts';
import { t as tShell } from '../messages/shell.ts';
import { BanButton } from './BanButton.tsx';
import { HideButton } from './HideButton.tsx';
import { MeasureButton } from './MeasureButton.tsx';
import { usePaged } from './usePaged.ts';

export function Reports({ onDone }: { readonly onDone: () => void }): JSX.Element {
  const { rows, hasMore, more } = usePaged(companyApi.reports);
  return (
    <section class="stack">
      <h2>{t('mod.reports')}</h2>
      {rows === undefined && <p class="page-loading">{tShell('app.loading')}</p>}
      {rows?.length === 0 && <EmptyState>{t('mod.noReports')}</EmptyState>}
      <ul class="mod-reports">
        {rows?.map((report) => (
          <li key={report.id} class="surface stack">
            <Report report={report} onDone={onDone} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div>
          <Button onClick={more}>{t('mod.more')}</Button>
        </div>
      )}
    </section>
  );
}

interface ReportProps {
  readonly report: ReportInfo;
  readonly onDone: () => void;
}

function Report({ report, onDone }: ReportProps): JSX.Element {
  const { about, person, by, reason, text, evidence, table, at } = report;
  return (
    <>
      <header>
        <h3>
          {t('mod.about', { about: about === 'table' ? 'other' : about, name: person ? personName(person) : '' })}
        </h3>
        <p class="quiet small">{t('mod.byWhom', { name: personName(by), when: ago(at, Date.now()) })}</p>
      </header>
      <p>
        <strong>{tCompany(`report.${reason}`)}</strong>
      </p>
      {text === '' ? <p class="quiet">{t('mod.nothingSaid')}</p> : <p translate={false}>{text}</p>}
      {evidence.length > 0 && (
        <details>
          <summary>{t('mod.evidence')}</summary>
          <ol class="mod-lines">
            {evidence.map((line) => (
              <li key={line.line}>
                <span translate={false}>{line.text}</span>
                {table !== undefined && <HideButton table={table} line={line.line} text={line.text} onDone={onDone} />}
              </li>
            ))}
          </ol>
        </details>
      )}
      <Measures report={report} onDone={onDone} />
    </>
  );
}

function Measures({ report: { id, person, table }, onDone }: ReportProps): JSX.Element {
  const settle = (verdict: Verdict) => (why: string) => companyApi.settle(id, verdict, why);
  return (
    <div class="row">
      {table !== undefined && (
        <ButtonLink size="small" href={`/table/${table}`}>
          {t('mod.goTable')}
        </ButtonLink>
      )}
      {person !== undefined && person.deleted !== true && <BanButton person={person} onDone={onDone} />}
      {table !== undefined && (
        <MeasureButton
          face={t('mod.close')}
          title={t('mod.askClose')}
          hint={t('mod.closeHint')}
          action={t('mod.close')}
          run={(why) => companyApi.closeTable(table, why)}
          onDone={onDone}
        />
      )}
      <MeasureButton
        face={t('mod.uphold')}
        title={t('mod.askUphold')}
        action={t('mod.uphold')}
        run={settle('uphold')}
        onDone={onDone}
      />
      <MeasureButton
        face={t('mod.dismiss')}
        title={t('mod.askDismiss')}
        action={t('mod.dismiss')}
        run={settle('dismiss')}
        onDone={onDone}
      />
    </div>
  );
}
