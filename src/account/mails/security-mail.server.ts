import type { Mail } from "../../platform/mail/mail.ts";
import { mailButton, mailFacts, mailNote } from "../../ui/mail/mail-parts.ts";
import { writeMail, type MailSite } from "../../ui/mail/write-mail.server.ts";

/** A change to how a person signs in. Each is recorded in the Activity list and mailed to the owner. */
export type SecurityChange =
  | { kind: "password-changed" | "password-reset" }
  /** @property subject the name of the passkey, as the Security page shows it */
  | { kind: "passkey-added" | "passkey-removed"; subject: string }
  | { kind: "email-changed"; newEmail: string }
  | { kind: "two-factor-on" | "two-factor-off" | "recovery-codes-replaced" }
  /** @property endsAt when two-step sign-in will be turned off */
  | { kind: "two-factor-ending"; endsAt: Date }
  /** @property subject the name of the browser that was signed out */
  | { kind: "signed-out-by-guessing"; subject: string };

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
const inUtc = (at: Date) => `${moment.format(at)} UTC`;

/** The mail about a change to how the owner signs in. It is mandatory: it cannot be turned off. */
export function writeSecurityMail(
  site: MailSite,
  to: string,
  { change, now }: { change: SecurityChange; now: Date },
): Promise<Mail> {
  const { subject, heading, happened, facts = [] } = textsOf(change, site.productName);
  return writeMail({
    site,
    to,
    subject,
    preheader: "If it was you, you do not need to do anything.",
    reason: `You get this because the way to sign in to your account at ${site.productName} changed.`,
    heading: heading,
    body: [
      ...happened,
      mailFacts([...facts, ["When", inUtc(now)]]),
      "If it was you, you do not need to do anything. If not, choose a new password at once: that signs out every device and removes every passkey.",
      mailButton(`${site.publicUrl}/auth/recover`, "Choose a new password"),
      mailNote("If somebody else can read your mail, change the password of your mailbox first."),
    ],
  });
}

type Texts = {
  subject: string;
  heading: string;
  happened: string[];
  facts?: (readonly [string, string])[];
};

function textsOf(change: SecurityChange, productName: string): Texts {
  switch (change.kind) {
    case "password-changed":
      return {
        subject: `Your ${productName} password was changed`,
        heading: "Your password was changed",
        happened: ["Other devices have been signed out. Passkeys and two-step sign-in stay as they were."],
      };
    case "email-changed":
      return {
        subject: `Your ${productName} email address was changed`,
        heading: "Your email address was changed",
        happened: [
          `The people who run this site changed it, because somebody asked them to. You now sign in as ${change.newEmail}. Your password stays as it was.`,
          "If you did not ask for it, write to them with the contact form.",
        ],
        facts: [["New address", change.newEmail]],
      };
    case "password-reset":
      return {
        subject: `Your ${productName} password was changed`,
        heading: "Your password was changed",
        happened: [
          "It was changed with a link from an email. Every device has been signed out, and every passkey was removed. Add your passkeys again under Security.",
        ],
      };
    case "passkey-added":
      return {
        subject: `A passkey was added to your ${productName} account`,
        heading: "A passkey was added",
        happened: ["It signs in to your account without the password."],
        facts: [["Passkey", change.subject]],
      };
    case "passkey-removed":
      return {
        subject: `A passkey was removed from your ${productName} account`,
        heading: "A passkey was removed",
        happened: ["It no longer signs in to your account."],
        facts: [["Passkey", change.subject]],
      };
    case "two-factor-on":
      return {
        subject: `Two-step sign-in is on for your ${productName} account`,
        heading: "Two-step sign-in was turned on",
        happened: [
          "Signing in with the password now asks for a code from an authenticator app.",
          "If you did not turn it on, choose a new password and say on that page that you cannot get a code.",
        ],
      };
    case "two-factor-off":
      return {
        subject: `Two-step sign-in is off for your ${productName} account`,
        heading: "Two-step sign-in was turned off",
        happened: ["Signing in now asks for the password only."],
      };
    case "two-factor-ending":
      return {
        subject: `Two-step sign-in ends soon for your ${productName} account`,
        heading: "Two-step sign-in ends soon",
        happened: [
          "Somebody chose a new password by mail and said that they cannot get a code. Two-step sign-in will be turned off at the time below.",
          "To keep it on, choose a new password, and sign in with a code before then.",
        ],
        facts: [["Turned off", inUtc(change.endsAt)]],
      };
    case "recovery-codes-replaced":
      return {
        subject: `Your ${productName} recovery codes were replaced`,
        heading: "Your recovery codes were replaced",
        happened: ["The codes you had before no longer work."],
      };
    default:
      return {
        subject: `A browser was signed out of your ${productName} account`,
        heading: "A browser was signed out",
        happened: [
          "It was signed in to your account and entered a wrong password or code too often, so it was signed out.",
        ],
        facts: [["Browser", change.subject]],
      };
  }
}
