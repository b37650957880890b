// The shell works without a network; data never comes from a cache. Built files bear a hash and never change.
const SHELL = 'portolan-shell-1';
const START = '/';
/** Browsers end a service worker that takes five minutes for a request. */
const PATIENCE_MS = 4 * 60_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add(START)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const drop = (names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(drop)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api/') || pathname === '/health') return;
  if (pathname.startsWith('/assets/')) event.respondWith(fromCacheFirst(request));
  else if (request.mode === 'navigate') event.respondWith(pageFromNetworkFirst(request));
});

async function fromCacheFirst(request) {
  const known = await caches.match(request);
  if (known !== undefined) return known;
  const response = await fetchPatiently(request);
  if (response.ok) {
    const cache = await caches.open(SHELL);
    await cache.put(request, response.clone());
  }
  return response;
}

/** A module that failed to load once fails for as long as its page is open, so a lost network is waited for. */
async function fetchPatiently(request) {
  const until = Date.now() + PATIENCE_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await fetch(request);
    } catch (error) {
      if (Date.now() + pause > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

async function pageFromNetworkFirst(request) {
  try {
    const response = await fetch(request);
    if (response.ok) {
      const cache = await caches.open(SHELL);
      await cache.put(START, response.clone());
    }
    return response;
  } catch {
    return (await caches.match(START)) ?? Response.error();
  }
}

/** What the server sends: an id, a title, a body, and the path of the page that a click opens. */
self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(event.data?.json() ?? {}));
});

async function showNotice({ id, title, body, path }) {
  // One message for each table. A push that had to be sent again does not ring again.
  const shown = await self.registration.getNotifications({ tag: path });
  const renotify = shown.length > 0 && shown[0].data?.id !== id;
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage({ kind: 'notice' });
  await self.registration.showNotification(title ?? 'Portolan', {
    body,
    tag: path,
    renotify,
    icon: '/icons/icon-192.png',
    data: { id, path },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.path ?? START));
});

/** In the tab that shows it already, or in a new one. */
async function openPage(path) {
  const target = new URL(path, self.location.origin);
  if (target.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  const open = pages.find((page) => new URL(page.url).pathname === target.pathname);
  await (open === undefined ? self.clients.openWindow(target.href) : open.focus());
}

/** A browser may replace its subscription at any time; the server has to know the new one. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event));
});

async function renewSubscription({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const made = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!made) return;
  const { endpoint, keys } = made.toJSON();
  await fetch('/api/notifications/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}
