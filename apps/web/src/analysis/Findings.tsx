import type { Finding } from '@portolan/bots';
import { nameAt } from '@portolan/client';
import { SeatName, SelectField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../messages/analysis.ts';
import type { AnalysisReportProps } from './AnalysisReport.tsx';
import { FindingText } from './FindingText.tsx';

const MOST_SHOWN = 8;

/** The costliest decisions, each a button that shows it on the board. */
export function Findings(props: AnalysisReportProps): JSX.Element {
  const { analysis, names, entries, chosen, onChoose } = props;
  const [of, setOf] = useState('all');
  const findings = analysis.seats
    .filter((_, seat) => of === 'all' || of === `${seat}`)
    .flatMap((one) => one.findings)
    .sort((one, other) => other.places - one.places)
    .slice(0, MOST_SHOWN);
  const momentOf = ({ moves }: Finding): number => (entries[moves] ?? 1) - 1;
  return (
    <>
      <h3>{t('analysis.findings')}</h3>
      <SelectField
        label={t('analysis.of')}
        value={of}
        options={[
          { value: 'all', label: t('analysis.everyone') },
          ...names.map((label, seat) => ({ value: `${seat}`, label })),
        ]}
        onChange={setOf}
      />
      {findings.length === 0 && <p>{t('analysis.none')}</p>}
      <ol class="findings">
        {findings.map((finding) => (
          <li key={finding.moves}>
            <button
              type="button"
              class="finding"
              aria-pressed={chosen?.finding.moves === finding.moves}
              onClick={() => onChoose({ finding, seq: momentOf(finding) })}
            >
              <SeatName seat={finding.seat}>
                {t('analysis.finding', { name: nameAt(names, finding.seat), n: momentOf(finding) + 1 })}
              </SeatName>
              <FindingText ui={props.ui} finding={finding} />
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
