import type { Match } from '@portolan/client';
import { type CalendarInfo, type CorrespondenceClock, DEFAULT_ZONE } from '@portolan/protocol';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { requestOf } from '../consent/requestOf.ts';
import { t } from '../messages/time.ts';
import { deviceZone } from './deviceZone.ts';

export interface ZoneHintProps {
  readonly match: Match;
  readonly terms: CorrespondenceClock;
  readonly calendar: CalendarInfo;
}

/** Where weekends do not count, it matters where somebody lives. Nobody tells the server unasked, but it takes one click. */
export function ZoneHint({ match, terms, calendar }: ZoneHintProps): JSX.Element | null {
  const zone = deviceZone();
  const matters = terms.skipWeekends === true || terms.holidays !== undefined || terms.vacationDays !== undefined;
  if (!matters || calendar.zone !== DEFAULT_ZONE || zone === DEFAULT_ZONE) return null;
  return (
    <div class="row">
      <Button size="small" onClick={() => void requestOf(match, { type: 'calendar', zone })}>
        {t('clock.useZone', { zone: zone.replaceAll('_', ' ') })}
      </Button>
    </div>
  );
}
