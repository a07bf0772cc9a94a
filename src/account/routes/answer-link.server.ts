import { redirect } from "react-router";
import type { ShownLink } from "../links/shown-link.ts";
import type { Config } from "../../platform/config/config.ts";
import { writeLinkCookie } from "./link-cookie.server.ts";

/** Redirects to the page that shows a link, on a site without a mail server. Adds the cookie to `headers`. */
export function answerLink(config: Config, link: ShownLink, headers = new Headers()): Response {
  headers.append("Set-Cookie", writeLinkCookie(config, link));
  return redirect("/auth/link", { status: 303, headers });
}
