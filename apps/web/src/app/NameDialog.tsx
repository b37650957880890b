import type { Failure } from '@portolan/client';
import type { Me } from '@portolan/protocol';
import { Button, Dialog, DialogActions } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../messages/naming.ts';
import { t as tShell } from '../messages/shell.ts';
import { FailureText } from './FailureText.tsx';
import { isName, NameField } from './NameField.tsx';
import { api, become } from './session.ts';

const NAMES = ['Gale', 'Reef', 'Tern', 'Spar', 'Lark', 'Keel', 'Skerry', 'Bow', 'Petrel', 'Tide', 'Cape', 'Rill'];

export interface NameDialogProps {
  /** Called with the new player, or with nothing when the dialog is cancelled. */
  readonly onAnswer: (me: Me | undefined) => void;
}

/** Asks a new player for a name. */
export function NameDialog({ onAnswer }: NameDialogProps): JSX.Element {
  const [name, setName] = useState(suggestion);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const fine = isName(name);
  function edit(value: string): void {
    setName(value);
    setFailure(undefined);
  }
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    if (!fine || busy) return;
    setBusy(true);
    const answer = await api.guest(name.trim());
    setBusy(false);
    if (!answer.ok) return setFailure(answer.error);
    become(answer.value);
    onAnswer(answer.value);
  }
  return (
    <Dialog title={t('who.title')} onClose={() => onAnswer(undefined)}>
      <form class="stack" onSubmit={submit}>
        <NameField
          label={t('who.name')}
          hint={t('who.hint')}
          value={name}
          autoComplete="nickname"
          onInput={edit}
          {...(failure === undefined ? {} : { error: <FailureText failure={failure} /> })}
        />
        <p class="small">
          <a href="/account" onClick={() => onAnswer(undefined)}>
            {t('who.signIn')}
          </a>
        </p>
        <DialogActions>
          <Button onClick={() => onAnswer(undefined)}>{tShell('app.cancel')}</Button>
          <Button type="submit" look="primary" autoFocus disabled={busy || !fine}>
            {t('who.go')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** A suggested name, so that one click is enough. */
function suggestion(): string {
  return t('who.captain', { name: NAMES[Math.floor(Math.random() * NAMES.length)] ?? '' });
}
