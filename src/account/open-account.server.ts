import type { Accounts } from "./accounts.server.ts";
import type { PreparedSession } from "./credentials/session-token.server.ts";
import { newId } from "./new-id.ts";
import type { Database } from "../platform/database/tables.ts";
import { recordActivity } from "./activity/activity.server.ts";
import { sendIfWanted, type OptionalMail } from "./mails/optional-mail.server.ts";
import { writeWelcomeMail } from "./mails/welcome-mail.server.ts";
import { unsubscribeAddress } from "./unsubscribe/unsubscribe-token.server.ts";

const welcomeKind = "notifications";

/**
 * Who opens the account, which decides its name and password. Those of the sign-up are used only for the browser that
 * signed up and for the operator. In any other browser the person chooses them again.
 */
type OpenedBy = { browserHash: string } | "operator" | { name: string; passwordHash: string };

export type AccountToOpen = { tokenHash: string; email: string; by: OpenedBy; session?: PreparedSession };

type Needs = Pick<Accounts, "db" | "clock" | "config" | "secret" | "mailer" | "random">;

/**
 * Creates the account of a pending sign-up in one transaction and sends the welcome mail. Does nothing if the link is
 * used or expired, if it belongs to another browser, or if the address already has an account. Only one of several
 * links can succeed.
 *
 * @param link.email the address the link was issued for
 * @param link.session the session that begins with the account, unless the operator opens it
 * @returns the id of the person if this call created the account, otherwise null
 */
export async function openAccount(
  { db, clock, config, secret, mailer, random }: Needs,
  { tokenHash, email, by, session }: AccountToOpen,
): Promise<string | null> {
  const personId = newId(random);
  const credentialId = newId(random);
  const welcome = await prepareWelcome({ config, secret }, { personId, email });
  const now = clock();
  return db.transaction().execute(async (tx) => {
    // All links of the address are locked first and in the same order, so two links used at once cannot deadlock.
    const links = await tx
      .selectFrom("pending_sign_ups")
      .where("email", "=", email)
      .orderBy("token_hash")
      .forUpdate()
      .select(["token_hash", "name", "password", "browser_hash", "created_at", "expires_at", "used_at"])
      .execute();
    const link = links.find((one) => one.token_hash === tokenHash);
    if (!link || link.used_at !== null || link.expires_at <= now) return null;
    const { name, passwordHash } = nameAndPassword(link, by);
    if (name === null || passwordHash === null) return null;

    const stamps = { created_at: link.created_at, updated_at: now };
    const made = await tx
      .insertInto("users")
      .values({ id: personId, name, email, email_verified: true, image: null, ...stamps })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("id")
      .executeTakeFirst();
    await tx
      .updateTable("pending_sign_ups")
      .set({ used_at: now, name: null, password: null, browser_hash: null })
      .where("email", "=", email)
      .execute();
    if (!made) return null;
    await tx
      .insertInto("credentials")
      .values({
        id: credentialId,
        user_id: personId,
        provider_id: "credential",
        account_id: personId,
        password: passwordHash,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await session?.store(tx, personId);
    await welcomePerson(tx, { mailer, welcome, personId, since: link.created_at, now });
    return personId;
  });
}

type SignUp = Record<"name" | "password" | "browser_hash", string | null>;

function nameAndPassword(signUp: SignUp, by: OpenedBy): Record<"name" | "passwordHash", string | null> {
  if (by !== "operator" && "passwordHash" in by) return by;
  if (by !== "operator" && by.browserHash !== signUp.browser_hash) return { name: null, passwordHash: null };
  return { name: signUp.name, passwordHash: signUp.password };
}

/** Writes the welcome mail. Call it before the transaction that creates the account. */
function prepareWelcome(
  { config, secret }: Pick<Accounts, "config" | "secret">,
  { personId, email }: { personId: string; email: string },
): Promise<OptionalMail> {
  return writeWelcomeMail(config, email, unsubscribeAddress(config, secret, { personId, kind: welcomeKind }));
}

/** Records the first activity of a new account and sends the welcome. */
async function welcomePerson(
  tx: Database,
  {
    mailer,
    welcome,
    personId,
    since,
    now,
  }: {
    mailer: Accounts["mailer"];
    welcome: OptionalMail;
    personId: string;
    since: Date;
    now: Date;
  },
): Promise<void> {
  await recordActivity(tx, { personId, kind: "account-created", now: since });
  await recordActivity(tx, { personId, kind: "email-confirmed", now });
  await sendIfWanted(mailer, welcome, { personId, kind: welcomeKind, db: tx });
}
