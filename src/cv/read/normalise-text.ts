/** Ligatures, and the radicals that some fonts have in place of Chinese characters. */
const ligatures = /[\u2E80-\u2FDF\uFB00-\uFB06\uFB50-\uFDFF\uFE70-\uFEFC]/gu;
/** Characters without a glyph of their own: control codes, direction marks, zero-width characters. */
// oxlint-disable-next-line no-control-regex -- files contain them
const invisible = /[\u0000-\u0008\u000B-\u001F\u007F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
/** Private-use characters are icons: they have no text. */
const icons = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]/gu;

/** Radicals without a Chinese character as their equal in Unicode, and the characters that fonts draw with them. */
const radicals = new Map(
  "⺟母 ⺠民 ⻁虎 ⻄西 ⻅见 ⻆角 ⻉贝 ⻋车 ⻓长 ⻔门 ⻘青 ⻙韦 ⻚页 ⻛风 ⻜飞 ⻝食 ⻢马 ⻣骨 ⻤鬼 ⻥鱼 ⻦鸟 ⻨麦 ⻩黄 ⻬齐 ⻮齿 ⻰龙 ⻳龟 ⻑長 ⻒镸 ⻖阝 ⻎辶 ⻏邑 ⺮竹 ⺼肉 ⺩王 ⺀冫"
    .split(" ")
    .map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
);

/** Accents that old fonts of LaTeX draw before their letter, and the combining character of each. */
const accents = new Map(
  "¨\u0308 ´\u0301 `\u0300 ˆ\u0302 ˜\u0303 ¸\u0327 ˇ\u030C ˚\u030A ˘\u0306 ˙\u0307 ˝\u030B ¯\u0304"
    .split(" ")
    .map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
);
const spacedAccent = /([¨´`ˆ˜¸ˇ˚˘˙˝¯])\s?([\p{L}ı])/gu;

/** "M¨uller" → "Müller": joins accents to the letter after them, or to the one before them where that is none. */
export function joinAccents(text: string): string {
  return text.replaceAll(spacedAccent, (whole, accent: string, letter: string) => {
    const one = `${letter === "ı" ? "i" : letter}${accents.get(accent) ?? ""}`.normalize("NFC");
    return one.length === 1 ? one : whole;
  });
}

export const isAccent = (text: string): boolean => accents.has(text);

/** Replaces ligatures and special spaces, and removes characters that have no text. */
export function normaliseCharacters(text: string): string {
  return text
    .replaceAll(ligatures, (one) => radicals.get(one) ?? one.normalize("NFKC"))
    .replaceAll(invisible, "")
    .replaceAll(icons, "")
    .replaceAll(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu, " ")
    .normalize("NFC");
}

/** Folds text for comparing: no case, no accents, no punctuation at the ends, single spaces. */
export function foldForComparing(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[’‘`´]/gu, "'")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, "");
}
