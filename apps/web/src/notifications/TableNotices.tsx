import { type NoticeTiming, TIMINGS } from '@portolan/protocol';
import { SelectField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tell, tellFailure } from '../app/session.ts';
import { t } from '../messages/notifications.ts';
import { noticeApi } from './noticeApi.ts';
import { WaitField } from './WaitField.tsx';

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
    if (timing === undefined) return keep(undefined);
    // As long as at the player's other tables, until they choose another time here.
    const usual = await noticeApi.info();
    if (!usual.ok) return tellFailure(usual.error);
    return keep({ timing, minutes: usual.value.settings.minutes });
  }
  async function keep(next: NoticeTiming | undefined): Promise<void> {
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
      {when?.timing === 'later' && (
        <WaitField minutes={when.minutes} onChange={(minutes) => void keep({ timing: 'later', minutes })} />
      )}
      <a class="small" href="/notifications">
        {t('notify.settings')}
      </a>
    </div>
  );
}
