import type { Accounts } from "./accounts.server.ts";
import { hasSessionCookie } from "../platform/http/cookies.ts";
import { throwIfUnavailable } from "./call-better-auth.server.ts";
import { profileEntries, profileOf } from "./profile/profile-fields.ts";
import { displayName, initialsOf, type Viewer } from "./viewer.ts";

/**
 * Finds the sender of a request by its session cookie. Returns null for a visitor. Reads only: `refreshSession` extends
 * sessions. If the profile cannot be read, the error is logged and the name comes from the address.
 */
export async function readViewer(
  { auth, db, clock, log }: Pick<Accounts, "auth" | "db" | "clock" | "log">,
  headers: Headers,
): Promise<Viewer | null> {
  if (!hasSessionCookie(headers)) return null;
  const found = await auth.api
    .getSession({ headers, query: { disableRefresh: true } })
    .catch(async (error: unknown) => {
      await throwIfUnavailable(db);
      throw error;
    });
  if (!found || found.session.expiresAt <= clock()) return null;
  const { user, session } = found;
  const stored = await db
    .selectFrom("profiles")
    .where("id", "=", user.id)
    .select(profileEntries.map(([, { column }]) => column))
    .executeTakeFirst()
    .catch((error: unknown) => {
      log.error({ err: error }, "a profile could not be read");
      return undefined;
    });
  const name = displayName({ fullName: stored?.full_name ?? null, email: user.email });
  return {
    id: user.id,
    email: user.email,
    name,
    initials: initialsOf(name),
    profile: { ...profileOf((_, column) => stored?.[column] ?? ""), name },
    memberSince: user.createdAt,
    session: { id: session.id, expiresAt: session.expiresAt },
  };
}
