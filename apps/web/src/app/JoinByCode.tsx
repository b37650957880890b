import type { Failure } from '@portolan/client';
import { Button, TextField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../messages/shell.ts';
import { FailureText } from './FailureText.tsx';
import { navigate } from './router.ts';
import { api } from './session.ts';

const SHORTEST_CODE = 4;

/** Goes to the table whose code the player was given. */
export function JoinByCode(): JSX.Element {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<Failure>();
  const clean = code.trim();
  function edit(value: string): void {
    setCode(value);
    setFailure(undefined);
  }
  async function go(event: Event): Promise<void> {
    event.preventDefault();
    const answer = await api.findByCode(clean);
    if (answer.ok) navigate(`/table/${answer.value.id}`);
    else setFailure(answer.error);
  }
  return (
    <form class="inline-form" onSubmit={go}>
      <TextField
        label={t('join.code')}
        value={code}
        onInput={edit}
        maxLength={12}
        {...(failure === undefined ? {} : { error: <FailureText failure={failure} /> })}
      />
      <Button type="submit" disabled={clean.length < SHORTEST_CODE}>
        {t('join.go')}
      </Button>
    </form>
  );
}
