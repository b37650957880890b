import { ago, list } from '@portolan/i18n';
import type { SeatInfo, TableInfo } from '@portolan/protocol';
import { cx, SeatBadge } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Vignette } from '../art/Vignette.tsx';
import { serverTime } from '../clock/serverTime.ts';
import { shortSpan } from '../clock/spans.ts';
import { shortTerms } from '../clock/termsInWords.ts';
import { t as tShell } from '../messages/shell.ts';
import { t } from '../messages/tables.ts';
import { isAway, isShared, seatNames, seatsOf } from './seatNames.ts';

export interface TableCardProps {
  readonly table: TableInfo;
  readonly player: string | undefined;
}

interface Shown extends TableCardProps {
  readonly names: readonly string[];
}

/** A table in a list: its game, its players and its state. */
export function TableCard({ table, player }: TableCardProps): JSX.Element {
  const names = seatNames(table);
  const shown = { table, player, names };
  const mine = isMyTurn(table, player);
  const state = sayState(shown);
  const who = sayTerms(table);
  const when =
    table.status === 'gathering'
      ? t('tables.made', { who, when: ago(table.createdAt, Date.now()) })
      : t('tables.moved', { who, when: ago(table.movedAt, Date.now()) });
  const inside = (
    <>
      <Vignette game={table.game} />
      <span class="table-card-title">{table.title}</span>
      <span class="table-card-state" title={state}>
        {state}
      </span>
      <span class="table-card-seats">
        {names.map((_, seat) => (
          <span key={seat} class="table-card-seat">
            <SeatBadge seat={seat} label={sayWho(shown, seat)} vacant={isVacant(table.seats[seat])} />
          </span>
        ))}
      </span>
      <span class="table-card-when">{when}</span>
    </>
  );
  if (table.elsewhere === true) return <div class="table-card">{inside}</div>;
  return (
    <a class={cx('table-card', mine && 'table-card-mine')} href={`/table/${table.id}`}>
      {inside}
    </a>
  );
}

/** Who can find the table, how long a turn may take, and whether people who play each other have hints. */
function sayTerms({ visibility, terms, elsewhere }: TableInfo): string {
  const who = elsewhere === true ? t('tables.otherDevice') : tShell(`tables.${visibility}`);
  const clock = shortTerms(terms);
  const timed = clock === undefined ? who : t('tables.timed', { who, clock });
  return terms.hints === 'everybody' ? t('tables.hinted', { terms: timed }) : timed;
}

function isMyTurn(table: TableInfo, player: string | undefined): boolean {
  if (table.status !== 'running' || table.elsewhere === true) return false;
  return seatsOf(table.seats, player).some((seat) => table.awaiting.includes(seat));
}

/** The name of a seat, and whether its player has resigned or is away. */
function sayWho({ table, player, names }: Shown, seat: number): string {
  const who = table.seats[seat];
  const name = names[seat] ?? '';
  if (who?.kind !== 'person') return name;
  if (who.resigned) return t('tables.resigned', { name });
  return table.status === 'running' && who.player !== player && isAway(who) ? t('tables.away', { name }) : name;
}

/** Nobody sits there, or nobody any more. */
function isVacant(seat: SeatInfo | undefined): boolean {
  return seat?.kind === 'open' || (seat?.kind === 'person' && seat.resigned);
}

function sayState(shown: Shown): string {
  const { table, names } = shown;
  if (table.elsewhere === true) return t('tables.elsewhere');
  if (table.status === 'gathering') {
    const open = table.seats.filter(({ kind }) => kind === 'open').length;
    return open === 0 ? t('tables.gathering') : t('tables.open', { n: open });
  }
  if (table.status === 'closed') return t('tables.closed');
  const state = table.status === 'finished' ? sayEnd(shown) : sayTurn(shown);
  const gone = names.filter((_, seat) => isVacant(table.seats[seat]));
  return gone.length === 0 ? state : t('tables.withResigned', { state, names: list(gone) });
}

function sayEnd({ table, names }: Shown): string {
  const name = names[table.outcome?.places.indexOf(1) ?? -1];
  return name === undefined ? t('tables.finished') : t('tables.won', { name });
}

/** On a shared device nobody in particular is "you". */
function sayTurn(shown: Shown): string {
  const { table, player, names } = shown;
  if (isMyTurn(table, player) && !isShared(table)) return sayYourTurn(table);
  // Who has resigned is said elsewhere.
  const who = (seat: number): string => (isVacant(table.seats[seat]) ? (names[seat] ?? '') : sayWho(shown, seat));
  return t('tables.turnOf', { names: list(table.awaiting.map(who)) });
}

/** With the time that is left, where it is the player's and nobody else's. */
function sayYourTurn({ awaiting, dueAt }: TableInfo): string {
  if (dueAt === undefined || awaiting.length !== 1) return t('tables.yourTurn');
  return t('tables.yourTime', { left: shortSpan(Math.max(0, dueAt - serverTime.now())) });
}

/** Tables where it is your turn come first, then running ones, then finished ones; the newest first in each group. */
export function inOrder(tables: readonly TableInfo[], player: string | undefined): TableInfo[] {
  const rank = (table: TableInfo): number =>
    isMyTurn(table, player) ? 0 : table.status === 'running' ? 1 : table.status === 'gathering' ? 2 : 3;
  return tables.toSorted((one, other) => rank(one) - rank(other) || other.movedAt - one.movedAt);
}
