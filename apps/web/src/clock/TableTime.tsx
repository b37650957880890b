import type { Match } from '@portolan/client';
import type { Moment, TableInfo } from '@portolan/protocol';
import type { JSX } from 'preact';
import { Clocks } from './Clocks.tsx';
import { OwnDays } from './OwnDays.tsx';
import { ZoneHint } from './ZoneHint.tsx';

export interface TableTimeProps {
  readonly match: Match;
  readonly table: TableInfo;
  /** The present one, whatever the board still shows. */
  readonly moment: Moment;
  readonly names: readonly string[];
  readonly own: readonly number[];
  /** The viewer has not moved yet. */
  readonly isNew: boolean;
}

/** The clocks of a match that is being played, and what players can do about their own. */
export function TableTime({ match, table, moment, names, own, isNew }: TableTimeProps): JSX.Element {
  const { clocks = [] } = moment;
  const terms = table.terms.clock;
  const [mine] = own;
  const calendar = mine === undefined ? undefined : clocks[mine]?.calendar;
  const days = terms?.kind === 'correspondence' && calendar !== undefined ? { match, terms, calendar } : undefined;
  const ownDays = days && <OwnDays {...days} />;
  return (
    <Clocks clocks={clocks} terms={terms} names={names} seats={table.seats} own={own} ownDays={ownDays}>
      {days !== undefined && isNew && <ZoneHint {...days} />}
    </Clocks>
  );
}
