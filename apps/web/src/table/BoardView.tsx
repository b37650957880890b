import { describeMove, type GameUi, moveDetail, type Outlook, type TableProps } from '@portolan/client';
import { cx, Icon, Popover, SeatName } from '@portolan/ui-kit';
import type { ComponentType, JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { later } from '../app/later.tsx';
import { t } from '../messages/table.ts';
import { t as more } from '../messages/tableLater.ts';
import { type Board, boardOf, type Card, type Part } from './boardModel.ts';
import { closedMove } from './closedMove.ts';
import { DatumView, FactList } from './DatumView.tsx';
import { PictureView } from './PictureView.tsx';
import { PlayerCards } from './PlayerCards.tsx';
import { IsName, Term } from './Term.tsx';

const WhyAnswer = later(async () => (await import('../why/index.ts')).WhyAnswer);

export interface BoardViewProps extends Omit<TableProps, 'turn' | 'timeline'> {
  readonly ui: GameUi;
  /** Everything that can be chosen, regardless of picks, so that the board does not move under the pointer. */
  readonly question: Outlook | undefined;
  /** Absent when nothing can be chosen. */
  readonly outlook?: Outlook;
  readonly onPick?: (target: string) => void;
}

/** The generic table of a game. */
export function boardFor(ui: GameUi): ComponentType<TableProps> {
  return function Board({ turn, timeline: _, ...props }) {
    const asked = useRef<Outlook | undefined>(undefined);
    // While a move is being sent nothing can be chosen, and the layout must not jump.
    if (turn !== undefined || props.moment.legal === undefined) asked.current = turn?.whole;
    const choosing = turn === undefined ? {} : { outlook: turn.outlook, onPick: turn.pick };
    return <BoardView {...props} {...choosing} ui={ui} question={asked.current} />;
  };
}

/** Draws any game from its view alone. */
function BoardView({ names: seated, ...rest }: BoardViewProps): JSX.Element {
  const { ui, moment } = rest;
  const names = [...seated, ...(ui.rivals?.(moment.view) ?? [])];
  const props = { ...rest, names };
  const board = useMemo(
    () =>
      boardOf(ui.board?.(moment.view) ?? moment.view, {
        sides: names.length,
        seatFields: ui.seatFields ?? [],
        hiddenFields: ui.hiddenFields ?? [],
        nameField: ui.nameField,
      }),
    [moment, ui, names.length],
  );
  const picture = useMemo(() => ui.picture?.(moment.view), [moment, ui]);
  // Only parts named by the question change during selection; the rest is not rendered again.
  const still = [ui, props.table, moment, names.join(), props.own.join()];
  const head = useMemo(() => <BoardHead {...props} board={board} />, still);
  const players = useMemo(() => <PlayerCards {...props} players={board.players} />, still);
  const foot = useMemo(() => <Records records={board.records} names={names} />, still);
  return (
    <IsName.Provider value={ui.isName ?? noName}>
      <div class="board-sheet">
        {head}
        {picture !== undefined && <PictureView picture={picture} outlook={props.outlook} onPick={props.onPick} />}
        {players}
        {board.parts.map((part) => (
          <PartView key={part.key} part={part} still={still} {...props} />
        ))}
        {foot}
      </div>
    </IsName.Provider>
  );
}

function noName(): boolean {
  return false;
}

function BoardHead({ board, ...props }: BoardViewProps & { readonly board: Board }): JSX.Element {
  return (
    <header class="board-head">
      <h1>{props.table.title}</h1>
      <h2 class="unseen">{t('table.board')}</h2>
      <FactList facts={board.facts} names={props.names} />
    </header>
  );
}

function Records({ records, names }: { readonly records: Board['records']; readonly names: readonly string[] }) {
  if (records.length === 0) return null;
  return (
    <div class="board-records">
      {records.map(({ key, label, datum }) => (
        <section key={key} class="board-record">
          <h3>{label}</h3>
          {datum.kind === 'facts' ? (
            <FactList facts={datum.facts} names={names} />
          ) : (
            <DatumView datum={datum} names={names} />
          )}
        </section>
      ))}
    </div>
  );
}

interface PartViewProps extends BoardViewProps {
  readonly part: Part;
  /** The dependencies of a part that the question does not affect. */
  readonly still: readonly unknown[];
}

function PartView({ part, still, ...props }: PartViewProps): JSX.Element {
  const { question, outlook } = props;
  const concerned = part.cards.some(({ target }) => target !== undefined && question?.lit.has(target) === true);
  return useMemo(() => <PartCards {...props} part={part} />, concerned ? [...still, outlook] : still);
}

function PartCards({ part, ...props }: BoardViewProps & { readonly part: Part }): JSX.Element {
  // The cards of a part have similar content, so one width fits all.
  const rich = part.cards.some(({ facts, parts }) => facts.length > 2 || parts.length > 0);
  const bare = part.cards.every(({ facts, parts }) => facts.length <= 1 && parts.length === 0);
  return (
    <section class="board-part">
      <h3>{part.title}</h3>
      <ul class={cx('cards', rich && 'cards-rich')}>
        {part.cards.map((card) => (
          <li key={card.key}>
            <CardView card={card} part={part} bare={bare} {...props} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardViewProps extends BoardViewProps {
  readonly card: Card;
  readonly part: Part;
  readonly bare: boolean;
}

function CardView({ card, part, bare, ...props }: CardViewProps): JSX.Element {
  const { question, outlook, onPick, names } = props;
  const { target } = card;
  const offered = target !== undefined && question?.lit.has(target) === true;
  const lit = target !== undefined && outlook?.lit.has(target) === true;
  const settled = target !== undefined && outlook?.settled.includes(target) === true;
  const body = useMemo(() => <CardBody {...props} card={card} bare={bare} />, [card, question, names.join()]);
  return (
    <article data-target={target} class={cx('card', lit && 'card-lit', settled && 'card-settled')}>
      <h4 class="card-title">
        {offered ? (
          <button type="button" class="card-pick" disabled={!lit} onClick={() => onPick?.(target)}>
            <Term text={card.title} />
          </button>
        ) : (
          <Term text={card.title} />
        )}
        {settled && <span class="unseen"> {t('table.chosen')}</span>}
      </h4>
      <WhyNot {...props} card={card} part={part} />
      {body}
    </article>
  );
}

/** The content of a card, which selection does not change. */
function CardBody({ card, bare, ...props }: Omit<CardViewProps, 'part'>): JSX.Element {
  const { question, names } = props;
  const [only, ...others] = card.target === undefined ? [] : (question?.lit.get(card.target) ?? []);
  return (
    <>
      {only !== undefined && others.length === 0 && <Effect {...props} text={only.text} />}
      {card.seat !== undefined && <SeatName seat={card.seat}>{names[card.seat]}</SeatName>}
      <FactList facts={card.facts} names={names} bare={bare} />
      {card.parts.map((inside) => (
        <ul key={inside.key} class="card-parts" aria-label={inside.title}>
          {inside.cards.map((inner) => (
            <li key={inner.key}>
              {inner.seat !== undefined && <SeatName seat={inner.seat}>{names[inner.seat]}</SeatName>}
              <FactList facts={inner.facts} names={names} />
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}

/** Why this thing cannot be chosen now while others of its kind can. */
function WhyNot({ ui, card, part, outlook, match, table, moment }: Omit<CardViewProps, 'bare'>): JSX.Element | null {
  const { target, title } = card;
  if (match === undefined || outlook === undefined || target === undefined) return null;
  const { readMove } = ui;
  const isMove = (text: string): boolean => readMove === undefined || readMove(text) !== undefined;
  const asked = closedMove(part, target, outlook, isMove);
  if (asked === undefined) return null;
  return (
    <span class="card-why-spot">
      <Popover class="card-why" label={more('why.closed', { thing: title })} face={<Icon name="question" size={14} />}>
        <WhyAnswer ui={ui} view={moment.view} match={match} game={table.game} open={[]} closed={[asked]} />
      </Popover>
    </span>
  );
}

/** The effect of the only move behind a card. */
function Effect({ ui, moment, text }: BoardViewProps & { readonly text: string }): JSX.Element | null {
  const effect = moveDetail(describeMove(ui, text, moment.view));
  return effect === undefined ? null : <p class="card-effect">{effect}</p>;
}
