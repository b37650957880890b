import { loadLedger, type Match } from '@portolan/client';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { CardWords } from './cardWords.ts';
import { t } from './messages.ts';
import './card.css';

export interface CardBodyProps {
  readonly game: string;
  /** What `data-card` says. */
  readonly id: string;
  readonly words: CardWords;
  readonly match: Match | undefined;
  /** It can be used: its links are stops for the keyboard. */
  readonly kept: boolean;
  /** Called when the words have changed, and with them the card's size. */
  readonly onSized: () => void;
}

/** The spoken name of any card. It is here because all words of the cards are loaded with the first one. */
export function cardLabel(): string {
  return t('card');
}

/** What a thing is, its present state, and for a closed choice the rule that closes it. */
export function CardBody({ game, id, words, match, kept, onSized }: CardBodyProps): JSX.Element {
  const { title, named = false, what, now, rules, closed } = words;
  useEffect(onSized, [id]);
  return (
    <>
      <h3 class="tk-card-title" translate={!named}>
        {title}
      </h3>
      {closed !== undefined && match !== undefined && (
        <Why key={closed} {...{ game, match, kept, onSized }} asked={closed} />
      )}
      {now.length > 0 && (
        <ul class="tk-card-now">
          {now.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p class="tk-card-what">{what}</p>
      {rules.length > 0 && (
        <p class="tk-card-rules">
          <span class="unseen">{t('rules')} </span>
          {rules.map((rule) => (
            <RuleLink key={rule} {...{ game, rule, kept }} />
          ))}
        </p>
      )}
    </>
  );
}

interface RuleLinkProps {
  readonly game: string;
  readonly rule: string;
  readonly kept: boolean;
}

/** A card that closes by itself must not be a keyboard stop. */
function RuleLink({ game, rule, kept }: RuleLinkProps): JSX.Element {
  return (
    <a translate={false} href={`/learn/${game}#${rule}`} {...(kept ? {} : { tabIndex: -1 })}>
      {rule}
    </a>
  );
}

interface WhyProps extends Pick<CardBodyProps, 'game' | 'kept' | 'onSized'> {
  readonly match: Match;
  /** The closed move, in notation. */
  readonly asked: string;
}

interface Reason {
  readonly rule: string;
  readonly text: string | undefined;
}

/** Why the move is closed, as the ledger puts it. Says nothing if it turns out to be open. */
function Why({ game, match, asked, kept, onSized }: WhyProps): JSX.Element | null {
  const [reason, setReason] = useState<Reason>();
  useEffect(() => {
    let stale = false;
    void findReason(game, match, asked).then((found) => {
      if (!stale) setReason(found);
    });
    return () => {
      stale = true;
    };
  }, [match, asked]);
  useEffect(onSized, [reason]);
  if (reason === undefined) return null;
  return (
    <p class="tk-card-why" role="status">
      <strong>{t('closed')}</strong> <span translate={false}>{reason.text}</span>{' '}
      <RuleLink {...{ game, kept }} rule={reason.rule} />
    </p>
  );
}

async function findReason(game: string, match: Match, asked: string): Promise<Reason | undefined> {
  const said = await match.why(asked);
  const rule = 'rule' in said ? said.rule : undefined;
  if (rule === undefined) return undefined;
  const ledger = await loadLedger(game);
  return { rule, text: ledger.find((one) => one.id === rule)?.text };
}
