import { makeRequests } from '@portolan/client';
import { t } from '../messages/shell.ts';
import { currentPlace } from './router.ts';
import { identity, tab } from './session.ts';

const EVERY_MS = 60_000;
const CALM = '/icons/mark.svg';
const CALLING = '/icons/mark-turn.svg';

/** Keeps the title and the icon of the tab: the page, and on every page how many tables await the player. */
export function showTab(): void {
  const { get } = makeRequests((path, init) => fetch(path, init));
  let counted = 0;
  let asking = false;

  function show(): void {
    const { page, asked } = tab.get();
    const awaiting = Math.max(counted, asked ? 1 : 0);
    const title = page === undefined ? t('app.name') : t('app.title', { page });
    document.title = awaiting === 0 ? title : t('app.awaited', { awaiting, title });
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const wanted = awaiting === 0 ? CALM : CALLING;
    if (icon !== null && !icon.href.endsWith(wanted)) icon.href = wanted;
  }

  async function count(): Promise<void> {
    const who = identity.get();
    if (!who.known || asking) return;
    asking = true;
    const answer = who.me === undefined ? undefined : await get<{ readonly tables: number }>('/notifications/awaiting');
    asking = false;
    if (answer?.ok !== false) counted = answer?.value.tables ?? 0;
    show();
  }

  setInterval(count, EVERY_MS);
  tab.subscribe(show);
  identity.subscribe(count);
  currentPlace.subscribe(count);
  document.addEventListener('visibilitychange', count);
  // The service worker passes on that a push has come.
  navigator.serviceWorker?.addEventListener('message', count);
  show();
  void count();
}
