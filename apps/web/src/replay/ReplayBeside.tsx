import { logAddress, type ReplayState } from '@portolan/client';
import { verifyCommitment } from '@portolan/kernel';
import type { TableInfo } from '@portolan/protocol';
import { ButtonLink } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t } from '../messages/replay.ts';
import { LaterResult } from '../table/laterResult.ts';
import { useEventTexts } from '../table/useEventTexts.ts';
import type { WebUi } from '../table/useGameTable.ts';
import { useEvents } from './useEvents.ts';

export interface ReplayBesideProps {
  /** Undefined until loaded. */
  readonly ui: WebUi | undefined;
  readonly table: TableInfo;
  readonly state: ReplayState;
  readonly names: readonly string[];
  /** The board shows the current moment. */
  readonly isShown: boolean;
}

/** The whole match: its result, its log and the check of its seed. */
export function ReplayBeside({ ui, table, state, names, isShown }: ReplayBesideProps): JSX.Element {
  const ended = isShown && table.outcome !== undefined && state.seq === (state.last ?? table.seq);
  const hasTexts = useEventTexts(ui);
  // The whole log is large; what happened in this moment comes first.
  const events = useEvents(ended && hasTexts ? table.id : undefined);
  return (
    <aside class="live-beside replay-beside" data-table-aside="" aria-label={t('replay.aside')}>
      {ended && table.outcome !== undefined && ui !== undefined && events !== undefined && (
        <LaterResult ui={ui} table={table} outcome={table.outcome} names={names} events={events} seated={false} />
      )}
      {table.status === 'finished' && (
        <ButtonLink icon="download" href={logAddress(table.id)} download={`${table.game}-${table.id}.jsonl`}>
          {t('replay.export')}
        </ButtonLink>
      )}
      <Fairness table={table} />
    </aside>
  );
}

function Fairness({ table: { commitment, seed } }: { readonly table: TableInfo }): JSX.Element | null {
  if (commitment === undefined) return null;
  return (
    <details class="sheet fairness">
      <summary>{t('replay.seed')}</summary>
      <p class="small quiet">{t('replay.seedHint')}</p>
      <dl class="small">
        <dt>{t('replay.commitment')}</dt>
        <dd class="hash" translate={false}>
          {commitment}
        </dd>
        {seed !== undefined && (
          <>
            <dt>{t('replay.seedIs')}</dt>
            <dd class="hash" translate={false}>
              {seed}
            </dd>
          </>
        )}
      </dl>
      {seed !== undefined && (
        <p role="status">
          <strong>{t(verifyCommitment(commitment, seed) ? 'replay.seedOk' : 'replay.seedBad')}</strong>
        </p>
      )}
    </details>
  );
}
