/** The characters of Windows-1252 from byte 0x80 to 0x9f. Bytes without a character stay control characters. */
const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const byteOf = new Map(Array.from(windows1252, (character, at) => [character, 0x80 + at]));

const continuation = `[\\u0080-\\u00bf${windows1252}]`;
/**
 * A first byte and the bytes that continue it, as letters. Two-byte sequences begin with bytes of the Latin, Greek,
 * Cyrillic, Hebrew and Arabic alphabets only: "É™" is more often a trademark than a letter of phonetics.
 */
const garbled = new RegExp(
  `[\\u00c2-\\u00c5\\u00ce-\\u00d1\\u00d7-\\u00d9]${continuation}|[\\u00e0-\\u00ef]${continuation}{2}|[\\u00f0-\\u00f4]${continuation}{3}`,
  "gu",
);
/** Sequences that may be correct: a letter before quotation marks or a dash, and a multiplication sign. */
const doubtful = /^.[‘’“”–—…]+$|^×/u;
const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Repairs UTF-8 that a program decoded as Latin-1 or Windows-1252: "weâ€™re" → "we’re". Only byte sequences that are
 * valid UTF-8 are replaced, and doubtful ones only next to a sure one, so correct text is unchanged.
 */
export function mendMojibake(text: string | null): string | null {
  if (text === null) return null;
  const found = text.match(garbled);
  if (found === null) return text;
  const isSure = found.some((sequence) => !doubtful.test(sequence) && decoded(sequence) !== null);
  return isSure ? text.replace(garbled, (sequence) => decoded(sequence) ?? sequence) : text;
}

function decoded(sequence: string): string | null {
  const bytes = Uint8Array.from(sequence, (character) => byteOf.get(character) ?? character.charCodeAt(0));
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return null;
  }
}
