import { describeMove, type GameUi, type Match } from '@portolan/client';
import { list } from '@portolan/i18n';
import type { RefusalInfo } from '@portolan/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FailureText } from '../app/FailureText.tsx';
import { t } from '../messages/why.ts';
import { findReasons, type Reason } from './findReasons.ts';
import type { About } from './movesAbout.ts';

export interface WhyAnswerProps extends About {
  readonly ui: GameUi;
  readonly view: unknown;
  readonly match: Match;
  readonly game: string;
  /** The answer has come, and the card has another size. */
  readonly onSized?: () => void;
}

type Found = readonly Reason[] | RefusalInfo;

/** How many moves of a group are spelt out. */
const SPELT = 2;

/** Which moves are open, and for the closed ones the rule that closes them, with a link to it. */
export function WhyAnswer(props: WhyAnswerProps): JSX.Element {
  const { match, game, open, closed, onSized } = props;
  const [found, setFound] = useState<Found>();
  const key = closed.join('\n');
  useEffect(() => {
    let stale = false;
    setFound(undefined);
    void findReasons(match, game, closed).then((reasons) => {
      if (!stale) setFound(reasons);
    });
    return () => {
      stale = true;
    };
  }, [match, game, key]);
  useEffect(() => onSized?.(), [found, open]);
  return (
    <div class="why-answers" role="status">
      {open.length > 0 && <p class="why-open">{t('open', { moves: words(props, open) })}</p>}
      {open.length + closed.length === 0 && <p>{t('noMove')}</p>}
      {found !== undefined && 'code' in found && (
        <p>
          <FailureText failure={found} />
        </p>
      )}
      {found !== undefined &&
        !('code' in found) &&
        found.map((reason) => <ReasonView key={reason.rule} {...props} reason={reason} />)}
    </div>
  );
}

function ReasonView({ reason, ...props }: WhyAnswerProps & { readonly reason: Reason }): JSX.Element {
  const { moves, rule, text } = reason;
  return (
    <div class="why-answer">
      <p class="why-move">{t('closed', { moves: words(props, moves) })}</p>
      {rule === undefined ? (
        <p>{t('noRule')}</p>
      ) : (
        <p>
          {text !== undefined && <span translate={false}>{text} </span>}
          <a href={`/learn/${props.game}#${rule}`}>{t('rule', { rule })}</a>
        </p>
      )}
    </div>
  );
}

function words({ ui, view }: WhyAnswerProps, moves: readonly string[]): string {
  const spelt = moves.slice(0, SPELT).map((text) => t('quoted', { move: describeMove(ui, text, view).text }));
  const more = moves.length - spelt.length;
  return t('moves', { moves: list([...new Set(spelt)], 'or'), more });
}
