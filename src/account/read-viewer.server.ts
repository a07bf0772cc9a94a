import type { Accounts } from "./accounts.server.ts";
import { carriesSession } from "./carries-session.ts";
import { throwIfUnavailable } from "./throw-if-unavailable.server.ts";
import { profileEntries, profileOf } from "./profile/profile-fields.ts";
import { displayName, initialsOf, type Viewer } from "./viewer.ts";

/**
 * Who sent a request, by its session cookie; null for a visitor. Reads only: a session is prolonged by
 * `refreshSession`. A profile that cannot be read is logged, and the name then comes from the address.
 */
export async function readViewer(
  { auth, db, clock, log }: Pick<Accounts, "auth" | "db" | "clock" | "log">,
  headers: Headers,
): Promise<Viewer | null> {
  if (!carriesSession(headers)) return null;
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
