import { ago, list } from '@portolan/i18n';
import type { TableInfo } from '@portolan/protocol';
import { cx, SeatBadge } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Vignette } from '../art/Vignette.tsx';
import { t } from '../messages/shell.ts';
import { seatNames, seatsOf } from './seatNames.ts';

export interface TableCardProps {
  readonly table: TableInfo;
  readonly player: string | undefined;
}

/** A table in a list: its game, its players and its state. */
export function TableCard({ table, player }: TableCardProps): JSX.Element {
  const names = seatNames(table);
  const mine = isMyTurn(table, player);
  const state = sayState(table, player, names);
  const who = t(`tables.${table.visibility}`);
  const when =
    table.status === 'gathering'
      ? t('tables.made', { who, when: ago(table.createdAt, Date.now()) })
      : t('tables.moved', { who, when: ago(table.movedAt, Date.now()) });
  return (
    <a class={cx('table-card', mine && 'table-card-mine')} href={`/table/${table.id}`}>
      <Vignette game={table.game} />
      <span class="table-card-title">{table.title}</span>
      <span class="table-card-state">{state}</span>
      <span class="table-card-seats">
        {names.map((name, seat) => (
          <span key={seat} class="table-card-seat">
            <SeatBadge seat={seat} label={name} vacant={table.seats[seat]?.kind === 'open'} />
          </span>
        ))}
      </span>
      <span class="table-card-when">{when}</span>
    </a>
  );
}

function isMyTurn(table: TableInfo, player: string | undefined): boolean {
  return table.status === 'running' && seatsOf(table.seats, player).some((seat) => table.awaiting.includes(seat));
}

function sayState(table: TableInfo, player: string | undefined, names: readonly string[]): string {
  if (table.status === 'gathering') {
    const open = table.seats.filter(({ kind }) => kind === 'open').length;
    return open === 0 ? t('tables.gathering') : t('tables.open', { n: open });
  }
  if (table.status === 'finished') {
    const winner = table.outcome?.places.indexOf(1) ?? -1;
    const name = names[winner];
    return name === undefined ? t('tables.finished') : t('tables.won', { name });
  }
  if (isMyTurn(table, player)) return t('tables.yourTurn');
  return t('tables.turnOf', { names: list(table.awaiting.map((seat) => names[seat] ?? '')) });
}

/** Tables where it is your turn come first, then running ones, then finished ones; the newest first in each group. */
export function inOrder(tables: readonly TableInfo[], player: string | undefined): TableInfo[] {
  const rank = (table: TableInfo): number =>
    isMyTurn(table, player) ? 0 : table.status === 'running' ? 1 : table.status === 'gathering' ? 2 : 3;
  return tables.toSorted((one, other) => rank(one) - rank(other) || other.movedAt - one.movedAt);
}
