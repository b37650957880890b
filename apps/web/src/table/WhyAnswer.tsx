import { type Because, loadLedger, type Match } from '@portolan/client';
import type { RefusalInfo } from '@portolan/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FailureText } from '../app/FailureText.tsx';
import { t } from '../messages/table.ts';

export interface WhyAnswerProps {
  readonly match: Match;
  readonly game: string;
  /** The move in question, in notation. */
  readonly asked: string;
}

interface Answer {
  readonly said: Because | RefusalInfo;
  /** The text of the rule in the ledger. */
  readonly rule: string | undefined;
}

/** The rule that forbids a move, with its text if the ledger is loaded. */
export function WhyAnswer({ match, game, asked }: WhyAnswerProps): JSX.Element {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let stale = false;
    void ask(match, game, asked).then((found) => {
      if (!stale) setAnswer(found);
    });
    return () => {
      stale = true;
    };
  }, [match, game, asked]);
  return <div role="status">{answer !== undefined && <Said {...answer} game={game} asked={asked} />}</div>;
}

async function ask(match: Match, game: string, asked: string): Promise<Answer> {
  const said = await match.why(asked);
  const id = 'rule' in said ? said.rule : undefined;
  const ledger = id === undefined ? [] : await loadLedger(game);
  return { said, rule: ledger.find((rule) => rule.id === id)?.text };
}

function Said({ said, rule, game, asked }: Answer & { readonly game: string; readonly asked: string }): JSX.Element {
  if ('code' in said) {
    return (
      <p>
        <FailureText failure={said} />
      </p>
    );
  }
  const { legal, rule: id } = said;
  return (
    <div class="why-answer">
      <p class="quiet small" translate={false}>
        {asked}
      </p>
      {legal && <p>{t('why.legal')}</p>}
      {!legal && id === undefined && <p>{t('why.noRule')}</p>}
      {id !== undefined && (
        <p>
          <a href={`/learn/${game}#${id}`}>{t('why.rule', { rule: id })}</a>
          {rule !== undefined && <span translate={false}> {rule}</span>}
        </p>
      )}
    </div>
  );
}
