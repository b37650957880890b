import { loadLedger, type Match } from '@portolan/client';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { cardFor, readCardId } from './cards.ts';
import { closedMove } from './closedMove.ts';
import { HELP } from './messages.ts';
import type { Scene } from './scene.ts';

export interface CardProps extends Scene {
  /** What `data-card` says. */
  readonly id: string;
  /** A move to ask about, where the element names one. */
  readonly closed: string | undefined;
  readonly legal: readonly string[];
  readonly match: Match | undefined;
  /** It can be used: its links are stops for the keyboard. */
  readonly kept: boolean;
  /** The words have changed, and with them the room they take. */
  readonly onSized: () => void;
}

const GAME = 'francis-drake';

/** What a thing is, what it does now, and for a closed choice the rule that closes it. */
export function Card(props: CardProps): JSX.Element | null {
  const { id, box, view, names, closed, legal, match, kept, onSized } = props;
  const card = cardFor({ box, view, names }, id);
  const parsed = readCardId(id);
  const asked = closed ?? (parsed === undefined ? undefined : closedMove({ view, legal }, parsed));
  useEffect(onSized, [id]);
  if (card === undefined) return null;
  return (
    <>
      <h3 class="fd-card-title">{card.title}</h3>
      {asked !== undefined && match !== undefined && (
        <Why key={asked} match={match} asked={asked} kept={kept} onSized={onSized} />
      )}
      {card.now.length > 0 && (
        <ul class="fd-card-now">
          {card.now.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p class="fd-card-what">{card.what}</p>
      {card.rules.length > 0 && (
        <p class="fd-card-rules">
          <span class="unseen">{HELP.rules}</span>
          {card.rules.map((rule) => (
            <RuleLink key={rule} rule={rule} kept={kept} />
          ))}
        </p>
      )}
    </>
  );
}

/** What only passes by is read with the eyes; nobody can stop there. */
function RuleLink({ rule, kept }: { readonly rule: string; readonly kept: boolean }): JSX.Element {
  return (
    <a href={`/learn/${GAME}#${rule}`} {...(kept ? {} : { tabIndex: -1 })}>
      {rule}
    </a>
  );
}

interface WhyProps extends Pick<CardProps, 'kept' | 'onSized'> {
  readonly match: Match;
  readonly asked: string;
}

interface Reason {
  readonly rule: string;
  readonly text: string | undefined;
}

/** Why the move is closed: the rule in our words. Nothing is said when it is open after all. */
function Why(props: WhyProps): JSX.Element | null {
  const { match, asked, kept, onSized } = props;
  const [reason, setReason] = useState<Reason>();
  useEffect(() => {
    let stale = false;
    void findReason(match, asked).then((found) => {
      if (!stale) setReason(found);
    });
    return () => {
      stale = true;
    };
  }, [match, asked]);
  useEffect(onSized, [reason]);
  if (reason === undefined) return null;
  return (
    <p class="fd-card-why" role="status">
      <strong>{HELP.closed}</strong> {reason.text} <RuleLink rule={reason.rule} kept={kept} />
    </p>
  );
}

async function findReason(match: Match, asked: string): Promise<Reason | undefined> {
  const said = await match.why(asked);
  const rule = 'rule' in said ? said.rule : undefined;
  if (rule === undefined) return undefined;
  const ledger = await loadLedger(GAME);
  return { rule, text: ledger.find((one) => one.id === rule)?.text };
}
