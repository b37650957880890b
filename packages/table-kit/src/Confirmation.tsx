import type { ComponentChildren, JSX, RefObject } from 'preact';
import './confirmation.css';

export interface ConfirmationProps {
  /** Receives the element, so that the button can be focused. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly children: ComponentChildren;
}

/**
 * What the player has chosen, with the button that confirms it. It carries `data-confirming`: the page gives it room even
 * where a guide leaves little, so controls with a confirmation of their own use this as well.
 */
export function Confirmation({ root, children }: ConfirmationProps): JSX.Element {
  return (
    <div ref={root} class="tk-confirmation" data-confirming="">
      {children}
    </div>
  );
}
