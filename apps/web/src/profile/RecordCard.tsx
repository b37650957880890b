import type { Me } from '@portolan/protocol';
import { ButtonLink, Tick } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tell, tellFailure } from '../app/session.ts';
import { t } from '../messages/profile.ts';
import { recordApi } from '../record/recordApi.ts';

/** The way to one's own record, and whether others may see it. */
export function RecordCard({ me }: { readonly me: Me }): JSX.Element {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    void recordApi.record(me.player).then((answer) => answer.ok && setHidden(answer.value.hidden === true));
  }, []);
  async function hide(wanted: boolean): Promise<void> {
    const answer = await recordApi.hideRecord(wanted);
    if (!answer.ok) return tellFailure(answer.error);
    setHidden(wanted);
    tell(t(wanted ? 'profile.nowHidden' : 'profile.nowShown'));
  }
  return (
    <section class="surface stack">
      <h2>{t('profile.results')}</h2>
      <p class="quiet">{t('profile.resultsHint')}</p>
      <div class="row">
        <ButtonLink href={`/player/${me.player}`}>{t('profile.toResults')}</ButtonLink>
        <ButtonLink look="plain" href="/ratings">
          {t('profile.toRatings')}
        </ButtonLink>
      </div>
      <Tick
        label={t('profile.hideResults')}
        hint={t('profile.hideResultsHint')}
        checked={hidden}
        onChange={(wanted) => void hide(wanted)}
      />
    </section>
  );
}
