import type { ComponentChildren, JSX } from 'preact';
import { CompassRose } from './CompassRose.tsx';

/** Shown in place of an empty list. */
export function EmptyState({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <div class="empty">
      <CompassRose />
      {children}
    </div>
  );
}
