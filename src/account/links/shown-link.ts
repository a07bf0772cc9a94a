import type { Config } from "../../platform/config/config.ts";
import type { LinkPurpose } from "./link-token.server.ts";

/** A link that is shown on the page that asked for it, on a site without a mail server. */
export type ShownLink = {
  purpose: LinkPurpose;
  /** Whether the link's page asks for a name and a password in every browser, because the link was sent again. */
  asksPassword: boolean;
  email: string;
  token: string;
  /** Path on this site to go to once confirmed and signed in. */
  returnUrl: string;
  expiresAt: Date;
};

const titles: Record<LinkPurpose, string> = {
  confirm: "Link to confirm an address",
  recover: "Link to choose a new password",
};

/** Formats the lines for the terminal. They do not name the person, because terminals are often logged. */
export function printedLink(
  site: Pick<Config, "publicUrl">,
  { purpose, token, returnUrl, expiresAt }: ShownLink,
): string {
  const until = expiresAt.toISOString().slice(0, 16).replace("T", " ");
  return `\nThis site sends no mail. ${titles[purpose]}, valid until ${until} UTC:\n  ${linkAddress(site, purpose, token, returnUrl)}\n\n`;
}

const linkPages: Record<LinkPurpose, string> = { confirm: "/auth/confirm", recover: "/auth/new-password" };

export function linkAddress(
  { publicUrl }: Pick<Config, "publicUrl">,
  purpose: LinkPurpose,
  token: string,
  returnUrl = "/",
): string {
  const parameters = new URLSearchParams({ token, ...(returnUrl === "/" ? {} : { returnUrl }) });
  return `${publicUrl}${linkPages[purpose]}?${parameters}`;
}
