import { clockTime } from '@portolan/i18n';
import { type NoticeSettings, TIMINGS } from '@portolan/protocol';
import { SelectField, Tick } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { tell, tellFailure } from '../app/session.ts';
import { t } from '../messages/notifications.ts';
import { noticeApi } from './noticeApi.ts';
import { type PartProps, shownSettings } from './part.ts';
import { WaitField } from './WaitField.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** When to be told, at all tables without a choice of their own. */
export function When({ info, onChange }: PartProps): JSX.Element {
  const settings = shownSettings(info);
  const sending = useRef<Promise<void>>(Promise.resolve());
  /** Shown at once, so that the next change includes it; sent one after the other, so that the last one counts. */
  function keep(change: Partial<NoticeSettings>): void {
    const wanted = { ...settings, ...change };
    onChange({ ...info, settings: wanted });
    sending.current = sending.current.then(async () => {
      const answer = await noticeApi.set(wanted);
      if (answer.ok) tell(t('notify.saved'));
      else tellFailure(answer.error);
    });
  }
  return (
    <fieldset class="surface stack">
      <legend>{t('notify.when')}</legend>
      {TIMINGS.map((timing) => (
        <Tick
          key={timing}
          group="timing"
          label={t(`notify.timing.${timing}`)}
          checked={settings.timing === timing}
          onChange={() => keep({ timing })}
        />
      ))}
      {settings.timing === 'later' && (
        <WaitField minutes={settings.minutes} onChange={(minutes) => keep({ minutes })} />
      )}
      {settings.timing === 'daily' && (
        <div class="notify-time">
          <SelectField
            label={t('notify.hour')}
            value={String(settings.hour)}
            options={HOURS.map(hourOption)}
            onChange={(hour) => keep({ hour: Number(hour) })}
          />
          <SelectField
            label={t('notify.zone')}
            value={settings.zone}
            options={zones(settings.zone)}
            onChange={(zone) => keep({ zone })}
          />
        </div>
      )}
      {settings.timing !== 'off' && <p class="quiet small">{t('notify.looking')}</p>}
    </fieldset>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

function hourOption(hour: number): Option {
  return { value: String(hour), label: clockTime(new Date(2000, 0, 1, hour).getTime()) };
}

/** By their IANA names, as every system lists them. */
function zones(chosen: string): Option[] {
  const known = Intl.supportedValuesOf('timeZone');
  const all = known.includes(chosen) ? known : [chosen, ...known];
  return all.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
