// oxlint-disable-next-line import/default -- the bundler makes the address
import address from "./reading-worker.ts?worker&url";
import type { KeepMessage } from "./reading-worker.ts";

/**
 * Pages to read offline.
 *
 * @property scope beginning of the paths, such as "/resources"
 */
export type Readable = { scope: string; paths: readonly string[] };

/**
 * Caches pages to be read offline, in place of the pages cached before for the scope. Does nothing in a browser that has
 * no service workers or refuses them.
 */
export async function cachePages({ scope, paths }: Readable): Promise<void> {
  // Some browsers lack it, and all do without HTTPS.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  const registered = await workers?.register(address, { scope }).catch(() => null);
  const worker = registered?.active ?? registered?.waiting ?? registered?.installing;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker?.postMessage({ keep: paths } satisfies KeepMessage);
}
