import type { Match } from '@portolan/client';
import { Button, TextField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../messages/table.ts';
import { WhyAnswer } from './WhyAnswer.tsx';

export interface WhyPanelProps {
  readonly match: Match;
  readonly game: string;
  /** A legal move as an example of the notation. */
  readonly example: string | undefined;
}

/** "Why can't I?" for any move in notation. */
export function WhyPanel({ match, game, example }: WhyPanelProps): JSX.Element {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  function ask(event: Event): void {
    event.preventDefault();
    setAsked(text.trim());
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
      {asked !== '' && <WhyAnswer match={match} game={game} asked={asked} />}
    </div>
  );
}
