import type { InvitationInfo } from '@portolan/protocol';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { navigate } from '../app/router.ts';
import { personName } from '../app/seatNames.ts';
import { tellFailure } from '../app/session.ts';
import { Vignette } from '../art/Vignette.tsx';
import { companyApi } from '../company/companyApi.ts';
import { t } from '../messages/finding.ts';
import '../style/finding.css';

/** Where the player is asked to sit down. */
export function Invitations({ invited }: { readonly invited: readonly InvitationInfo[] }): JSX.Element {
  return (
    <section class="stack">
      <h2>{t('invited.heading')}</h2>
      <ul class="table-cards">
        {invited.map((invitation) => (
          <li key={invitation.table.id}>
            <Invitation {...invitation} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invitation({ table, by }: InvitationInfo): JSX.Element {
  const name = personName(by);
  async function accept(): Promise<void> {
    const answer = await companyApi.acceptInvitation(table.id);
    if (answer.ok) navigate(`/table/${table.id}`);
    else tellFailure(answer.error);
  }
  async function decline(): Promise<void> {
    const answer = await companyApi.declineInvitation(table.id);
    if (!answer.ok) tellFailure(answer.error);
  }
  return (
    <div class="offer-card">
      <Vignette game={table.game} />
      <div class="offer-text">
        <span class="quiet small">{t('invited.by', { name })}</span>
        <a class="offer-title" href={`/table/${table.id}`}>
          {table.title}
        </a>
      </div>
      <div class="row">
        <Button size="small" look="primary" label={t('invited.acceptNamed', { name })} onClick={accept}>
          {t('invited.accept')}
        </Button>
        <Button size="small" label={t('invited.declineNamed', { name })} onClick={decline}>
          {t('invited.decline')}
        </Button>
      </div>
    </div>
  );
}
