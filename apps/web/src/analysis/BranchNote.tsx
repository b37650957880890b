import type { BranchOrigin } from '@portolan/protocol';
import type { JSX } from 'preact';
import { t } from '../messages/analysis.ts';

/** Says that a match continues another one, and from which moment. */
export function BranchNote({ origin: { table, seq } }: { readonly origin: BranchOrigin }): JSX.Element {
  return (
    <p class="small quiet">
      {t('whatIf.branch', { seq })} <a href={`/replay/${table}#${seq}`}>{t('whatIf.origin')}</a>
    </p>
  );
}
