import type { GameUi } from '@portolan/client';
import { list } from '@portolan/i18n';
import type { EntryInfo, TakeBackInfo } from '@portolan/protocol';
import { Button, Tick } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../messages/consent.ts';
import { placeInWords } from '../table/entryWords.ts';
import { logLines } from '../table/logLines.ts';
import type { RequestsProps } from './Requests.tsx';
import { requestOf } from './requestOf.ts';
import { takenBack } from './takeBacks.ts';

interface TakeBackCardProps extends RequestsProps {
  readonly takeBack: TakeBackInfo;
}

/** An open request to go back: who asks, where to, and the answer. */
export function TakeBackCard(props: TakeBackCardProps): JSX.Element {
  const { ui, table, entries, names, own, takeBack } = props;
  const { seat, to, agreed, awaiting } = takeBack;
  const moves = takenBack(entries, to);
  const isMine = own.includes(seat);
  const told = { name: names[seat] ?? '', n: moves.length };
  const named = (seats: readonly number[]) => list(seats.map((one) => names[one] ?? ''));
  return (
    <section class="request">
      <p class="request-title">{isMine ? t('back.youAsk', told) : t('back.asks', told)}</p>
      <p class="small">
        {t('back.place', { place: placeInWords(to) })}{' '}
        <q>{moves[0] === undefined ? '' : moveInWords(ui, moves[0], names)}</q>
      </p>
      <p class="small">
        <a href={`/replay/${table.id}#${to}`}>{t('back.see')}</a>
      </p>
      {takeBack.hidden === true && <p class="small request-hidden">{t('back.hidden')}</p>}
      {agreed.length > 0 && <p class="small quiet">{t('back.agreed', { names: named(agreed) })}</p>}
      {awaiting.some((one) => own.includes(one)) ? (
        <Answer {...props} />
      ) : (
        <p class="small quiet">{t('back.waiting', { names: named(awaiting) })}</p>
      )}
      {isMine && <Withdraw {...props} />}
    </section>
  );
}

/** Where something hidden has come out, agreeing takes a second gesture. */
function Answer({ match, takeBack: { seq, hidden } }: TakeBackCardProps): JSX.Element {
  const [accepted, setAccepted] = useState(false);
  const answer = (agree: boolean): void => {
    const accepting = agree && hidden === true ? { hidden } : {};
    void requestOf(match, { type: 'answerBack', request: seq, agree, ...accepting });
  };
  return (
    <>
      {hidden === true && <Tick label={t('back.accept')} checked={accepted} onChange={setAccepted} />}
      <div class="row">
        <Button look="primary" disabled={hidden === true && !accepted} onClick={() => answer(true)}>
          {t('back.agree')}
        </Button>
        <Button onClick={() => answer(false)}>{t('back.refuse')}</Button>
      </div>
    </>
  );
}

function Withdraw({ match, takeBack: { seq } }: TakeBackCardProps): JSX.Element {
  return (
    <div class="row">
      <Button onClick={() => void requestOf(match, { type: 'withdrawBack', request: seq })}>
        {t('back.withdraw')}
      </Button>
    </div>
  );
}

/** The first line that the log has about a move. */
export function moveInWords(ui: GameUi, move: EntryInfo, names: readonly string[]): string {
  const lines = logLines(ui, [move], names);
  return (lines.find(({ quiet }) => quiet !== true) ?? lines[0])?.text ?? '';
}
