/* global files, version -- written by the build: the app's own files, and a name that changes with them */

/** How long a page's address is waited for before the app that is here opens. */
const patienceMs = 5000;
const cacheName = `udongo-app-${version}`;
/** The last page was not answered, or late: what it needs is not waited for once more. */
let isCutOff = false;

/*
 * Keeps the app, so that it opens without a network and shows what waits. It never keeps what the API says. The network comes
 * first for every page, so nobody stays with an old app; a new one waits until the last page of the old one is closed.
 */
addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (pathname.startsWith('/assets/') || (isCutOff && files.includes(pathname)))
    event.respondWith(findKept(request).then((it) => it ?? fetch(request)));
  // A page that has the last one itself asks so; one that has none waits for it.
  else if (isCutOff && pathname === '/config.json' && request.cache === 'no-cache')
    event.respondWith(Response.error());
  else if (files.includes(pathname)) event.respondWith(fetch(request).catch(() => findKept(request)));
});

function isOld(name) {
  return name.startsWith('udongo-app-') && name !== cacheName;
}

function findKept(request) {
  return caches.open(cacheName).then((cache) => cache.match(request, { ignoreVary: true }));
}

async function openPage(request) {
  const kept = await findKept('/');
  if (!kept) return fetch(request);
  const answered = fetch(request).then(
    (response) => (response.status < 500 ? response : kept),
    () => kept,
  );
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs, kept));
  const page = await Promise.race([answered, late]);
  isCutOff = page === kept;
  return page;
}
