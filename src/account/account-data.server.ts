import type { Database } from "../platform/database/tables.ts";
import { deleteTasks, readTasks } from "../platform/queue/tasks-of-person.server.ts";
import { browserName } from "./browsers/browser-name.ts";
import { deleteVerifications } from "./credentials/revoke-all.server.ts";
import type { LinkRequest } from "./links/issue-link.server.ts";
import { linkTask } from "./links/request-link.server.ts";
import type { PersonalDataHandler } from "./personal-data.ts";
import { profileEntries } from "./profile/profile-fields.ts";

/**
 * The account itself. Secrets that only prove identity (hashes of passwords and links, keys) are erased with the rest
 * but not exported: outside the site they could only harm the person. Registered last, since other handlers' tables
 * refer to it.
 */
export const accountData: PersonalDataHandler = {
  name: "account",
  holds: "Your name and email address, where you are signed in, and how you sign in.",

  async export(db, { id, email }) {
    const account = await db
      .selectFrom("users")
      .leftJoin("profiles", "profiles.id", "users.id")
      .where("users.id", "=", id)
      .select([
        "users.id",
        "users.email",
        "users.email_verified as emailConfirmed",
        "users.name as nameAtSignUp",
        ...profileEntries.map(([, { column, exportAs }]) => `profiles.${column} as ${exportAs}` as const),
        "profiles.updated_at as profileChanged",
        "users.two_factor_enabled as twoStepSignIn",
        "users.created_at as memberSince",
      ])
      .executeTakeFirst();
    return { account, ...(await waysIn(db, id)), ...(await links(db, email)) };
  },

  async erase(tx, { id, email }) {
    // These rows contain the person's id only as text.
    await deleteVerifications(tx, id);
    await deleteTasks(tx, linkTask, { field: "email", value: email });
    // Deleted before the account, because confirming a link locks them in this order.
    await tx.deleteFrom("pending_sign_ups").where("email", "=", email).execute();
    // All other rows of the account reference this row and are deleted with it.
    await tx.deleteFrom("users").where("id", "=", id).execute();
  },
};

/**
 * Pending sign-ups and requested links of the address. Names are left out, because anybody can sign up with any
 * address.
 */
async function links(db: Database, email: string) {
  const signUps = await db
    .selectFrom("pending_sign_ups")
    .where("email", "=", email)
    .select(["created_at as asked", "expires_at as expires", "used_at as used"])
    .orderBy("created_at")
    .execute();
  const waiting = (await readTasks(db, linkTask, { field: "email", value: email })) as LinkRequest[];
  return { signUps, linksToBeSent: waiting.map(({ purpose }) => purpose) };
}

async function waysIn(db: Database, id: string) {
  const sessions = await db
    .selectFrom("sessions")
    .where("user_id", "=", id)
    .select(["user_agent", "created_at as began", "expires_at as ends"])
    .orderBy("created_at")
    .execute();
  const passkeys = await db
    .selectFrom("passkeys")
    .where("user_id", "=", id)
    .select(["name", "device_type as kind", "created_at as added"])
    .orderBy("created_at")
    .execute();
  const browsers = await db
    .selectFrom("known_browsers")
    .where("user_id", "=", id)
    .select(["first_seen as firstSeen", "last_seen as lastSeen"])
    .orderBy("first_seen")
    .execute();
  return {
    sessions: sessions.map(({ user_agent, ...times }) => ({ browser: browserName(user_agent), ...times })),
    passkeys,
    browsers,
  };
}
