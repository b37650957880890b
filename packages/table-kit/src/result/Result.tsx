import type { ComponentChildren, JSX } from 'preact';
import './result.css';

/** Charts of a finished game side by side, or one below the other. */
export function Result({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <div class="tk-result">{children}</div>;
}
