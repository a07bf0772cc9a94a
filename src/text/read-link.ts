/** An address as a page shows it, and its target. */
type PageLink = { text: string; href: string | null };

/**
 * Reads an address as people type it. Only http, https and mailto addresses become links. A name without a scheme
 * becomes an https address, and an e-mail address becomes a mailto one. The text omits the scheme and a closing slash.
 *
 * @param text cleaned text
 * @example
 * readLink("https://example.com/") // { text: "example.com", href: "https://example.com/" }
 * readLink("javascript:alert(1)")  // { text: "javascript:alert(1)", href: null }
 */
export function readLink(text: string): PageLink {
  const none = { text, href: null };
  if (text === "" || /\s/.test(text) || text.length > 2_000) return none;
  if (/^(mailto:)?[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/i.test(text)) {
    const address = text.replace(/^mailto:/i, "");
    return { text: address, href: `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}` };
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  const hasPort = /^[a-z0-9-]+(\.[a-z0-9-]+)+:\d+(\/|$)/i.test(text);
  if (scheme !== undefined && scheme !== "http" && scheme !== "https" && !hasPort) return none;
  if (scheme === undefined && !/^[^/?#]+\.\p{L}{2,}/u.test(text)) return none;
  const address = scheme === undefined || hasPort ? `https://${text}` : text;
  const url = URL.canParse(address) ? new URL(address) : null;
  // A user name and password before the host are a trick to disguise the real host.
  if (!url || url.hostname === "" || url.username !== "" || url.password !== "") return none;
  if (url.protocol !== "https:" && url.protocol !== "http:") return none;
  return { text: text.replace(/^https?:\/\//i, "").replace(/\/$/, ""), href: url.href };
}

/** Reads the address of a link. Returns null unless it is an http, https or mailto address. */
export function readHref(typed: string): string | null {
  if (!/^mailto:/i.test(typed)) return readLink(typed).href;
  try {
    return readLink(decodeURIComponent(typed)).href;
  } catch {
    return null;
  }
}
