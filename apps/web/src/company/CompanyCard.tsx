import { calendarDay } from '@portolan/i18n';
import type { Ban, CompanyInfo, Me } from '@portolan/protocol';
import { Button, ButtonLink } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tell } from '../app/session.ts';
import { t } from '../messages/company.ts';
import { companyApi } from './companyApi.ts';
import '../style/company.css';

/** On the profile: the player's id, a ban if there is one, and the way to the lists. */
export function CompanyCard({ me }: { readonly me: Me }): JSX.Element {
  const [info, setInfo] = useState<CompanyInfo>();
  useEffect(() => {
    void companyApi.company().then((answer) => {
      if (answer.ok) setInfo(answer.value);
    });
  }, [me.player]);
  async function copy(): Promise<void> {
    await navigator.clipboard?.writeText(me.player);
    tell(t('company.copied'));
  }
  return (
    <section class="surface stack" id="company">
      <h2>{t('company.heading')}</h2>
      {info?.ban !== undefined && (
        <p class="company-ban" role="status">
          {sayBan(info.ban)}
        </p>
      )}
      <div class="company-id">
        <span class="field-label">{t('company.id')}</span>
        <code translate={false}>{me.player}</code>
        <Button size="small" icon="copy" onClick={copy}>
          {t('company.copy')}
        </Button>
      </div>
      <p class="quiet small">{t('company.idHint')}</p>
      <div class="row">
        <ButtonLink href="/people">{t('company.list')}</ButtonLink>
        {info?.admin === true && <ButtonLink href="/moderation">{t('company.moderate')}</ButtonLink>}
      </div>
    </section>
  );
}

function sayBan({ why, until }: Ban): string {
  return until === undefined
    ? t('company.banned', { why })
    : t('company.bannedUntil', { why, day: calendarDay(until) });
}
