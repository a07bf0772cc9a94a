import type { Accounts } from "../accounts.server.ts";
import type { TooMany } from "../rate-limits/consume-limit.server.ts";
import type { PasswordClient } from "./password-work.server.ts";

/**
 * Hashes a password through the queue.
 *
 * @param password as returned by `normalisePassword`
 */
export async function hashPassword(
  { auth, passwordWork }: Pick<Accounts, "auth" | "passwordWork">,
  password: string,
  { client, signal }: { client: PasswordClient; signal?: AbortSignal | undefined },
): Promise<{ ok: true; value: string } | TooMany> {
  const { password: scrypt } = await auth.$context;
  return passwordWork.run(client, signal, () => scrypt.hash(password), true);
}
