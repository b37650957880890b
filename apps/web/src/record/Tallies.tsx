import { intlLocale, list } from '@portolan/i18n';
import type { GameInfo, TallyInfo } from '@portolan/protocol';
import type { JSX } from 'preact';
import { t } from '../messages/record.ts';
import { titleOf } from './titleOf.ts';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

interface TalliesProps {
  readonly tallies: readonly TallyInfo[];
  readonly games: readonly GameInfo[];
}

/** Results by game and number of players. */
export function Tallies({ tallies, games }: TalliesProps): JSX.Element {
  return (
    <section class="stack">
      <h2>{t('tally.heading')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section class="surface table-scroll tallies-surface" tabIndex={0} aria-label={t('tally.heading')}>
        <table class="score-table tallies">
          <thead>
            <tr>
              <th scope="col">{t('tally.game')}</th>
              <th scope="col">{t('tally.players')}</th>
              <th scope="col">{t('tally.matches')}</th>
              <th scope="col">{t('tally.won')}</th>
              <th scope="col" class="tally-places">
                {t('tally.places')}
              </th>
              <th scope="col">{t('tally.mean')}</th>
              <th scope="col">{t('tally.best')}</th>
            </tr>
          </thead>
          <tbody>
            {tallies.map((tally) => (
              <Row key={`${tally.game}/${tally.seats}`} tally={tally} title={titleOf(games, tally.game)} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Row({ tally, title }: { readonly tally: TallyInfo; readonly title: string }): JSX.Element {
  const { seats, matches, places, best } = tally;
  const won = places[0] ?? 0;
  const mean = places.reduce((sum, count, at) => sum + count * (at + 1), 0) / matches;
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{seats}</td>
      <td>{matches}</td>
      <td>{t('tally.share', { won, percent: Math.round((100 * won) / matches) })}</td>
      <td class="tally-places">
        <Places places={places} matches={matches} />
      </td>
      <td>{mean.toLocaleString(intlLocale(), TENTHS)}</td>
      <td>{best}</td>
    </tr>
  );
}

/** How often each place, as parts of a bar. */
function Places({ places, matches }: Pick<TallyInfo, 'places' | 'matches'>): JSX.Element {
  const counts = places.map((n, at) => t('tally.place', { place: at + 1, n }));
  const said = t('tally.everyPlace', { counts: list(counts, 'plain') });
  return (
    <span class="places-bar" role="img" aria-label={said} title={said}>
      {places.map((count, at) => (
        <span key={at} data-place={at + 1} style={{ width: `${(100 * count) / matches}%` }} />
      ))}
    </span>
  );
}
