import type { GuestLeft } from '@portolan/protocol';
import { Button, Dialog, DialogActions } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t } from '../messages/account.ts';

export interface LeftDialogProps {
  readonly left: GuestLeft;
  readonly onClose: () => void;
}

/** Says what became of the guest who used this device, and how to get back to them. */
export function LeftDialog({ left, onClose }: LeftDialogProps): JSX.Element {
  const { name, code, brought, left: staying, finished } = left;
  return (
    <Dialog title={t('left.title', { name })} onClose={onClose}>
      <ul class="account-facts">
        {brought + staying > 0 && <li>{t('left.brought', { n: brought })}</li>}
        {staying > 0 && <li>{t('left.left', { n: staying, name })}</li>}
        {finished > 0 && <li>{t('left.finished', { n: finished, name })}</li>}
      </ul>
      <p>{t('left.code', { name })}</p>
      <code class="account-code" translate={false}>
        {code}
      </code>
      <DialogActions>
        <Button look="primary" autoFocus onClick={onClose}>
          {t('left.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
