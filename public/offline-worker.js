/*
 * Lets visitors read without a network what they have opened: lessons, posts, and a page of this site in place of the browser's own
 * error. A service worker (https://www.w3.org/TR/service-workers/); lib/deployment/offline.ts registers it, once for each build.
 *
 * Documents come from the network whenever there is one. What an open page asks for of another one (RSC), calls of the API and
 * whatever else are not touched at all.
 */
const build = new URL(self.location.href).searchParams.get('build');

/** lib/deployment/kept-pages.ts knows these names. */
const pagesName = `offline-pages-${build}`;
const filesName = `offline-files-${build}`;

/** How many are kept at most; the oldest go first. */
const mostPages = 60;
const mostFiles = 500;

const isLesson = (path) => /^(?:\/[a-z]{2})?\/(?:courses|blog)(?:\/|$)/.test(path);
const isFile = (path) => /^\/(?:_next\/static|assets\/posts)\//.test(path);
const noticeOf = (path) => `${/^\/[a-z]{2}(?=\/|$)/.exec(path)?.[0] ?? ''}/offline`;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event, pathname));
  else if (isFile(pathname)) event.respondWith(openFile(event));
});

self.addEventListener('message', (event) => {
  const opened = event.data?.opened;
  if (typeof opened !== 'string' || !opened.startsWith('/')) return;
  // Judged as it will be fetched: without dots, and of this site.
  const { origin, pathname } = new URL(opened, self.location.origin);
  if (origin === self.location.origin) event.waitUntil(keepOpened(pathname).then(keepAgain));
});

/** Paths of the pages that the last build kept, the oldest first: kept anew once this worker hears of a page. */
let before = [];

async function begin() {
  for (const name of await caches.keys()) {
    if (!name.startsWith('offline-') || name === pagesName || name === filesName) continue;
    if (name.startsWith('offline-pages-')) before = [...before, ...(await pathsIn(name))];
    await caches.delete(name);
  }
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function openPage(event, path) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isLesson(path)) event.waitUntil(keepPage(path, response.clone()));
    return response;
  } catch {
    const pages = await caches.open(pagesName);
    const kept = await find(pages, path);
    return kept ?? (await noticeFor(path, pages)) ?? Response.error();
  }
}

/** In the language of the address, else in English, else in one in which a page of this site was read before. */
async function noticeFor(path, pages) {
  const any = (await pages.keys()).find(({ url }) => new URL(url).pathname.endsWith('/offline'));
  return (
    (await find(pages, noticeOf(path))) ?? (await find(pages, '/offline')) ?? (any && find(pages, any.url))
  );
}

async function openFile(event) {
  // A browser whose store is full or damaged still has the network.
  const files = await caches.open(filesName).catch(() => undefined);
  const kept = await files?.match(event.request).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (files && response.status === 200)
    event.waitUntil(put(files, event.request.url, response.clone(), mostFiles));
  return response;
}

async function pathsIn(name) {
  const requests = await (await caches.open(name)).keys();
  return requests.map(({ url }) => new URL(url).pathname);
}

/** One after the other, in the order in which they were kept; the page that is open stays. */
async function keepAgain() {
  const paths = before.slice(1 - mostPages);
  before = [];
  for (const path of paths) await keepOpened(path);
}

/** The page that has just been opened, and the one that is shown in its language without a network. */
async function keepOpened(path) {
  for (const wanted of isLesson(path) ? [noticeOf(path), path] : [noticeOf(path)]) {
    const pages = await caches.open(pagesName);
    if (await find(pages, wanted)) continue;
    // Without cookies: what is kept is the same for everybody.
    const response = await fetch(wanted, { credentials: 'omit' }).catch(() => undefined);
    if (response) await keepPage(wanted, response);
  }
}

/** Keeps a page with the built files that it names, if anybody may. */
async function keepPage(path, response) {
  const said = response.headers.get('cache-control') ?? '';
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const isOpen = response.status === 200 && response.type === 'basic' && !response.redirected;
  if (!isOpen || !isPage || /no-store|private/.test(said)) return;
  const html = await response.clone().text();
  await put(await caches.open(pagesName), path, response, mostPages);
  const files = await caches.open(filesName);
  for (const [file] of html.matchAll(/\/(?:_next\/static|assets\/posts)\/[\w/.~%@-]+\.\w+/g)) {
    if (await files.match(file)) continue;
    const answer = await fetch(file).catch(() => undefined);
    if (answer?.status === 200) await put(files, file, answer, mostFiles);
  }
}

/** By the path alone: no query and no header makes another page of it. */
const find = (cache, path) => cache.match(path, { ignoreVary: true });

async function put(cache, key, response, most) {
  try {
    // What is kept anew is the newest.
    await cache.delete(key, { ignoreVary: true });
    await cache.put(key, response);
    const oldest = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.endsWith('/offline'));
    for (const request of oldest.slice(0, -most)) await cache.delete(request, { ignoreVary: true });
  } catch {
    // The browser has no room for it.
  }
}
