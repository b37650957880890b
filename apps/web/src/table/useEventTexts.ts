import type { GameUi } from '@portolan/client';
import { translationsReady } from '@portolan/i18n';
import { useEffect, useState } from 'preact/hooks';

const loaded = new WeakSet<() => Promise<void>>();

/** Whether the texts of a game's events are loaded, which starts after the first picture. */
export function useEventTexts(ui: GameUi | undefined): boolean {
  const load = ui?.text?.loadEvents;
  // Counted, because the same value again would render nothing: the game itself may have been loaded after the page.
  const [, countLoad] = useState(0);
  useEffect(() => {
    if (load === undefined || loaded.has(load)) return;
    let stale = false;
    const done = (): void => {
      loaded.add(load);
      if (!stale) countLoad((count) => count + 1);
    };
    const start = (): void =>
      void load()
        .then(translationsReady)
        .then(done, () => undefined);
    start();
    // Without a network they are missing until it is back.
    window.addEventListener('online', start);
    return () => {
      stale = true;
      window.removeEventListener('online', start);
    };
  }, [load]);
  return load === undefined || loaded.has(load);
}
