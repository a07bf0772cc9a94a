import { addressGroup } from "../../platform/http/address-group.ts";
import { createWorkQueue } from "../../platform/load/work-queue.ts";
import type { TooMany } from "../rate-limits/consume-limit.server.ts";

/** Who waits for the work. A signed-in person, a known browser and the owner of a mailed link are known. */
export type PasswordClient = { known: true; person: string } | { known: boolean; address: string };

export type PasswordWork = {
  /**
   * Hashes or verifies a password when its turn comes. Refuses when too much waits or when the client leaves; the work
   * has not started then.
   */
  run: <T>(
    client: PasswordClient,
    signal: AbortSignal | undefined,
    work: () => Promise<T>,
  ) => Promise<{ ok: true; value: T } | TooMany>;
};

/**
 * Bounds how many passwords are hashed at once, since each takes a thread of Node's pool for about 100 ms, and pages
 * are compressed on the same four threads. Known clients and all others have a queue each, so that the known ones do
 * not wait for strangers.
 */
export function createPasswordWork(): PasswordWork {
  const options = { concurrency: 1, maxWaitMs: 2_000, maxWaiting: 100, expectedMs: 100 };
  const known = createWorkQueue(options);
  const others = createWorkQueue(options);
  return {
    async run(client, signal = new AbortController().signal, work) {
      const queue = client.known ? known : others;
      const key = "person" in client ? client.person : addressGroup(client.address);
      const done = await queue.run(key, signal, work);
      return done.ok ? done : { ok: false, reason: "too-many", retryAfter: queue.retryAfter() };
    },
  };
}
