import { Button, SeatBadge } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t } from '../messages/table.ts';

export interface HandOverProps {
  readonly seat: number;
  readonly name: string;
  readonly onTaken: () => void;
}

/** Between two players on a shared device: nothing of the table is rendered until the next player takes over. */
export function HandOver({ seat, name, onTaken }: HandOverProps): JSX.Element {
  return (
    <div class="hand-over">
      <div class="hand-over-cartouche cartouche stack">
        <SeatBadge seat={seat} />
        <h1>{t('handover.title', { name })}</h1>
        <p class="quiet">{t('handover.lead')}</p>
        <Button look="primary" size="big" onClick={onTaken}>
          {t('handover.go', { name })}
        </Button>
      </div>
    </div>
  );
}
