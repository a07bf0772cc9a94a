import * as z from "zod";
import { linkCookie, readCookie, writeCookie } from "../../account/account-cookies.ts";
import type { ShownLink } from "../../account/links/shown-link.ts";
import type { Config } from "../../platform/config/config.ts";
import { localPath } from "../local-path.ts";

type Site = Pick<Config, "publicUrl">;

/** Seconds. The terminal shows the link too. */
const lifetime = 3_600;

const shape = z.object({
  purpose: z.enum(["confirm", "recover"]),
  asksPassword: z.boolean(),
  email: z.string(),
  token: z.string().regex(/^[\w-]+$/),
  returnUrl: z.string().transform(localPath),
  expiresAt: z.coerce.date(),
});

/** The `Set-Cookie` by which `/auth/link` knows the link to show, on a site without a mail server. */
export function writeLinkCookie(site: Site, link: ShownLink): string {
  const value = Buffer.from(JSON.stringify(link)).toString("base64url");
  return writeCookie(site, linkCookie(site), value, lifetime);
}

/** The link a browser was given; null when there is none. */
export function readLinkCookie(site: Site, headers: Headers): ShownLink | null {
  const value = readCookie(headers, linkCookie(site));
  if (value === null) return null;
  try {
    const read = shape.safeParse(JSON.parse(Buffer.from(value, "base64url").toString()));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
