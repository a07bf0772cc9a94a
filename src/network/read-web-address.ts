/**
 * Reads a web address. Adds "https://" if it is missing. Returns null for anything else, such as "javascript:".
 *
 * @example readWebAddress("linkedin.com/in/ines") // "https://linkedin.com/in/ines"
 */
export function readWebAddress(text: string): string | null {
  const typed = text.trim();
  if (typed === "" || /\s/.test(typed)) return null;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`);
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes(".")) return null;
  return url.href.replace(/^(https?:\/\/[^/?#]+)\/$/, "$1");
}
