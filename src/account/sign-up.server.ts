import type { Database } from "../platform/database/tables.ts";
import type { Accounts } from "./accounts.server.ts";
import { consumeAddressLimit, consumeLimit, type TooMany } from "./rate-limits/consume-limit.server.ts";
import { identifyBrowser } from "./browsers/remember-browser.server.ts";
import { linkAddress, printedLink, type ShownLink } from "./links/shown-link.ts";
import { linkDelivery } from "./links/link-delivery.ts";
import { hashToken, linkExpiry, newLinkToken } from "./links/link-token.server.ts";
import { writeConfirmMail } from "./mails/confirm-mail.server.ts";
import { hashPassword } from "./passwords/password-work.server.ts";
import { judgePassword, normalisePassword, type PasswordFault } from "./passwords/judge-password.server.ts";
import type { RequestContext } from "./request-context.ts";
import type { Mail } from "../platform/mail/mail.ts";
import { mailButton, mailLink, mailNote, mailParagraph } from "../ui/mail/mail-parts.ts";
import { writeMail, type MailSite } from "../ui/mail/write-mail.server.ts";

export type SignUpResult =
  /**
   * `headers` may set the cookie of the browser. With `link` the page must show the link, because this site sends no
   * mail.
   */
  | { ok: true; headers: Headers; link?: ShownLink }
  | TooMany
  /** Registration is closed, because links cannot be delivered. */
  | { ok: false; reason: "no-mail" }
  | { ok: false; reason: "password"; fault: PasswordFault };

/**
 * Stores a sign-up and mails the link that confirms it. The account is created when the link is used. In another
 * browser the link asks for a name and a password. If the address already has an account, only a mail to its owner says
 * so: the answer, the statements and the time are the same.
 *
 * @param wish.name as `readPersonName` gives it
 * @param wish.email as `readEmail` gives it
 * @param wish.returnUrl path on this site to go to once confirmed and signed in
 */
export async function signUp(
  accounts: Accounts,
  wish: { name: string; email: string; password: string; returnUrl: string },
  visit: RequestContext,
): Promise<SignUpResult> {
  const { config, clock, random, mailer } = accounts;
  const { name, email, returnUrl } = wish;
  const delivery = linkDelivery(config, visit);
  if (delivery === "none") return { ok: false, reason: "no-mail" };
  const taken = await consumeAddressLimit(accounts, "sign-up, address", visit.clientAddress);
  if (!taken.ok) return taken;
  const password = normalisePassword(wish.password.slice(0, 1_000));
  const fault = judgePassword(password, [name, email, config.productName]);
  if (fault) return { ok: false, reason: "password", fault };

  const client = { known: false, address: visit.clientAddress };
  const hashed = await hashPassword(accounts, password, { client, signal: visit.signal });
  if (!hashed.ok) return hashed;
  const isPage = delivery === "page";
  const mayMail = isPage || (await consumeLimit(accounts, "sign-up mail, account", email)).ok;
  const token = newLinkToken(random);
  const browser = identifyBrowser(accounts, visit.headers);
  // Writes both mails, although only one is sent, so that the time reveals nothing.
  const confirm = await writeConfirmMail(config, email, linkAddress(config, "confirm", token, returnUrl));
  const already = await writeAlreadyRegisteredMail(config, email);
  const now = clock();
  const expiresAt = linkExpiry("confirm", now);
  await accounts.db.transaction().execute(async (tx) => {
    const isTaken = await hasAccount(tx, email);
    const row = { token_hash: hashToken(token), email, created_at: now };
    // A link that is not mailed has no data and does not work. It is stored anyway, so that both cases run one
    // statement.
    const isOpen = !isTaken && mayMail;
    await tx
      .insertInto("pending_sign_ups")
      .values(
        isOpen
          ? {
              ...row,
              name,
              password: hashed.value,
              browser_hash: browser.hash,
              expires_at: expiresAt,
              used_at: null,
            }
          : { ...row, name: null, password: null, browser_hash: null, expires_at: now, used_at: now },
      )
      .execute();
    if (mayMail) await mailer.send(isTaken ? already : confirm, { db: tx });
  });
  const { headers } = browser;
  if (!isPage) return { ok: true, headers };
  const link: ShownLink = { purpose: "confirm", asksPassword: false, email, token, returnUrl, expiresAt };
  accounts.print(printedLink(config, link));
  return { ok: true, headers, link };
}

async function hasAccount(tx: Database, email: string): Promise<boolean> {
  const user = await tx.selectFrom("users").where("email", "=", email).select("id").executeTakeFirst();
  return user !== undefined;
}

/**
 * The mail to the owner of an account when somebody signs up with their address. The page itself must not reveal it.
 */
function writeAlreadyRegisteredMail(site: MailSite, to: string): Promise<Mail> {
  const recover = mailLink(`${site.publicUrl}/auth/recover`, "choose a new one");
  return writeMail({
    site,
    to,
    subject: `You already have an account at ${site.productName}`,
    preheader: "Somebody tried to register with your address.",
    reason: `You get this because an account at ${site.productName} was requested with your address.`,
    heading: "You already have an account",
    body: [
      "Somebody tried to register with your address. If it was you, sign in instead.",
      mailButton(`${site.publicUrl}/auth`, "Sign in"),
      mailParagraph("If you have forgotten the password, ", recover, "."),
      mailNote("If it was not you, you do not need to do anything. Nothing has changed."),
    ],
  });
}
