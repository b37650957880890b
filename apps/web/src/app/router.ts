import { makeStore, type Readable } from '@portolan/client';

export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
  /** Without the `#`. */
  readonly hash: string;
}

function here(): Place {
  const { pathname, search, hash } = window.location;
  return { path: pathname, query: new URLSearchParams(search), hash: hash.slice(1) };
}

const place = makeStore<Place>(here());

/** The current location. */
export const currentPlace: Readable<Place> = place;

export function navigate(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (replace) window.history.replaceState(undefined, '', to);
  else window.history.pushState(undefined, '', to);
  const before = place.get().path;
  place.set(here());
  if (place.get().path !== before) window.scrollTo(0, 0);
}

/** Follows the browser's back and forward buttons, and handles plain clicks on internal links. */
export function startRouter(): void {
  window.addEventListener('popstate', () => place.set(here()));
  document.addEventListener('click', (event) => {
    const to = linkTarget(event);
    if (to === undefined) return;
    event.preventDefault();
    navigate(to);
  });
}

function linkTarget(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || pathname.startsWith('/api/')) return undefined;
  // The browser itself scrolls to an anchor within the page.
  if (hash !== '' && pathname === window.location.pathname && !pathname.startsWith('/replay/')) return undefined;
  return pathname + search + hash;
}
