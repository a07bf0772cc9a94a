/** Characters that no text needs: control characters, and characters that reverse or hide the text around them. */
const unprintable = /(?![\n\t])\p{Cc}|[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Returns a text on one line: composed (NFC), without invisible characters and surrounding space. */
export function cleanSingleLine(text: string): string {
  return cleanNote(text.replaceAll(/\s+/gu, " "));
}

/** Returns a text of several lines: composed (NFC), without invisible characters and surrounding space. */
export function cleanNote(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").toWellFormed().normalize("NFC").replace(unprintable, "").trim();
}

/**
 * Reads a web address. Adds "https://" if it is missing. Returns null for anything else, such as "javascript:".
 *
 * @example parseWebAddress("linkedin.com/in/ines") // "https://linkedin.com/in/ines"
 */
export function parseWebAddress(text: string): string | null {
  const typed = text.trim();
  if (typed === "" || /\s/.test(typed)) return null;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`);
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes(".")) return null;
  return url.href.replace(/^(https?:\/\/[^/?#]+)\/$/, "$1");
}
