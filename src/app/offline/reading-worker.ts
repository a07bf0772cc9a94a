// The service worker for reading offline: guides, and the jobs a person saved. It is registered for /resources, /saved
// and /jobs/, and answers only if the network does not. It caches pages as a visitor without an account sees them, so
// they contain no names.

type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetched = WorkerEvent & { request: Request; respondWith: (answer: Promise<Response>) => void };
/** The pages of a scope to cache. All others of that scope are removed. */
export type KeepMessage = { keep: readonly string[] };

const worker = self as unknown as {
  fetch: typeof fetch;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: Location;
  registration: { scope: string };
  addEventListener: ((type: "install" | "activate", listener: (event: WorkerEvent) => void) => void) &
    ((type: "fetch", listener: (event: Fetched) => void) => void) &
    ((type: "message", listener: (event: WorkerEvent & { data: KeepMessage }) => void) => void);
};
const { origin } = worker.location;
const scope = new URL(worker.registration.scope).pathname;
const cacheName = `reading ${scope}`;
/** An older page is fetched again. */
const freshMs = 86_400_000;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) => event.waitUntil(keepOnly(event.data.keep)));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return;
  const isPage = request.mode === "navigate" || url.pathname.endsWith(".data");
  if (isPage && url.pathname.startsWith(scope)) event.respondWith(networkFirst(request, url.pathname));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
});

async function networkFirst(request: Request, path: string): Promise<Response> {
  try {
    return await worker.fetch(request);
  } catch (problem) {
    const kept = await caches.match(path, { cacheName });
    if (kept) return kept;
    throw problem;
  }
}

/**
 * Answers from the cache first. The names of files contain a hash of their content, so a cached file is never outdated.
 */
async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName })) ?? worker.fetch(request);
}

/** Caches these pages with their data and files, and removes all others. */
async function keepOnly(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const wanted = new Set<string>();
  for (const path of paths) {
    const html = await keepFresh(cache, path);
    if (html === null) continue;
    await keepFresh(cache, `${path}.data`);
    for (const one of [path, `${path}.data`]) wanted.add(one);
    for (const file of html.match(/\/assets\/[\w.-]+/g) ?? []) {
      wanted.add(file);
      if (!(await cache.match(file))) await cache.add(file).catch(() => {});
    }
  }
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
}

/**
 * Fetches a page unless the cached one is fresh. Returns its text: null if the page no longer exists, and the cached
 * text if offline.
 */
async function keepFresh(cache: Cache, path: string): Promise<string | null> {
  const kept = await cache.match(path);
  if (kept && Date.parse(kept.headers.get("date") ?? "") > Date.now() - freshMs) return kept.text();
  const answer = await worker.fetch(path, { credentials: "omit" }).catch(() => null);
  if (!answer) return kept ? kept.text() : null;
  if (!answer.ok) return null;
  await cache.put(path, answer.clone());
  return answer.text();
}
