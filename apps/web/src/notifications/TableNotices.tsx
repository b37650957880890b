import { DEFAULT_NOTICES, type NoticeTiming, TIMINGS } from '@portolan/protocol';
import { SelectField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tell, tellFailure } from '../app/session.ts';
import { t } from '../messages/notifications.ts';
import { noticeApi } from './noticeApi.ts';

const USUAL = 'usual';

/** In the menu of a table: when to be told of this one. */
export function TableNotices({ table }: { readonly table: string }): JSX.Element {
  const [when, setWhen] = useState<NoticeTiming>();
  useEffect(() => {
    void noticeApi.at(table).then((answer) => {
      if (answer.ok) setWhen(answer.value.when);
    });
  }, [table]);
  async function choose(value: string): Promise<void> {
    const timing = TIMINGS.find((one) => one === value);
    const next = timing === undefined ? undefined : { timing, minutes: DEFAULT_NOTICES.minutes };
    const answer = await noticeApi.setAt(table, next);
    if (!answer.ok) return tellFailure(answer.error);
    setWhen(next);
    tell(t('notify.saved'));
  }
  return (
    <div class="stack">
      <SelectField
        label={t('notify.table')}
        value={when?.timing ?? USUAL}
        options={[
          { value: USUAL, label: t('notify.tableUsual') },
          ...TIMINGS.map((timing) => ({ value: timing, label: t(`notify.timing.${timing}`) })),
        ]}
        onChange={(value) => void choose(value)}
      />
      <a class="small" href="/notifications">
        {t('notify.settings')}
      </a>
    </div>
  );
}
