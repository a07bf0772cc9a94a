import { addressGroup } from "../../platform/http/address-group.ts";
import { createWorkQueue } from "../../platform/concurrency/work-queue.ts";
import type { TooMany } from "../rate-limits/consume-limit.server.ts";

/** The client that waits for the work. Signed-in people, known browsers and owners of mailed links are known. */
export type PasswordClient = { known: true; person: string } | { known: boolean; address: string };

export type PasswordWork = {
  /**
   * Hashes or verifies a password when its turn comes. Refuses if the queue is full or the client leaves; the work has
   * not started then. `isPatient` waits longer, for people who choose a password at the same time, as in a class.
   */
  run: <T>(
    client: PasswordClient,
    signal: AbortSignal | undefined,
    work: () => Promise<T>,
    isPatient?: boolean,
  ) => Promise<{ ok: true; value: T } | TooMany>;
};

/**
 * Limits how many passwords are hashed at once, because each takes a thread of Node's pool for about 100 ms, and pages
 * are compressed on the same four threads. Known clients have a queue of their own, so that they do not wait for
 * strangers.
 *
 * @param maxWaitMs a request that would wait longer is refused
 */
export function createPasswordWork(maxWaitMs = 2_000): PasswordWork {
  const options = { concurrency: 1, maxWaitMs, maxWaiting: 100, expectedMs: 100 };
  const known = createWorkQueue(options);
  const others = createWorkQueue(options);
  // Only the first of those who wait patiently has a place among the others.
  const patient = createWorkQueue({ ...options, maxWaitMs: 10 * maxWaitMs });
  return {
    async run(client, signal = new AbortController().signal, work, isPatient = false) {
      const queue = client.known ? known : others;
      const key = "person" in client ? client.person : addressGroup(client.address);
      const turn = () => queue.run(key, signal, work);
      const waited = isPatient
        ? await patient.run(key, signal, turn)
        : { ok: true as const, value: await turn() };
      const done = waited.ok ? waited.value : waited;
      return done.ok ? done : { ok: false, reason: "too-many", retryAfter: queue.retryAfter() };
    },
  };
}

/** The part of Better Auth that hashes, and the queue. */
type Needs = {
  auth: { $context: Promise<{ password: { hash: (password: string) => Promise<string> } }> };
  passwordWork: PasswordWork;
};

/**
 * Hashes a password through the queue.
 *
 * @param password as returned by `normalisePassword`
 */
export async function hashPassword(
  { auth, passwordWork }: Needs,
  password: string,
  { client, signal }: { client: PasswordClient; signal?: AbortSignal | undefined },
): Promise<{ ok: true; value: string } | TooMany> {
  const { password: scrypt } = await auth.$context;
  return passwordWork.run(client, signal, () => scrypt.hash(password), true);
}
