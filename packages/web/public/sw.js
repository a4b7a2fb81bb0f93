// Keeps the app at hand: practice works without a network, and messages arrive while no page is open.

const CACHE = 'starboard-1';

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      const list = await (await fetch('/precache.json', { cache: 'no-cache' })).json();
      const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      // What has a hash in its name never changes: fetched once.
      const wanted = list.filter((path) => !path.startsWith('/assets/') || !there.has(path));
      // One file that does not come is no reason to do without the others.
      await Promise.allSettled(
        wanted.map((path) => cache.add(new Request(path, { cache: 'no-cache' }))),
      );
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      const list = new Set(await (await cache.match('/precache.json')).json());
      for (const request of await cache.keys()) {
        if (!list.has(new URL(request.url).pathname)) await cache.delete(request);
      }
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api') || url.pathname === '/sw.js') return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(fromCache(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(fromNetwork(request));
});

async function fromCache(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

async function fromNetwork(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** Every address of the app is the same page; without a network it is the one kept. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

self.addEventListener('push', (event) => {
  const { title = 'Starboard', body = '', url = '/' } = read(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      tag: url,
      data: { url },
    }),
  );
});

function read(data) {
  try {
    return data.json();
  } catch {
    return { body: data?.text() ?? '' };
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    (async () => {
      const { url } = event.notification.data;
      const open = await self.clients.matchAll({ type: 'window' });
      const there = open.find(
        (client) => new URL(client.url).pathname === new URL(url, location).pathname,
      );
      await (there ? there.focus() : self.clients.openWindow(url));
    })(),
  );
});
