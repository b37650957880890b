import { monthSpan } from '@portolan/i18n';
import type { GameInfo, RatingInfo, RecordInfo } from '@portolan/protocol';
import type { JSX } from 'preact';
import { Vignette } from '../art/Vignette.tsx';
import { t } from '../messages/record.ts';
import { RatingCurve } from './RatingCurve.tsx';
import { recordApi } from './recordApi.ts';
import { sayRating } from './sayRating.ts';
import { titleOf } from './titleOf.ts';
import { useLoaded } from './useLoaded.ts';

interface RatingCardsProps {
  readonly record: RecordInfo;
  readonly games: readonly GameInfo[];
}

/** The latest rating in each game, with the way there. */
export function RatingCards({ record, games }: RatingCardsProps): JSX.Element {
  return (
    <section class="stack">
      <div class="section-head">
        <h2>{t('rating.heading')}</h2>
        <a href="/ratings">{t('rating.all')}</a>
      </div>
      {record.ratings.length === 0 ? (
        <p class="quiet">{t('rating.none')}</p>
      ) : (
        <ul class="rating-cards">
          {record.ratings.map((rating) => (
            <li key={rating.game}>
              <RatingCard player={record.player} rating={rating} title={titleOf(games, rating.game)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface RatingCardProps {
  readonly player: string;
  readonly rating: RatingInfo;
  readonly title: string;
}

function RatingCard({ player, rating, title }: RatingCardProps): JSX.Element {
  const { game, matches, season } = rating;
  const curve = useLoaded(`${player}/${game}`, () => recordApi.ratingCurve(player, game));
  return (
    <article class="surface rating-card">
      <Vignette game={game} />
      <div>
        <h3>
          <a href={`/ratings?game=${game}`}>{title}</a>
        </h3>
        <p class="rating-value">{sayRating(rating)}</p>
        <p class="quiet small">
          {t('rating.matches', { n: matches })}
          <br />
          {t('rating.season', { month: monthSpan(Date.parse(season), Date.parse(season) + 1) })}
        </p>
      </div>
      {(matches > 1 || (curve.value ?? []).length > 1) && <RatingCurve points={curve.value ?? []} />}
    </article>
  );
}
