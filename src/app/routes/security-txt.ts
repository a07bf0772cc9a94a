import { servicesContext } from "../request/services.ts";
import type { Route } from "./+types/security-txt";

/** Days for which the file is valid. The format asks for less than a year. */
const validDays = 180;

/**
 * Tells where to report security problems: the operator's address, else the contact form.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function loader({ context }: Route.LoaderArgs) {
  const { config, clock } = context.get(servicesContext);
  const { publicUrl, securityContact } = config;
  const contact = securityContact?.includes("@") ? `mailto:${securityContact}` : securityContact;
  const day = clock().toISOString().slice(0, 10);
  const expires = new Date(Date.parse(day) + validDays * 86_400_000);
  const text = [
    `Contact: ${contact ?? `${publicUrl}/contact?topic=issue`}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
