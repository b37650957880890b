import { Button, Dialog, DialogActions } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t } from '../messages/company.ts';
import { t as tShell } from '../messages/shell.ts';

export interface SitAnywayProps {
  /** Of the blocked people at the table. */
  readonly names: string;
  readonly onSit: () => void;
  readonly onClose: () => void;
}

/** Asks before the player sits down with somebody they have blocked. */
export function SitAnyway({ names, onSit, onClose }: SitAnywayProps): JSX.Element {
  return (
    <Dialog title={t('beside.title')} onClose={onClose}>
      <p>{t('beside.hint', { names })}</p>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {tShell('app.cancel')}
        </Button>
        <Button onClick={onSit}>{t('beside.sit')}</Button>
      </DialogActions>
    </Dialog>
  );
}
