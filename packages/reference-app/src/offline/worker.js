/* global files, version -- written by the build: the app's own files, and a name that changes with them */

/** How long a page's address is waited for before the app that is here opens. */
const patienceMs = 5000;
const cacheName = `udongo-app-${version}`;
/** The last page was not answered, or late: what it needs is not waited for once more. */
let isCutOff = false;

/*
 * Keeps the app, so that it opens without a network: the files that the build names, and every other file once a page asked for
 * it. It never keeps what the API says. The network comes first for every page, so nobody stays with an old app; a new one waits
 * until the last page of the old one is closed.
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
  else if (pathname.startsWith('/assets/')) event.respondWith(findAsset(request));
  else if (isCutOff && files.includes(pathname))
    event.respondWith(findKept(request).then((it) => it ?? fetch(request)));
  // A page that has the last one itself can do without; one that has none asks so, and waits for it.
  else if (isCutOff && pathname === '/config.json' && request.cache !== 'reload')
    event.respondWith(Response.error());
  else if (files.includes(pathname)) event.respondWith(fetch(request).catch(() => findKept(request)));
});

function isOld(name) {
  return name.startsWith('udongo-app-') && name !== cacheName;
}

function findKept(request) {
  return caches.open(cacheName).then((cache) => cache.match(request, { ignoreVary: true }));
}

/** Named by its content, so the one that is kept is the right one. */
async function findAsset(request) {
  const kept = await findKept(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(cacheName);
    await cache.put(request, answer.clone());
  }
  return answer;
}

async function openPage(request) {
  // The page without a visitor's form or text in it: it fits every address.
  const kept = await findKept('/index.html');
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
