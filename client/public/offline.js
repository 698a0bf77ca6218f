// Stands in for the server when it cannot be reached, and does nothing else: no part of the page is
// ever kept, so that nobody is shown yesterday's game. What is said then, the page has written down.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => caches.match('/offline')));
});
