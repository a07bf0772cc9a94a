const utf8ReadAsLatin1 = /[\u00c2-\u00f4][\u0080-\u00bf]{1,3}/g;
const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Repairs UTF-8 that was decoded as Latin-1 on its way: "weâ\u0080\u0099re" → "we’re". Only byte sequences that are
 * valid UTF-8 are replaced, so correct text is unchanged.
 */
export function mendMojibake(text: string | null): string | null {
  return text?.replace(utf8ReadAsLatin1, decodeLongest) ?? null;
}

/** The match may include characters after the sequence, so the longest beginning that is valid UTF-8 is used. */
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
