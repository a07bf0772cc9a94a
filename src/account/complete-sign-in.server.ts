import { readCookie } from "../platform/http/cookies.ts";
import type { Accounts } from "./accounts.server.ts";
import { recordActivity } from "./activity/activity.server.ts";
import { browserName } from "./browsers/browser-name.ts";
import { rememberBrowser } from "./browsers/remember-browser.server.ts";
import { displayName } from "./viewer.ts";
import type { RequestContext } from "./request-context.ts";
import type { Mail } from "../platform/mail/mail.ts";
import { mailButton, mailFacts, mailNote } from "../ui/mail/mail-parts.ts";
import { writeMail, type MailSite } from "../ui/mail/write-mail.server.ts";

const when = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

/**
 * Completes a sign-in after the person has proved who they are, by any method: creates the profile on the first
 * sign-in, mails the owner if the browser is new, and ends the previous session of this browser.
 *
 * @param personId as in the answer of Better Auth
 * @param options.isFirst the account has just been created in this browser, which is therefore not announced as new
 */
export async function completeSignIn(
  accounts: Accounts,
  personId: string,
  visit: RequestContext,
  { isFirst = false } = {},
): Promise<{ name: string; headers: Headers }> {
  const { db, config, clock, mailer } = accounts;
  const user = await db
    .selectFrom("users")
    .where("id", "=", personId)
    .select(["email", "name"])
    .executeTakeFirstOrThrow();
  const fullName = await makeProfile(accounts, personId, user.name);
  await endFormerSession(accounts, visit.headers);
  const { isNew, headers } = await rememberBrowser(accounts, personId, visit);
  if (isNew && !isFirst) {
    const now = clock();
    const browser = browserName(visit.headers.get("user-agent"));
    const mail = await writeNewBrowserMail(config, user.email, { browser, now });
    await db.transaction().execute(async (tx) => {
      await recordActivity(tx, { personId, kind: "signed-in-new-browser", subject: browser, now });
      await mailer.send(mail, { db: tx });
    });
  }
  return { name: displayName({ fullName, email: user.email }), headers };
}

/** Reads the name of the profile, and creates the profile if there is none. A failure is only logged. */
async function makeProfile({ db, clock, log }: Accounts, id: string, name: string): Promise<string | null> {
  try {
    await db
      .insertInto("profiles")
      .values({ id, full_name: name, updated_at: clock() })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    const profile = await db
      .selectFrom("profiles")
      .where("id", "=", id)
      .select("full_name")
      .executeTakeFirst();
    return profile?.full_name ?? null;
  } catch (error) {
    log.error({ err: error }, "a profile could not be read or created");
    return null;
  }
}

async function endFormerSession({ db, config }: Accounts, headers: Headers): Promise<void> {
  const cookie = readCookie(config, "session", headers);
  const token = cookie?.split(".")[0];
  if (token) await db.deleteFrom("sessions").where("token", "=", token).execute();
}

/** The mail to the owner of an account after a sign-in from a new browser. */
function writeNewBrowserMail(
  site: MailSite,
  to: string,
  { browser, now }: { browser: string; now: Date },
): Promise<Mail> {
  const facts = [
    ["Browser", browser],
    ["When", `${when.format(now)} UTC`],
  ] as const;
  return writeMail({
    site,
    to,
    subject: `New sign-in to ${site.productName}`,
    preheader: `${browser} signed in to your account.`,
    reason: `You get this because a browser signed in to your account at ${site.productName} for the first time.`,
    heading: "A new browser signed in",
    body: [
      mailFacts(facts),
      "If it was you, you do not need to do anything. If not, choose a new password: that signs out every device.",
      mailButton(`${site.publicUrl}/auth/recover`, "Choose a new password"),
      mailNote("Clearing cookies makes a browser look new."),
    ],
  });
}
