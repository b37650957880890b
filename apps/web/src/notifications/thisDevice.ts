import type { PushRequest } from '@portolan/protocol';

const KEY = 'portolan.pushChannel';

export type Subscribed =
  | { readonly kind: 'on'; readonly request: PushRequest }
  | { readonly kind: 'denied' | 'failed' };

/** The pushes of this browser. */
export const thisDevice = {
  isAble: (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
  /** The channel that this browser was added as. */
  channel(): string | undefined {
    try {
      return localStorage.getItem(KEY) ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep(channel: string): void {
    try {
      localStorage.setItem(KEY, channel);
    } catch {
      // Without storage the page offers it again, and the server recognizes the device.
    }
  },
  /** Asks for permission. `key` is the server's. */
  async subscribe(key: string): Promise<Subscribed> {
    if ((await Notification.requestPermission()) !== 'granted') return { kind: 'denied' };
    try {
      const { pushManager } = await navigator.serviceWorker.ready;
      // A subscription to another server's key cannot be used.
      await (await pushManager.getSubscription())?.unsubscribe();
      const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
      const { endpoint, keys } = made.toJSON();
      const { p256dh, auth } = keys ?? {};
      if (endpoint === undefined || p256dh === undefined || auth === undefined) return { kind: 'failed' };
      return { kind: 'on', request: { endpoint, keys: { p256dh, auth } } };
    } catch {
      return { kind: 'failed' };
    }
  },
  async unsubscribe(): Promise<void> {
    try {
      localStorage.removeItem(KEY);
      const registration = await navigator.serviceWorker.getRegistration();
      await (await registration?.pushManager.getSubscription())?.unsubscribe();
    } catch {
      // The server no longer sends anything, which is what matters.
    }
  },
};
