import { decodeHTML } from "entities";

/** Control characters, the soft hyphen, zero-width and direction marks, byte order marks, line separators, lone surrogates. */
const unwanted =
  // oxlint-disable-next-line no-control-regex -- removing control characters is the purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/gu;

/** Removes invisible characters that would cause trouble: control, zero-width and direction characters. */
export function withoutInvisibles(text: string): string {
  return text.toWellFormed().replaceAll("\ufffd", "").replace(unwanted, "");
}

/**
 * Cleans a published label to one line: entities decoded (also when escaped twice), tags removed, white space
 * collapsed, at most `limit` characters, cut between words where possible.
 *
 * @example plainLine("R&amp;amp;D <b>Engineer</b>\u00a0", 200) // "R&D Engineer"
 */
export function plainLine(value: string, limit: number): string {
  let text = value.slice(0, limit * 20);
  for (let round = 0; round < 5 && text.includes("&"); round++) {
    const decoded = decodeHTML(text);
    if (decoded === text) break;
    text = decoded;
  }
  const line = withoutInvisibles(text.replace(/<\/?[a-z][^<>]*>/gi, " "))
    .replace(/\s+/g, " ")
    .trim();
  return shorten(line, limit);
}

/**
 * Cuts to at most `limit` UTF-16 units, never inside a surrogate pair, and between words if one ends in the last
 * quarter.
 */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text
    .slice(0, limit)
    .toWellFormed()
    .replace(/\ufffd$/, "");
  const lastSpace = cut.lastIndexOf(" ");
  return (lastSpace > limit * 0.75 ? cut.slice(0, lastSpace) : cut).trim();
}
