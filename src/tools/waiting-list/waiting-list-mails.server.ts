import type { Mail } from "../../platform/mail/mail.ts";
import { mailButton, mailLink, mailNote } from "../../ui/mail/mail-parts.ts";
import { writeMail, type MailSite } from "../../ui/mail/write-mail.server.ts";
import type { Tool } from "../tools.ts";

/** Writes the mail that asks the owner of an address to confirm it. Contains nothing that a stranger typed. */
export function writeWaitingListConfirmMail(
  site: MailSite,
  { to, confirm, leave }: { to: string; confirm: string; leave: string },
): Promise<Mail> {
  return writeMail({
    site,
    to,
    subject: `Confirm your place on the ${site.productName} waiting list`,
    preheader: "One click, then one message for each new tool.",
    reason: `You get this because this address was entered on the waiting list of ${site.productName}.`,
    heading: "Confirm your address",
    body: [
      "After you confirm it, you get one message for each new tool, and nothing else.",
      mailButton(confirm, "Confirm my address"),
      mailNote(
        "Was it not you? Then do nothing: the address is deleted after a week. You can also ",
        mailLink(leave, "delete it now"),
        ".",
      ),
    ],
  });
}

/** Writes the answer to an address that is on the list already. */
export function writeAlreadyOnListMail(
  site: MailSite,
  { to, leave }: { to: string; leave: string },
): Promise<Mail> {
  return writeMail({
    site,
    to,
    subject: `You are on the ${site.productName} waiting list`,
    preheader: "Your address is confirmed already.",
    reason: `You get this because this address was entered on the waiting list of ${site.productName}.`,
    unsubscribe: leave,
    heading: "You are on the list",
    body: ["Your address is confirmed already. You get one message for each new tool."],
  });
}

/** Writes the mail that announces a tool. */
export function writeAnnouncement(
  site: MailSite,
  { to, tool, leave }: { to: string; tool: Tool; leave: string },
): Promise<Mail> {
  return writeMail({
    site,
    to,
    subject: `${tool.name} is ready`,
    preheader: tool.question,
    reason: `You get this because you joined the waiting list of ${site.productName}.`,
    unsubscribe: leave,
    heading: `${tool.name} is ready`,
    body: [
      `${tool.question} It is free, and you need no account to try it.`,
      mailButton(site.publicUrl + tool.to, "Try This Tool"),
    ],
  });
}
