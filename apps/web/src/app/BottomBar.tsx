import type { ComponentChildren, JSX } from 'preact';

/** What the page is for, always in view: at the end of the page, or at the bottom of the window while that is below. */
export function BottomBar({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <div class="bottom-bar">
      <div class="bottom-bar-inside">{children}</div>
    </div>
  );
}
