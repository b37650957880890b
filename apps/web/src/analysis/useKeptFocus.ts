import { useLayoutEffect } from 'preact/hooks';

/** A used button that goes away takes the focus with it. The element that it was in, which needs a tab index, keeps it. */
export function useKeptFocus(element: { readonly current: HTMLElement | null }): void {
  const had = element.current?.contains(document.activeElement) === true;
  useLayoutEffect(() => {
    if (had && element.current?.contains(document.activeElement) === false) {
      element.current.focus({ preventScroll: true });
    }
  });
}
