import { browserEnv } from "../../../platform/browser/browser-env.ts";

// The service worker of the builder. It keeps the page and its files, so that the builder opens without a network. Its
// scopes are in cache-builder.ts. CVs are in IndexedDB and pass through no cache.

type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetched = WorkerEvent & { request: Request; respondWith: (answer: Promise<Response>) => void };
/** Paths of files to keep. */
export type KeepMessage = { keep: readonly string[] };

const cacheName = "cv-builder";
const page = "/cv-builder";
/** More files than two versions of the site have. */
const maxFiles = 300;

const worker = self as unknown as {
  clients: { claim: () => Promise<void> };
  location: Location;
  registration: { scope: string };
  addEventListener: ((type: "install" | "activate", listener: (event: WorkerEvent) => void) => void) &
    ((type: "fetch", listener: (event: Fetched) => void) => void) &
    ((type: "message", listener: (event: WorkerEvent & { data: KeepMessage }) => void) => void);
};
const { origin } = worker.location;

worker.addEventListener("install", (event) => {
  if (worker.registration.scope.endsWith(page)) event.waitUntil(keepPage(browserEnv.fetch(page)));
});
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) => event.waitUntil(keepFiles(event.data.keep)));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin: from, pathname } = new URL(request.url);
  if (request.method !== "GET" || from !== origin) return;
  if (request.mode === "navigate" && pathname === page) event.respondWith(openPage(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(openFile(event));
});

/** The network's page if there is a network, so that a new version of the site is used at once. */
async function openPage(event: Fetched): Promise<Response> {
  try {
    const answer = await browserEnv.fetch(event.request);
    if (answer.ok) event.waitUntil(keepPage(Promise.resolve(answer.clone())));
    return answer;
  } catch (problem) {
    const kept = await caches.match(page, { cacheName });
    if (kept) return kept;
    throw problem;
  }
}

/** Files have a hash of their content in their names, so a kept file is never outdated. */
async function openFile(event: Fetched): Promise<Response> {
  const kept = await caches.match(event.request, { cacheName });
  if (kept) return kept;
  const answer = await browserEnv.fetch(event.request);
  if (answer.ok) event.waitUntil(keepFile(event.request, answer.clone()));
  return answer;
}

/** Keeps the page of the signed-in person, and the files that it names. */
async function keepPage(asked: Promise<Response>): Promise<void> {
  const answer = await asked;
  if (!answer.ok) return;
  const html = await answer.clone().text();
  const cache = await caches.open(cacheName);
  await cache.put(page, answer);
  await keepFiles(html.match(/\/assets\/[\w.-]+/g) ?? []);
}

/** Files that the page has loaded come from the browser's own cache. */
async function keepFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.allSettled(
    [...new Set(files)].map(async (file) => (await cache.match(file)) ?? cache.add(file)),
  );
}

async function keepFile(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(request, answer);
  const kept = await cache.keys();
  const files = kept.filter(({ url }) => new URL(url).pathname !== page);
  // The oldest are first.
  await Promise.all(files.slice(0, Math.max(0, files.length - maxFiles)).map((file) => cache.delete(file)));
}
