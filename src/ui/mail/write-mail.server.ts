import { createElement as h } from "react";
import type { ReactNode } from "react";
import { MailLayout } from "./mail-layout.ts";
import { mailHeading, mailParagraph } from "./mail-parts.ts";
import { renderMail } from "./render-mail.server.ts";

/** The site that sends a mail. `Config` has both values. */
export type MailSite = { productName: string; publicUrl: string };

type MailParts = {
  site: MailSite;
  /** A single e-mail address, without a name. */
  to: string;
  subject: string;
  /** Title of the HTML document, if it differs from the subject. */
  title?: string;
  /** Text that an inbox shows after the subject. */
  preheader: string;
  /** Says why the reader gets this: "You get this because …" */
  reason: string;
  /** More small print, shown after the reason. */
  footer?: ReactNode;
  heading: string;
  /** Below the heading: parts from `mail-parts.ts`, and texts that become paragraphs. */
  body: readonly ReactNode[];
};

type WrittenMail = { to: string; subject: string; html: string; text: string };

/**
 * Writes a mail as HTML and as text, ready to send.
 *
 * @param parts.unsubscribe for optional mail: the address that ends it. It is in the small print and in the result.
 */
export function writeMail(
  parts: MailParts & { unsubscribe: string },
): Promise<WrittenMail & { unsubscribe: string }>;
export function writeMail(parts: MailParts): Promise<WrittenMail>;
export async function writeMail({
  to,
  subject,
  heading,
  body,
  ...page
}: MailParts & { unsubscribe?: string }): Promise<WrittenMail & { unsubscribe?: string }> {
  const parts = body.map((part) => (typeof part === "string" ? mailParagraph(part) : part));
  const element = h(MailLayout, { title: subject, ...page }, mailHeading(heading), ...parts);
  const ending = page.unsubscribe === undefined ? {} : { unsubscribe: page.unsubscribe };
  return { to, subject, ...(await renderMail(element)), ...ending };
}
