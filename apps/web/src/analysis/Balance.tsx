import type { Analysis, Expectation, SeatAnalysis } from '@portolan/bots';
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
          <BalanceRows analysis={analysis} names={names} unit="place" heading={t('analysis.inPlaces')} />
          <BalanceRows analysis={analysis} names={names} unit="score" heading={t('analysis.inPoints')} />
        </table>
      </section>
      <p class="small quiet">{t('analysis.hint')}</p>
    </>
  );
}

type Unit = keyof Expectation;

/** All seats in one unit: beside each other, places and points would be too wide for a phone. */
function BalanceRows(props: BalanceProps & { readonly unit: Unit; readonly heading: string }): JSX.Element {
  const { analysis, names, unit, heading } = props;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={5}>
          {heading}
        </th>
      </tr>
      {analysis.seats.map((one, seat) => (
        <BalanceRow key={seat} {...one} unit={unit} seat={seat} name={nameAt(names, seat)} />
      ))}
    </tbody>
  );
}

interface BalanceRowProps extends SeatAnalysis {
  readonly unit: Unit;
  readonly seat: number;
  readonly name: string;
}

function BalanceRow(props: BalanceRowProps): JSX.Element {
  const { unit, prospects, luck, lost } = props;
  return (
    <tr>
      <th scope="row">
        <SeatBadge seat={props.seat} label={props.name} />
      </th>
      <td>{tenths(prospects[0]?.[unit] ?? 0)}</td>
      <td>{signed(luck[unit])}</td>
      <td>{signed(-lost[unit])}</td>
      <td>{tenths(prospects.at(-1)?.[unit] ?? 0)}</td>
    </tr>
  );
}
