import { asPace, PACES, type Replayer, type ReplayState } from '@portolan/client';
import type { TableInfo } from '@portolan/protocol';
import { SelectField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { later } from '../app/later.tsx';
import { chosenPace, keepPace } from '../app/pace.ts';
import { useStore } from '../app/useStore.ts';
import { t as tPlayback } from '../messages/playback.ts';
import { t } from '../messages/replay.ts';
import { useOwnSeat } from './useOwnSeat.ts';

// Not needed for the first paint.
const WhatIf = later(async () => (await import('../analysis/WhatIf.tsx')).WhatIf);

export interface ReplayOptionsProps {
  readonly replayer: Replayer;
  readonly state: ReplayState;
  readonly table: TableInfo;
  readonly names: readonly string[];
}

/** A viewer who wants to see nothing jumps to the end. */
const REPLAY_PACES = PACES.filter((pace) => pace !== 'instant');

/** From whose point of view the match is shown, how fast, and the way into it from here. */
export function ReplayView({ replayer, state, table, names }: ReplayOptionsProps): JSX.Element {
  const pace = useStore(chosenPace);
  const own = useOwnSeat(table);
  const finished = table.status === 'finished';
  const eyes = [
    { value: 'spectator', label: t('replay.spectator') },
    ...(finished ? [{ value: 'open', label: t('replay.open') }] : []),
    ...(finished ? names.map((label, seat) => ({ value: `${seat}`, label })) : []),
  ];
  return (
    <section class="replay-options">
      <div class="replay-fields">
        <SelectField label={t('replay.as')} value={state.as} options={eyes} onChange={replayer.lookAs} />
        <SelectField
          label={t('replay.pace')}
          value={pace === 'instant' ? 'fast' : pace}
          options={REPLAY_PACES.map((value) => ({ value, label: tPlayback(`playback.${value}`) }))}
          onChange={(value) => keepPace(asPace(value))}
        />
      </div>
      {finished && state.seq < (state.last ?? table.seq) && (
        <WhatIf table={table} seq={state.seq} seat={/^\d+$/.test(state.as) ? Number(state.as) : own} names={names} />
      )}
    </section>
  );
}
