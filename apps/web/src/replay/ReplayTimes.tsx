import type { ReplayState } from '@portolan/client';
import type { TableInfo } from '@portolan/protocol';
import type { JSX } from 'preact';
import { Clocks } from '../clock/Clocks.tsx';
import { shortSpan } from '../clock/spans.ts';
import { whenInWords } from '../clock/whenInWords.ts';
import { t } from '../messages/time.ts';

export interface ReplayTimesProps {
  readonly table: TableInfo;
  readonly state: ReplayState;
  readonly names: readonly string[];
}

/** When a move was made, how long its player had thought, and the clocks after it. */
export function ReplayTimes({ table, state, names }: ReplayTimesProps): JSX.Element | null {
  const { moment, askedAt = table.startedAt } = state;
  const { entry, clocks } = moment ?? {};
  return (
    <>
      {entry !== undefined && (
        <p class="small quiet replay-time">{sayWhen(entry.at, entry.kind === 'move' ? askedAt : undefined)}</p>
      )}
      {clocks !== undefined && (
        <Clocks clocks={clocks} terms={table.terms.clock} names={names} seats={table.seats} own={[]} isPast />
      )}
    </>
  );
}

/** Bots and forced moves take no time worth mentioning. */
const SHORTEST_MS = 1000;

function sayWhen(at: number, askedAt: number | undefined): string {
  const when = whenInWords(at);
  const took = askedAt === undefined ? 0 : at - askedAt;
  return took < SHORTEST_MS ? t('replay.when', { when }) : t('replay.took', { when, took: shortSpan(took) });
}
