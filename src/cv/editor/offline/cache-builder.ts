// oxlint-disable-next-line import/default -- the bundler makes the address
import address from "./offline-worker.ts?worker&url";
import type { KeepMessage } from "./offline-worker.ts";

/**
 * The page, and the files of workers. A worker belongs to the scope of its own file, so without the second scope the
 * preview and its engine would not work offline.
 */
const scopes = ["/cv-builder", "/assets/"];

/** Milliseconds to wait for a service worker. */
const waitsAtMost = 5_000;

let workers: Promise<(ServiceWorker | null)[]> | undefined;

/**
 * Lets the builder open without a network from now on. Resolves once all that it loads is kept, also in a browser
 * without service workers, or one that refuses them.
 */
export async function cacheBuilder(): Promise<void> {
  workers ??= Promise.all(scopes.map(startWorker));
  await workers;
}

/** Keeps the files that this page loaded before the service worker answered its requests. */
export async function keepLoadedFiles(): Promise<void> {
  const keep = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  const [worker] = (await workers) ?? [];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker?.postMessage({ keep } satisfies KeepMessage);
}

async function startWorker(scope: string): Promise<ServiceWorker | null> {
  // Not every browser has it, and none has it without HTTPS.
  const container = (navigator as Partial<Navigator>).serviceWorker;
  const registered = await container?.register(address, { scope }).catch(() => null);
  const worker = registered?.active ?? registered?.installing ?? registered?.waiting ?? null;
  if (worker && worker.state !== "activated")
    await new Promise((resolve) => {
      worker.addEventListener("statechange", () => worker.state === "activated" && resolve(null));
      setTimeout(resolve, waitsAtMost);
    });
  return worker;
}
