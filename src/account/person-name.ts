import type { FieldResult } from "../platform/forms/field-text.ts";

export const longestName = 80;

/** Characters that no name contains: control characters, and characters that reverse or hide the text around them. */
const unprintable =
  /[\p{Cc}\p{Co}\p{Cn}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
/** Joiners are kept only between letters, where some scripts need them. */
const looseJoiner = /(?<![\p{L}\p{M}\p{So}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{So}])/gu;

/**
 * Reads a person's name in its stored form: composed (NFC), on one line, without invisible characters. A name longer
 * than eighty characters is refused, not cut.
 *
 * @example readPersonName("  Ana\u202e  Sousa ") // { ok: true, value: "Ana Sousa" }
 */
export function readPersonName(text: string): FieldResult<string> {
  // Long text is refused before any work is done on it.
  if (text.length > 40 * longestName) return tooLong;
  const name = text
    .toWellFormed()
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(unprintable, "")
    .replace(looseJoiner, "")
    .replace(/ {2,}/g, " ")
    .trim();
  if (name === "") return { ok: false, error: "Enter your name." };
  return Array.from(name).length > longestName ? tooLong : { ok: true, value: name };
}

const tooLong: FieldResult<string> = { ok: false, error: `Use at most ${longestName} characters.` };
