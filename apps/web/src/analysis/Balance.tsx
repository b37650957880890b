import type { Analysis, SeatAnalysis } from '@portolan/bots';
import { nameAt } from '@portolan/client';
import { SeatBadge } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t } from '../messages/analysis.ts';
import { signed, tenths } from './figures.ts';

export interface BalanceProps {
  readonly analysis: Analysis;
  readonly names: readonly string[];
}

/** What each seat was expected to reach at first, what became of it, and how much of that was luck. */
export function Balance({ analysis, names }: BalanceProps): JSX.Element {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section class="table-scroll" tabIndex={0} aria-label={t('analysis.balance')}>
        <table class="score-table balance">
          <caption class="unseen">{t('analysis.balance')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('analysis.player')}</th>
              <th scope="col">{t('analysis.first')}</th>
              <th scope="col">{t('analysis.luck')}</th>
              <th scope="col">{t('analysis.decisions')}</th>
              <th scope="col">{t('analysis.result')}</th>
            </tr>
          </thead>
          <tbody>
            {analysis.seats.map((one, seat) => (
              <BalanceRow key={seat} {...one} seat={seat} name={nameAt(names, seat)} />
            ))}
          </tbody>
        </table>
      </section>
      <p class="small quiet">{t('analysis.hint')}</p>
    </>
  );
}

function BalanceRow(props: SeatAnalysis & { readonly seat: number; readonly name: string }): JSX.Element {
  const { prospects, luck, lost } = props;
  return (
    <tr>
      <th scope="row">
        <SeatBadge seat={props.seat} label={props.name} />
      </th>
      <td>{tenths(prospects[0]?.place ?? 0)}</td>
      <td>{signed(luck.place)}</td>
      <td>{signed(-lost.place)}</td>
      <td>{prospects.at(-1)?.place}</td>
    </tr>
  );
}
