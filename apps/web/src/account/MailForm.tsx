import type { Answered, Failure } from '@portolan/client';
import { Button, TextField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { FailureText } from '../app/FailureText.tsx';

export interface MailFormProps {
  readonly label: string;
  readonly button: string;
  /** Asks the server to send an email to the address. */
  readonly send: (address: string) => Answered<undefined>;
  /** What to say once the server has answered. */
  readonly saySent: (address: string) => string;
}

/** Asks for an address to which the server then sends a link. */
export function MailForm({ label, button, send, saySent }: MailFormProps): JSX.Element {
  const [address, setAddress] = useState('');
  const [sent, setSent] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    const answer = await send(address.trim());
    if (!answer.ok) return setFailure(answer.error);
    setSent(address.trim());
  }
  function edit(value: string): void {
    setAddress(value);
    setFailure(undefined);
    setSent(undefined);
  }
  return (
    <form class="inline-form" onSubmit={submit}>
      <TextField
        label={label}
        value={address}
        autoComplete="email"
        onInput={edit}
        {...(sent === undefined ? {} : { hint: saySent(sent) })}
        {...(failure === undefined ? {} : { error: <FailureText failure={failure} /> })}
      />
      <Button type="submit" disabled={!address.includes('@')}>
        {button}
      </Button>
    </form>
  );
}
