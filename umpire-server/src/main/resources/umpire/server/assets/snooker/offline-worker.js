/**
 * Lets the scoring page open without a network, and affects nothing else. Its folder name contains the
 * build id, so every build has its own worker and cache: pages come from the network first, files of a
 * build never change.
 */

/** @type {any} the worker's globals, which the types of pages lack */
const worker = self;

const FOLDER = new URL('../', self.location.href);
const CACHE = `score ${FOLDER.pathname}`;
const PAGE = '/score';

const FILES = [
  'base.css', 'manifest.webmanifest', 'offline/snooker.js',
  ...['api', 'live', 'prefs', 'sheet', 'view', 'words'].map((name) => `lib/${name}.js`),
  ...['en', 'de', 'zh'].map((language) => `words/${language}.json`),
  ...['balls.css', 'pad.css', 'icon.svg', 'icon-192.png', 'icon-512.png'].map((name) => `snooker/${name}`),
  ...['arrive', 'board', 'match', 'numbers', 'outbox', 'pad', 'padview', 'setup', 'shelf', 'stroke', 'told']
    .map((name) => `snooker/${name}.js`),
].map((file) => new URL(file, FOLDER).pathname);

const WORDS = ['en', 'de', 'zh'].map((language) => `/lang/${language}/snooker.json`);

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil(fill().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(dropOthers().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname === PAGE || WORDS.includes(url.pathname)) event.respondWith(fresh(request, url.pathname));
  else if (FILES.includes(url.pathname)) event.respondWith(kept(request));
});

async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...FILES]);
  // Translations are optional; English is in the kernel.
  await Promise.allSettled(WORDS.map((address) => cache.add(address)));
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('score ') && name !== CACHE).map((name) => caches.delete(name)));
}

/** From the network, or from the cache if there is none. @param {Request} request @param {string} address */
async function fresh(request, address) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(address, answer.clone());
    return answer;
  } catch (offline) {
    const found = await cache.match(address);
    if (found) return found;
    throw offline;
  }
}

/** A file of this build. @param {Request} request */
async function kept(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}
