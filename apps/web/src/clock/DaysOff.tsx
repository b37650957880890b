import type { Match } from '@portolan/client';
import { intlLocale } from '@portolan/i18n';
import { type CalendarInfo, type CorrespondenceClock, DEFAULT_ZONE } from '@portolan/protocol';
import { Button, Dialog, DialogActions, SelectField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { requestOf } from '../consent/requestOf.ts';
import { t as tShell } from '../messages/shell.ts';
import { t } from '../messages/time.ts';
import { type DayRange, daysIn, joinDays, rangesOf } from './dayRanges.ts';
import { deviceZone } from './deviceZone.ts';

export interface DaysOffProps {
  readonly match: Match;
  readonly terms: CorrespondenceClock;
  readonly calendar: CalendarInfo;
  readonly onClose: () => void;
}

/** Where a player lives and which days do not count for them, at a table with days per turn. */
export function DaysOff({ match, terms, calendar, onClose }: DaysOffProps): JSX.Element {
  const [zone, setZone] = useState(calendar.zone);
  const [holidays, setHolidays] = useState(calendar.holidays);
  const [vacation, setVacation] = useState(calendar.vacation);
  const withWeekends = terms.skipWeekends !== true;
  const isOver = holidays.length > (terms.holidays ?? 0) || vacation.length > (terms.vacationDays ?? 0);
  async function save(): Promise<void> {
    if (await requestOf(match, { type: 'calendar', zone, holidays, vacation })) onClose();
  }
  return (
    <Dialog title={t('clock.daysOff')} onClose={onClose}>
      <Zone zone={zone} onChange={setZone} />
      {!withWeekends && <p class="small quiet">{t('days.weekends')}</p>}
      {terms.holidays !== undefined && (
        <Days
          {...{ withWeekends, days: holidays, most: terms.holidays }}
          title={t('days.holidays')}
          onChange={setHolidays}
        />
      )}
      {terms.vacationDays !== undefined && (
        <Days
          {...{ withWeekends, days: vacation, most: terms.vacationDays }}
          title={t('days.vacation')}
          onChange={setVacation}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>{tShell('app.cancel')}</Button>
        <Button look="primary" disabled={isOver} onClick={() => void save()}>
          {t('days.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ZoneProps {
  readonly zone: string;
  readonly onChange: (zone: string) => void;
}

function Zone({ zone, onChange }: ZoneProps): JSX.Element {
  const here = deviceZone();
  const zones = [...new Set([here, zone, DEFAULT_ZONE, ...Intl.supportedValuesOf('timeZone')])];
  return (
    <div class="stack">
      <SelectField
        label={t('days.zone')}
        hint={t('days.zoneHint')}
        value={zone}
        options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        onChange={onChange}
      />
      {here !== zone && (
        <div class="row">
          <Button size="small" onClick={() => onChange(here)}>
            {t('days.useHere', { zone: here.replaceAll('_', ' ') })}
          </Button>
        </div>
      )}
    </div>
  );
}

interface DaysProps {
  readonly title: string;
  readonly days: readonly string[];
  readonly most: number;
  readonly withWeekends: boolean;
  readonly onChange: (days: readonly string[]) => void;
}

/** A list of days: ranges can be added and removed. */
function Days({ title, days, most, withWeekends, onChange }: DaysProps): JSX.Element {
  const [range, setRange] = useState<DayRange>({ first: '', last: '' });
  const added = daysIn({ first: range.first, last: range.last || range.first }, withWeekends);
  function add(): void {
    onChange(joinDays(days, added));
    setRange({ first: '', last: '' });
  }
  return (
    <fieldset class="bare stack">
      <legend class="days-title">{t('days.used', { title, n: days.length, most })}</legend>
      {days.length > 0 && (
        <ul class="days-list">
          {rangesOf(days, withWeekends).map((one) => (
            <li key={one.first}>
              <span>{rangeInWords(one)}</span>
              <Button
                size="small"
                icon="close"
                label={t('days.remove', { days: rangeInWords(one) })}
                onClick={() => onChange(days.filter((day) => day < one.first || day > one.last))}
              />
            </li>
          ))}
        </ul>
      )}
      {days.length > most && <p class="field-error">{t('days.tooMany', { n: most })}</p>}
      <div class="days-add">
        <DayField label={t('days.from')} value={range.first} onChange={(first) => setRange({ ...range, first })} />
        <DayField
          label={t('days.to')}
          value={range.last}
          min={range.first}
          onChange={(last) => setRange({ ...range, last })}
        />
        <Button disabled={added.length === 0} onClick={add}>
          {t('days.add')}
        </Button>
      </div>
    </fieldset>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly min?: string;
  readonly onChange: (day: string) => void;
}

function DayField({ label, value, min, onChange }: DayFieldProps): JSX.Element {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="input"
        type="date"
        value={value}
        min={min}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

function rangeInWords({ first, last }: DayRange): string {
  return first === last ? dayInWords(first) : t('days.range', { first: dayInWords(first), last: dayInWords(last) });
}

function dayInWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(intlLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
