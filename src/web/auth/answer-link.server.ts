import { redirect } from "react-router";
import type { ShownLink } from "../../account/links/shown-link.ts";
import type { Config } from "../../platform/config/config.ts";
import { writeLinkCookie } from "./link-cookie.server.ts";

/** Leads to the page that shows a link, on a site without a mail server. */
export function answerLink(config: Config, link: ShownLink): Response {
  return redirect("/auth/link", { status: 303, headers: { "Set-Cookie": writeLinkCookie(config, link) } });
}
