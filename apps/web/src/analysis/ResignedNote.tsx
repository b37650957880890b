import { list } from '@portolan/i18n';
import type { ToldOutcome } from '@portolan/protocol';
import type { JSX } from 'preact';
import { t } from '../messages/analysis.ts';

export interface ResignedNoteProps {
  readonly outcome: ToldOutcome | undefined;
  readonly names: readonly string[];
}

/** Why a curve may end in another place than the result says. */
export function ResignedNote({ outcome, names }: ResignedNoteProps): JSX.Element | null {
  const { resigned = [] } = outcome ?? {};
  if (resigned.length === 0) return null;
  return (
    <p class="small quiet">{t('analysis.resigned', { names: list(resigned.map((seat) => names[seat] ?? '')) })}</p>
  );
}
