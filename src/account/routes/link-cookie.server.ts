import { redirect } from "react-router";
import type { ShownLink } from "../links/shown-link.ts";
import type { Config } from "../../platform/config/config.ts";
import { parseJson } from "../../platform/json/parse-json.ts";
import * as z from "zod";
import { readCookie, writeCookie } from "../../platform/http/cookies.ts";
import { localPath } from "../../app/request/local-path.ts";

/** Redirects to the page that shows a link, on a site without a mail server. Adds the cookie to `headers`. */
export function answerLink(config: Config, link: ShownLink, headers = new Headers()): Response {
  headers.append("Set-Cookie", writeLinkCookie(config, link));
  return redirect("/auth/link", { status: 303, headers });
}

type Site = Pick<Config, "publicUrl">;

const shape = z.object({
  purpose: z.enum(["confirm", "recover"]),
  asksPassword: z.boolean(),
  email: z.string(),
  token: z.string().regex(/^[\w-]+$/),
  returnUrl: z.string().transform(localPath),
  expiresAt: z.coerce.date(),
});

/** Builds the `Set-Cookie` that tells `/auth/link` which link to show, on a site without a mail server. */
export function writeLinkCookie(site: Site, link: ShownLink): string {
  const value = Buffer.from(JSON.stringify(link)).toString("base64url");
  return writeCookie(site, "link", value);
}

/** Reads the link that this browser was given. Returns null if there is none. */
export function readLinkCookie(site: Site, headers: Headers): ShownLink | null {
  const value = readCookie(site, "link", headers);
  if (value === null) return null;
  return shape.safeParse(parseJson(Buffer.from(value, "base64url").toString())).data ?? null;
}
