import type { JSX } from 'preact';
import { companyApi } from '../company/companyApi.ts';
import { t } from '../messages/moderation.ts';
import { MeasureButton } from './MeasureButton.tsx';

export interface HideButtonProps {
  readonly table: string;
  readonly line: number;
  readonly text: string;
  readonly onDone: () => void;
}

/** Hides a chat line. */
export function HideButton({ table, line, text, onDone }: HideButtonProps): JSX.Element {
  return (
    <MeasureButton
      face={t('mod.hide')}
      label={t('mod.hideLine', { text })}
      title={t('mod.askHide')}
      action={t('mod.hide')}
      run={(why) => companyApi.hideLine(table, line, why)}
      onDone={onDone}
    />
  );
}
