import type { Finding } from '@portolan/bots';
import { nameAt } from '@portolan/client';
import type { TableInfo } from '@portolan/protocol';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t } from '../messages/analysis.ts';
import type { WebUi } from '../table/useGameTable.ts';
import { useShowPointed } from '../table/useShowPointed.ts';
import { FindingText } from './FindingText.tsx';
import { usePointAtMove } from './usePointAtMove.ts';
import { WhatIf } from './WhatIf.tsx';
import '../style/analysis.css';

export interface ChosenFinding {
  readonly finding: Finding;
  /** The moment of the decision. */
  readonly seq: number;
}

export interface ChosenNoteProps {
  readonly ui: WebUi;
  readonly table: TableInfo;
  readonly names: readonly string[];
  readonly chosen: ChosenFinding;
  readonly onClose: () => void;
}

/** A decision of the analysis beside the board, which marks the better move. */
export function ChosenNote({ ui, table, names, chosen, onClose }: ChosenNoteProps): JSX.Element {
  const { finding, seq } = chosen;
  usePointAtMove(ui, { text: finding.better, view: finding.view });
  useShowPointed(true);
  return (
    <section class="surface chosen-finding" aria-label={t('analysis.atMove')}>
      <header>
        <h2>{t('analysis.finding', { name: nameAt(names, finding.seat), n: seq + 1 })}</h2>
        <Button look="plain" size="small" icon="close" label={t('analysis.close')} onClick={onClose} />
      </header>
      <FindingText ui={ui} finding={finding} />
      <WhatIf table={table} seq={seq} seat={finding.seat} names={names} better={finding.better} />
    </section>
  );
}
