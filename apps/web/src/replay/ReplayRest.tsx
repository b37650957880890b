import { logAddress } from '@portolan/client';
import { verifyCommitment } from '@portolan/kernel';
import type { TableInfo } from '@portolan/protocol';
import { Button, ButtonLink, SelectField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { BranchNote } from '../analysis/BranchNote.tsx';
import { tell } from '../app/session.ts';
import { t } from '../messages/replay.ts';
import type { ReplayOptionsProps } from './ReplayView.tsx';
import { useOwnSeat } from './useOwnSeat.ts';

/** Ways to other moments and pages, the log, and the check of the seed. */
export function ReplayRest(props: ReplayOptionsProps): JSX.Element {
  const { table } = props;
  return (
    <>
      {table.branchedFrom !== undefined && <BranchNote origin={table.branchedFrom} />}
      <ReplayWays {...props} />
      {table.status === 'finished' && (
        <div class="row">
          <ButtonLink href={`/table/${table.id}/story`}>{t('replay.story')}</ButtonLink>
          <ButtonLink icon="download" href={logAddress(table.id)} download={`${table.game}-${table.id}.jsonl`}>
            {t('replay.export')}
          </ButtonLink>
        </div>
      )}
      <Fairness table={table} />
    </>
  );
}

function Fairness({ table: { commitment, seed } }: { readonly table: TableInfo }): JSX.Element | null {
  if (commitment === undefined) return null;
  return (
    <details class="surface fairness">
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

function ReplayWays({ replayer, state, table, names }: ReplayOptionsProps): JSX.Element {
  const own = useOwnSeat(table);
  const [seat, setSeat] = useState(own);
  async function share(): Promise<void> {
    await navigator.clipboard?.writeText(`${window.location.origin}/replay/${table.id}#${state.seq}`);
    tell(t('replay.copied'));
  }
  return (
    <section class="replay-options">
      <div class="replay-last">
        <SelectField
          label={t('replay.lastTurn')}
          value={`${seat}`}
          options={names.map((label, at) => ({ value: `${at}`, label }))}
          onChange={(value) => setSeat(Number(value))}
        />
        <Button onClick={() => void replayer.sinceTurnOf(seat)}>{t('replay.go')}</Button>
      </div>
      <div class="row">
        <Button size="small" icon="link" onClick={share}>
          {t('replay.link')}
        </Button>
        <ButtonLink size="small" href={`/table/${table.id}`}>
          {t('replay.toTable')}
        </ButtonLink>
      </div>
    </section>
  );
}
