import { type Failure, makeApi, makeConnection, makeStore, makeUnsentMoves } from '@portolan/client';
import type { ClientMessage, Me, RefusalInfo } from '@portolan/protocol';
import type { Toast } from '@portolan/ui-kit';
import { t } from '../messages/shell.ts';
import { sayFailure } from './failures.ts';
import { unsentMoves } from './unsentMoves.ts';

/** What all pages share: the API client, the connection, the player's identity and the toasts. */
export const api = makeApi((path, init) => fetch(path, init));

export const connection = makeConnection({
  openSocket: () => {
    const { protocol, host } = window.location;
    return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/socket`);
  },
});

/** Sends what was confirmed at any table, also what a reload interrupted. */
export const unsent = makeUnsentMoves({
  connection,
  storage: unsentMoves,
  onRefused: (_table, refusal) => {
    void sayFailure(refusal).then((reason) => tell(t('link.notPlayed', { reason }), true));
  },
});

export type Known = { readonly known: false } | { readonly known: true; readonly me: Me | undefined };

/** Unknown until the server has answered. */
export const identity = makeStore<Known>({ known: false });

/** What the tab is to show: the page's own title, and whether the table on it awaits the player. See `showTab`. */
export const tab = makeStore<{ readonly page?: string; readonly asked?: boolean }>({});

export const toasts = makeStore<readonly Toast[]>([]);

const TOAST_MS = 6000;
let toastCount = 0;

/** The same words again replace those before: several toasts that say “Saved” would only cover the page. */
export function tell(text: string, trouble = false): void {
  const id = ++toastCount;
  const others = toasts.get().filter((toast) => toast.text !== text);
  toasts.set([...others.slice(-2), { id, text, trouble }]);
  setTimeout(() => dismiss(id), TOAST_MS);
}

export function tellFailure(failure: Failure | RefusalInfo): void {
  void sayFailure(failure).then((text) => tell(text, true));
}

export function dismiss(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** Changes the identity. The connection is reopened because the server identifies it by its cookie. */
export function become(me: Me | undefined): void {
  const now = identity.get();
  if (!now.known || now.me?.player !== me?.player) unsent.clear();
  identity.set({ known: true, me });
  connection.restart();
}

export async function startSession(): Promise<void> {
  connection.listen((message) => {
    if (message.type === 'welcome') identity.set({ known: true, me: message.me });
  });
  const look = (): ClientMessage =>
    document.visibilityState === 'visible' ? { type: 'look' } : { type: 'look', away: true };
  connection.follow(look);
  connection.open();
  window.addEventListener('online', () => connection.nudge());
  // A silent connection would go unnoticed until the next heartbeat.
  window.addEventListener('offline', () => connection.restart());
  document.addEventListener('visibilitychange', () => {
    connection.send(look());
    if (document.visibilityState === 'visible') connection.nudge();
  });
  const answer = await api.me();
  if (answer.ok) identity.set({ known: true, me: answer.value });
}

/** A unique message id. */
export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).reduce((text, word) => text + word.toString(36), '');
}
