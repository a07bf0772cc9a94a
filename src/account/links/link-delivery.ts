import type { Config } from "../../platform/config/config.ts";
import { isLoopback } from "../../platform/http/loopback.ts";
import type { RequestContext } from "../request-context.ts";

/**
 * How a link that confirms an address or recovers an account reaches its owner:
 * - `mail`: by the mail server of `SMTP_URL`.
 * - `page`: shown on the page that asked for it, and printed in the terminal. Only without a mail server, and only
 *   for a browser on the machine that the site runs on: elsewhere it would hand accounts to strangers.
 * - `none`: not at all. Registration is closed and accounts cannot be recovered.
 */
export type LinkDelivery = "mail" | "page" | "none";

/** Headers that proxies add. Behind a proxy, the network address and the Host header are those of the proxy. */
const proxyHeader =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-original-.*|.*-client-ip|cf-.*|x-envoy-.*|cdn-loop)$/;

export function linkDelivery(
  { smtp, publicUrl }: Pick<Config, "smtp" | "publicUrl">,
  { headers, clientAddress }: RequestContext,
): LinkDelivery {
  if (smtp) return "mail";
  const isLocal =
    isLoopback(new URL(publicUrl).hostname) &&
    isLoopback(clientAddress) &&
    isLoopback(hostName(headers.get("host"))) &&
    // Browsers send the origin of the page that contains the form.
    isLoopback(hostName(originHost(headers.get("origin")))) &&
    ![...headers.keys()].some((name) => proxyHeader.test(name));
  return isLocal ? "page" : "none";
}

/** "localhost:3000" for "http://localhost:3000". A page load without a form has no origin. */
function originHost(origin: string | null): string {
  return origin === null ? "localhost" : (URL.parse(origin)?.host ?? "");
}

/** "localhost" for "localhost:3000". Empty when there is no host. */
function hostName(host: string | null): string {
  return URL.parse(`http://${host ?? ""}`)?.hostname ?? "";
}
