// oxlint-disable-next-line import/default -- the bundler makes the address
import address from "./offline-worker.ts?worker&url";

/** Milliseconds to wait for the worker. After a forced reload, a page has none. */
const waitsAtMost = 5_000;

/**
 * Lets the builder open without a network from now on. Does nothing in a browser without
 * service workers, or one that refuses them.
 */
export async function cacheBuilder(): Promise<void> {
  // Not every browser has it, and none has it without HTTPS.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return;
  const registered = await workers.register(address, { scope: "/cv-builder" }).catch(() => null);
  if (!registered || workers.controller) return;
  await new Promise((resolve) => {
    workers.addEventListener("controllerchange", resolve, { once: true });
    setTimeout(resolve, waitsAtMost);
  });
}
