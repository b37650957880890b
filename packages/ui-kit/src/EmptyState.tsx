import type { ComponentChildren, JSX } from 'preact';
import { CompassRose } from './CompassRose.tsx';

/** What is said where there is nothing yet. */
export function EmptyState({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <div class="empty">
      <CompassRose />
      {children}
    </div>
  );
}
