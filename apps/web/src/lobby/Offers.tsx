import type { LobbyFilter, OfferInfo } from '@portolan/protocol';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { personName } from '../app/seatNames.ts';
import { identity, tell, tellFailure } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { whoAmI } from '../app/whoAmI.ts';
import { Vignette } from '../art/Vignette.tsx';
import { companyApi } from '../company/companyApi.ts';
import { t } from '../messages/finding.ts';
import { languageName } from './languages.ts';
import { makeOffer } from './makeOffer.ts';
import { OfferButton } from './OfferButton.tsx';
import { sayClock } from './sayClock.ts';
import '../style/finding.css';

export interface OffersProps {
  readonly offers: readonly OfferInfo[];
  readonly filter: LobbyFilter;
}

/** What people would play with anybody. */
export function Offers({ offers, filter }: OffersProps): JSX.Element {
  const who = useStore(identity);
  const me = who.known ? who.me?.player : undefined;
  return (
    <section class="stack">
      <header class="page-head">
        <div>
          <h2>{t('offer.heading')}</h2>
          <p class="quiet small">{offers.length === 0 ? t('offer.none') : t('offer.lead')}</p>
        </div>
        <OfferButton filter={filter} />
      </header>
      {offers.length > 0 && (
        <ul class="table-cards">
          {offers.map((offer) => (
            <li key={offer.id}>
              <OfferCard offer={offer} isMine={offer.by.player === me} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OfferCard({ offer, isMine }: { readonly offer: OfferInfo; readonly isMine: boolean }): JSX.Element {
  const { id, game, title, least, most, terms } = offer;
  const name = personName(offer.by);
  async function accept(): Promise<void> {
    if ((await whoAmI()) === undefined) return;
    const failed = await makeOffer({ game, least, most, terms });
    if (failed !== undefined) tellFailure(failed);
  }
  async function withdraw(): Promise<void> {
    const answer = await companyApi.withdrawOffer(id);
    if (answer.ok) tell(t('offer.withdrawn'));
    else tellFailure(answer.error);
  }
  return (
    <div class="offer-card">
      <Vignette game={game} />
      <div class="offer-text">
        <span class="quiet small">{isMine ? t('offer.mine') : t('offer.by', { name })}</span>
        <strong class="offer-title">{title}</strong>
        <ul class="offer-terms">
          <li>{least === most ? t('offer.exactly', { n: least }) : t('offer.players', { least, most })}</li>
          <li>{sayClock(terms.clock)}</li>
          {terms.rated === true && <li>{t('offer.rated')}</li>}
          {terms.hints === 'everybody' && <li>{t('offer.hints')}</li>}
          {terms.language !== undefined && <li>{languageName(terms.language)}</li>}
        </ul>
      </div>
      {isMine ? (
        <Button size="small" label={t('offer.withdrawNamed', { game: title })} onClick={withdraw}>
          {t('offer.withdraw')}
        </Button>
      ) : (
        <Button size="small" look="primary" label={t('offer.acceptNamed', { game: title, name })} onClick={accept}>
          {t('offer.accept')}
        </Button>
      )}
    </div>
  );
}
