import type { GameUi, MatchState, TimelineState } from '@portolan/client';
import { list } from '@portolan/i18n';
import type { Moment, SeatInfo, TableInfo } from '@portolan/protocol';
import { Icon } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { isAway, isShared } from '../app/seatNames.ts';
import { connection } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { botName } from '../messages/bots.ts';
import { t } from '../messages/table.ts';

export interface PromptProps {
  readonly ui: GameUi;
  readonly state: MatchState;
  readonly table: TableInfo;
  readonly moment: Moment;
  /** By seat. */
  readonly names: readonly string[];
  /** The viewer's seats. */
  readonly own: readonly number[];
  readonly line: TimelineState;
  /** The viewer has a seat at the table, or several on a shared device. */
  readonly seated: boolean;
  /** The viewer can choose a move now. */
  readonly asked: boolean;
  /** Starts or ends "Why can't I?". */
  readonly onWhy: () => void;
  /** Absent where there are no hints. */
  readonly hint: HintButton | undefined;
}

export interface HintButton {
  ask(): void;
  /** Somebody points at the button and will probably ask. */
  expect(): void;
}

/** The question, or who the table is waiting for. */
export function Prompt(props: PromptProps): JSX.Element {
  const { ui, state, table, moment, names, own, line, seated, asked, onWhy, hint } = props;
  const { link } = useStore(connection.state);
  const { seat } = moment;
  const ending = moment.mayEnd === true && state.sending === undefined;
  return (
    <div class="prompt" aria-live="polite">
      {asked && (
        <button type="button" class="why-button" aria-keyshortcuts="Alt+W" onClick={onWhy}>
          <Icon name="question" size={14} />
          <span>{t('table.whyNot')}</span>
        </button>
      )}
      {asked && hint !== undefined && (
        <button type="button" class="hint-button" onPointerEnter={hint.expect} onFocus={hint.expect} onClick={hint.ask}>
          <Icon name="hint" size={14} />
          <span>{t('table.hint')}</span>
        </button>
      )}
      {(asked || ending) && (
        <p class="prompt-who">{isShared(table) && seat !== undefined ? names[seat] : t('table.asked')}</p>
      )}
      <h2 tabIndex={-1}>
        {state.sending !== undefined && t('table.sending')}
        {asked && (ui.text?.prompt(moment.view) ?? t('table.plainPrompt'))}
        {state.sending === undefined &&
          !asked &&
          (ending
            ? t('table.turnDone')
            : sayWhoPlays(table, moment, { names, own, isShown: line.position !== undefined }))}
      </h2>
      {state.sending !== undefined && link !== 'online' && <p class="quiet small">{t('table.sendingOffline')}</p>}
      {!asked && !ending && <Absent table={table} moment={moment} names={names} />}
      <Trouble table={table} state={state} names={names} own={own} />
      {!seated && table.status === 'running' && <p class="quiet small">{t('table.watching')}</p>}
    </div>
  );
}

interface WhoPlays {
  readonly names: readonly string[];
  readonly own: readonly number[];
  /** Their move is being shown; the table does not wait for it. */
  readonly isShown: boolean;
}

function sayWhoPlays(table: TableInfo, { awaiting }: Moment, { names, own, isShown }: WhoPlays): string {
  if (table.status === 'finished' || awaiting.length === 0) return t('table.over');
  if (isShown && own.length === 1 && awaiting.every((seat) => own.includes(seat))) return t('table.ownMove');
  const who = list(awaiting.map((seat) => playerAt(table.seats[seat], names[seat] ?? '')));
  return isShown ? t('table.playing', { n: awaiting.length, names: who }) : t('table.waiting', { names: who });
}

/** Whoever plays there now. */
function playerAt(seat: SeatInfo | undefined, name: string): string {
  const standIn = seat?.kind === 'person' && !seat.resigned ? seat.standIn : undefined;
  return standIn === undefined ? name : t('table.standIn', { bot: botName(standIn.bot), name });
}

/** Says that a bot could not move, until the viewer has moved since. */
function Trouble({
  table,
  state,
  names,
  own,
}: Pick<PromptProps, 'table' | 'state' | 'names' | 'own'>): JSX.Element | null {
  const { botTrouble } = table;
  const last = state.entries.findLast(({ seat }) => seat !== undefined && own.includes(seat))?.seq ?? 0;
  if (botTrouble === undefined || botTrouble.seq < last) return null;
  return <p class="quiet small">{t('table.botTrouble', { name: names[botTrouble.seat] ?? '' })}</p>;
}

/** Says who the table waits for in vain, so that nobody wonders why nothing happens. */
function Absent({ table, moment, names }: Pick<PromptProps, 'table' | 'moment' | 'names'>): JSX.Element | null {
  const away = moment.awaiting.filter((seat) => isAway(table.seats[seat]));
  if (table.status !== 'running' || away.length === 0) return null;
  const who = list(away.map((seat) => names[seat] ?? ''));
  return <p class="quiet small">{t('table.away', { names: who, n: away.length })}</p>;
}
