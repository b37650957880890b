// The shell works without a network; data never comes from a cache. Built files bear a hash and never change.
const SHELL = 'portolan-shell-1';
const START = '/';

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
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(SHELL);
    await cache.put(request, response.clone());
  }
  return response;
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
