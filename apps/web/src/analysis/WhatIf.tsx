import { nameAt } from '@portolan/client';
import type { TableInfo } from '@portolan/protocol';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { navigate } from '../app/router.ts';
import { api, tellFailure } from '../app/session.ts';
import { whoAmI } from '../app/whoAmI.ts';
import { t } from '../messages/analysis.ts';

export interface WhatIfProps {
  readonly table: TableInfo;
  readonly seq: number;
  /** The seat that the player takes. */
  readonly seat: number;
  readonly names: readonly string[];
  /** Played first; otherwise the player decides. */
  readonly better?: string;
}

/** Plays a finished match on from one of its moments, at a new table with bots. */
export function WhatIf({ table, seq, seat, names, better }: WhatIfProps): JSX.Element {
  const hint = useId();
  async function begin(): Promise<void> {
    if ((await whoAmI()) === undefined) return;
    const answer = await api.branch(table.id, { seq, seat, ...(better === undefined ? {} : { move: better }) });
    if (answer.ok) navigate(`/table/${answer.value.id}`);
    else tellFailure(answer.error);
  }
  return (
    <div class="what-if">
      <Button size="small" icon="forward" describedBy={hint} onClick={() => void begin()}>
        {t(better === undefined ? 'whatIf.button' : 'whatIf.better')}
      </Button>
      <p id={hint} class="small quiet what-if-hint">
        {t('whatIf.hint', { name: nameAt(names, seat) })}
      </p>
    </div>
  );
}
