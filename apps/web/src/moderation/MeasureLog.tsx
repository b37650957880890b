import { ago, calendarDay } from '@portolan/i18n';
import type { MeasureInfo } from '@portolan/protocol';
import { Button, EmptyState } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { personName } from '../app/seatNames.ts';
import { companyApi } from '../company/companyApi.ts';
import { t } from '../messages/moderation.ts';
import { usePaged } from './usePaged.ts';

/** What administrators did: who, when, what, why. */
export function MeasureLog(): JSX.Element {
  const { rows = [], hasMore, more } = usePaged(companyApi.measures);
  return (
    <section class="stack">
      <h2>{t('mod.log')}</h2>
      {rows.length === 0 ? (
        <EmptyState>{t('mod.noLog')}</EmptyState>
      ) : (
        <ol class="mod-log">
          {rows.map((measure) => (
            <li key={measure.id}>
              <span class="mod-log-who">
                <strong translate={false}>{personName(measure.by)}</strong> <span>{sayMeasure(measure)}</span>
              </span>
              <span class="mod-log-why" translate={false}>
                {measure.why}
              </span>
              <time class="quiet small">{ago(measure.at, Date.now())}</time>
            </li>
          ))}
        </ol>
      )}
      {hasMore && (
        <div>
          <Button onClick={more}>{t('mod.more')}</Button>
        </div>
      )}
    </section>
  );
}

function sayMeasure({ kind, person, table = '', report = 0, until }: MeasureInfo): string {
  const name = person === undefined ? '' : personName(person);
  if (kind === 'close') return t('log.close', { table });
  if (kind === 'dismiss' || kind === 'uphold') return t(`log.${kind}`, { report: String(report) });
  if (kind === 'ban' && until !== undefined) return t('log.banUntil', { name, day: calendarDay(until) });
  return t(`log.${kind}`, { name });
}
