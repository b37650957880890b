import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t } from '../messages/why.ts';
import { WhyList } from './WhyList.tsx';
import type { WhyModeProps } from './WhyMode.tsx';

export interface WhyPanelProps extends Omit<WhyModeProps, 'names' | 'onEnd'> {
  readonly onPoint: () => void;
}

/** "Why can't I?", by pointing or from a list. */
export function WhyPanel({ onPoint, ...props }: WhyPanelProps): JSX.Element {
  return (
    <div class="stack">
      <h3>{t('title')}</h3>
      <p class="small quiet">{t('lead')}</p>
      <div>
        <Button icon="question" onClick={onPoint}>
          {t('pointNow')}
        </Button>
      </div>
      {props.legal === undefined ? <p class="small">{t('notYou')}</p> : <WhyList {...props} />}
    </div>
  );
}
