import type { LobbyFilter } from '@portolan/protocol';
import { Button, type ButtonLook } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { later } from '../app/later.tsx';
import { t } from '../messages/finding.ts';

const OfferDialog = later(async () => (await import('./OfferDialog.tsx')).OfferDialog);

export interface OfferButtonProps {
  readonly filter: LobbyFilter;
  readonly look?: ButtonLook;
  /** Instead of "Offer a game". */
  readonly face?: string;
}

export function OfferButton({ filter, look = 'usual', face = t('offer.make') }: OfferButtonProps): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {face}
      </Button>
      {open && <OfferDialog filter={filter} onClose={() => setOpen(false)} />}
    </>
  );
}
