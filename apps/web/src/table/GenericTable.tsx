import type { TableProps } from '@portolan/client';
import { SeatStanding } from '@portolan/table-kit';
import { SeatBadge } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t as tShell } from '../messages/shell.ts';
import { t } from '../messages/table.ts';
import { Outline } from './Outline.tsx';
import '../style/genericTable.css';

/**
 * The table of a game that brings none, or whose own fails to load: the seats, and the view as an outline. Moves are
 * chosen with the buttons below the question, which serve every game.
 */
export function GenericTable({ table, moment, names, own }: TableProps): JSX.Element {
  return (
    <div class="generic-table">
      <h1>{table.title}</h1>
      <h2 class="unseen">{t('table.board')}</h2>
      <ul class="generic-seats" aria-label={tShell('seat.list')}>
        {table.seats.map((who, seat) => (
          <li key={seat}>
            <SeatBadge seat={seat} />
            <span>{names[seat]}</span>
            <SeatStanding who={who} own={own.includes(seat)} asked={moment.awaiting.includes(seat)} />
          </li>
        ))}
      </ul>
      <Outline value={moment.view} />
    </div>
  );
}
