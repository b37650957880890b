import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { MeasureDialog, type MeasureDialogProps } from './MeasureDialog.tsx';

/** A button that asks for the reason first. */
export function MeasureButton({
  face,
  label,
  ...measure
}: Omit<MeasureDialogProps, 'onClose'> & { readonly face: string; readonly label?: string }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} {...(label === undefined ? {} : { label })}>
        {face}
      </Button>
      {open && <MeasureDialog {...measure} onClose={() => setOpen(false)} />}
    </>
  );
}
