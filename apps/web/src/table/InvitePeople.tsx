import type { Failure } from '@portolan/client';
import type { Person, TableInfo } from '@portolan/protocol';
import { Button, TextField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FailureText } from '../app/FailureText.tsx';
import { personName } from '../app/seatNames.ts';
import { tell, tellFailure } from '../app/session.ts';
import { companyApi } from '../company/companyApi.ts';
import { t } from '../messages/finding.ts';
import '../style/finding.css';

/** Invites people to a table: those one has played with, or anybody by their id. */
export function InvitePeople({ table }: { readonly table: TableInfo }): JSX.Element {
  const [known, setKnown] = useState<readonly Person[]>([]);
  const [id, setId] = useState('');
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    void companyApi.opponents().then((answer) => {
      if (answer.ok) setKnown(answer.value);
    });
  }, []);
  function edit(value: string): void {
    setId(value);
    setFailure(undefined);
  }
  async function invite(player: string): Promise<Failure | undefined> {
    const answer = await companyApi.invite(table.id, player);
    if (!answer.ok) return answer.error;
    tell(t('invite.sent'));
    setKnown((before) => before.filter((one) => one.player !== player));
    return undefined;
  }
  async function inviteKnown(player: string): Promise<void> {
    const failed = await invite(player);
    if (failed !== undefined) tellFailure(failed);
  }
  async function inviteById(event: Event): Promise<void> {
    event.preventDefault();
    const failed = await invite(id.trim());
    setFailure(failed);
    if (failed === undefined) setId('');
  }
  const here = new Set(table.seats.map((seat) => (seat.kind === 'person' ? seat.player : '')));
  const others = known.filter(({ player }) => !here.has(player));
  return (
    <section class="surface stack">
      <h2>{t('invite.heading')}</h2>
      {others.length > 0 && (
        <div class="stack">
          <span class="small quiet">{t('invite.known')}</span>
          <ul class="invite-known">
            {others.map((person) => (
              <li key={person.player}>
                <span translate={false}>{personName(person)}</span>
                <Button
                  size="small"
                  label={t('invite.sendNamed', { name: personName(person) })}
                  onClick={() => void inviteKnown(person.player)}
                >
                  {t('invite.send')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <form class="inline-form" onSubmit={inviteById}>
        <TextField
          label={t('invite.id')}
          hint={t('invite.idHint')}
          value={id}
          maxLength={40}
          onInput={edit}
          {...(failure === undefined ? {} : { error: <FailureText failure={failure} /> })}
        />
        <Button type="submit" disabled={!/^[\w-]+$/.test(id.trim())}>
          {t('invite.send')}
        </Button>
      </form>
    </section>
  );
}
