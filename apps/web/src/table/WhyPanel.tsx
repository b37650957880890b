import type { Because, Match } from '@portolan/client';
import type { RefusalInfo } from '@portolan/protocol';
import { Button, TextField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { loadLedger } from '../app/ledger.ts';
import { sayFailure } from '../app/refusals.ts';
import { t } from '../messages/index.ts';

export interface WhyPanelProps {
  readonly match: Match;
  readonly game: string;
  /** A move that can be read, as an example of the notation. */
  readonly example: string | undefined;
}

interface Answer {
  readonly asked: string;
  readonly said: Because | RefusalInfo;
  /** The rule in the ledger's words. */
  readonly rule: string | undefined;
}

/** Why can't I? Names the rule that forbids a move, in our words where they are at hand. */
export function WhyPanel({ match, game, example }: WhyPanelProps): JSX.Element {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  async function ask(event: Event): Promise<void> {
    event.preventDefault();
    const asked = text.trim();
    if (asked === '') return;
    const said = await match.why(asked);
    const id = 'rule' in said ? said.rule : undefined;
    const ledger = id === undefined ? [] : await loadLedger(game);
    setAnswer({ asked, said, rule: ledger.find((rule) => rule.id === id)?.text });
  }
  return (
    <div class="stack">
      <h3>{t('why.title')}</h3>
      <form class="inline-form" onSubmit={ask}>
        <TextField
          label={t('why.field')}
          hint={example === undefined ? t('why.lead') : t('why.example', { move: example })}
          value={text}
          maxLength={200}
          onInput={setText}
        />
        <Button type="submit">{t('why.ask')}</Button>
      </form>
      <div role="status">{answer !== undefined && <Said {...answer} game={game} />}</div>
    </div>
  );
}

function Said({ asked, said, rule, game }: Answer & { readonly game: string }): JSX.Element {
  if ('code' in said) return <p>{sayFailure(said)}</p>;
  const { legal, rule: id } = said;
  return (
    <div class="why-answer">
      <p class="quiet small">{asked}</p>
      {legal && <p>{t('why.legal')}</p>}
      {!legal && id === undefined && <p>{t('why.noRule')}</p>}
      {id !== undefined && (
        <p>
          <a href={`/learn/${game}#${id}`}>{t('why.rule', { rule: id })}</a>
          {rule !== undefined && <> {rule}</>}
        </p>
      )}
    </div>
  );
}
