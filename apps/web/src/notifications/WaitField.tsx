import { SelectField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t } from '../messages/notifications.ts';

const MINUTES = [5, 15, 30, 60, 180, 360, 720, 1440];

export interface WaitFieldProps {
  readonly minutes: number;
  readonly onChange: (minutes: number) => void;
}

/** How long to wait for an answer before somebody is told. */
export function WaitField({ minutes, onChange }: WaitFieldProps): JSX.Element {
  const offered = [...new Set([...MINUTES, minutes])].sort((one, other) => one - other);
  return (
    <SelectField
      label={t('notify.wait')}
      value={String(minutes)}
      options={offered.map((n) => ({ value: String(n), label: sayMinutes(n) }))}
      onChange={(value) => onChange(Number(value))}
    />
  );
}

function sayMinutes(n: number): string {
  return n % 60 === 0 ? t('notify.hours', { n: n / 60 }) : t('notify.minutes', { n });
}
