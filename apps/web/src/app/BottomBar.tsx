import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** What the page is for, always in view: at the end of the page, or at the bottom of the window while that is below. */
export function BottomBar({ children }: { readonly children: ComponentChildren }): JSX.Element {
  useLayoutEffect(() => {
    // Not by `:has()`, which would restyle the whole page after every change.
    const app = document.getElementById('app');
    app?.toggleAttribute('data-bar', true);
    return () => void app?.toggleAttribute('data-bar', false);
  }, []);
  return (
    <div class="bottom-bar">
      <div class="bottom-bar-inside">{children}</div>
    </div>
  );
}
