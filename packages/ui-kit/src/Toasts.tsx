import type { JSX } from 'preact';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly trouble: boolean;
}

export interface ToastsProps {
  readonly toasts: readonly Toast[];
  readonly closeLabel: string;
  readonly onClose: (id: number) => void;
}

/** Short messages at the bottom of the page. Screen readers announce them; they never take focus. */
export function Toasts({ toasts, closeLabel, onClose }: ToastsProps): JSX.Element {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.map(({ id, text, trouble }) => (
        <div key={id} class={cx('toast', trouble && 'toast-trouble')}>
          <span>{text}</span>
          <Button look="plain" size="small" icon="close" label={closeLabel} onClick={() => onClose(id)} />
        </div>
      ))}
    </div>
  );
}
