const ligatures = /[\uFB00-\uFB06\uFB50-\uFDFF\uFE70-\uFEFC]/gu;
/** Characters without a glyph of their own: control codes, direction marks, zero-width characters. */
// oxlint-disable-next-line no-control-regex -- files contain them
const invisible = /[\u0000-\u0008\u000B-\u001F\u007F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
/** Private-use characters are icons: they have no text. */
const icons = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]/gu;

/** Replaces ligatures and special spaces, and removes characters that have no text. */
export function cleanText(text: string): string {
  return text
    .replaceAll(ligatures, (one) => one.normalize("NFKC"))
    .replaceAll(invisible, "")
    .replaceAll(icons, "")
    .replaceAll(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu, " ")
    .normalize("NFC");
}

/** Folds text for comparing: no case, no accents, no punctuation at the ends, single spaces. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[’‘`´]/gu, "'")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, "");
}
