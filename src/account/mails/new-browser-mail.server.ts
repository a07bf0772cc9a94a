import type { Mail } from "../../platform/mail/mail.ts";
import { mailButton, mailFacts, mailNote } from "../../ui/mail/mail-parts.ts";
import { writeMail, type MailSite } from "../../ui/mail/write-mail.server.ts";

const when = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

/** The mail to the owner of an account after a sign-in from a new browser. */
export function writeNewBrowserMail(
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
