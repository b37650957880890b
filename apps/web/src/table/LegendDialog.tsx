import { Button, Dialog, DialogActions } from '@portolan/ui-kit';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../messages/tableLater.ts';
import { legendOpen } from './legend.ts';
import type { WebUi } from './useGameTable.ts';

/** Every symbol of the game, in front of the table. */
export function LegendDialog({ ui }: { readonly ui: WebUi }): JSX.Element {
  const [Legend, setLegend] = useState<ComponentType>();
  const close = (): void => legendOpen.set(false);
  useEffect(() => {
    ui.legend?.().then((loaded) => setLegend(() => loaded), close);
  }, [ui]);
  return (
    <Dialog title={t('table.legendTitle')} onClose={close}>
      {Legend !== undefined && <Legend />}
      <DialogActions>
        <Button autoFocus onClick={close}>
          {t('table.legendClose')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
