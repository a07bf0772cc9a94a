const utf8ReadAsLatin1 = /[\u00c2-\u00f4][\u0080-\u00bf]{1,3}/g;
const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Undoes UTF-8 that was read as Latin-1 somewhere on its way: "weâ\u0080\u0099re" → "we’re".
 * Only byte sequences that are valid UTF-8 are replaced, so sound text comes back as it was.
 */
export function mendMojibake(text: string | null): string | null {
  return text?.replace(utf8ReadAsLatin1, decodeLongest) ?? null;
}

/** The match may reach into characters that follow: the longest beginning that is valid UTF-8 counts. */
function decodeLongest(match: string): string {
  for (let length = match.length; length >= 2; length--) {
    const bytes = Uint8Array.from(match.slice(0, length), (character) => character.charCodeAt(0));
    try {
      return strictUtf8.decode(bytes) + match.slice(length);
    } catch {
      // A shorter beginning may be valid.
    }
  }
  return match;
}
