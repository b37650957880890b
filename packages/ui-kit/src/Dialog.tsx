import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** The native modal dialog: it traps focus, and Escape closes it. It is open for as long as it is rendered. */
export function Dialog({ title, onClose, children }: DialogProps): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // A dialog gives the focus back where it came from if it is closed before it is removed, which is too late for an effect.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={ref} class="dialog" aria-labelledby={id} onCancel={onClose}>
      <div class="dialog-body">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

export function DialogActions({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <div class="dialog-actions">{children}</div>;
}
