import type { Match } from '@portolan/client';
import type { CalendarInfo, CorrespondenceClock } from '@portolan/protocol';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { later } from '../app/later.tsx';
import { t } from '../messages/time.ts';

const DaysOff = later(async () => (await import('./DaysOff.tsx')).DaysOff);

export interface OwnDaysProps {
  readonly match: Match;
  readonly terms: CorrespondenceClock;
  readonly calendar: CalendarInfo;
}

/** The way to the viewer's own days off. */
export function OwnDays({ match, terms, calendar }: OwnDaysProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        look="plain"
        icon="calendar"
        class="own-days"
        label={t('clock.daysOff')}
        onClick={() => setOpen(true)}
      />
      {isOpen && <DaysOff match={match} terms={terms} calendar={calendar} onClose={() => setOpen(false)} />}
    </>
  );
}
