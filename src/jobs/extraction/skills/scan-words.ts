/**
 * A word of a text with its position. `key` is in lower case and keeps signs that distinguish skills: "c++", "c#",
 * ".net", "r&d".
 */
export type ScannedWord = { key: string; start: number; end: number };

/** After these words, ".NET" is part of the name, not the end of a web address. */
const beforeDotNet = new Set(["asp", "vb", "ado", "ml"]);

/**
 * Splits text into words. "Node.js" gives "node" and "js", so that all its spellings are equal. "+" and "#" stay with
 * their word, as does "&" between one or two letters.
 *
 * It scans character codes because every description passes through it: a pattern takes four times as long.
 */
export function scanWords(text: string): ScannedWord[] {
  const lower = text.toLowerCase();
  // Lower case makes "İ" longer, which would shift the positions.
  const source = lower.length === text.length ? lower : text;
  const tokens: ScannedWord[] = [];
  let index = 0;
  while (index < source.length) {
    if (!isWord(source.charCodeAt(index))) {
      index++;
      continue;
    }
    const start = index;
    do index++;
    while (index < source.length && isWord(source.charCodeAt(index)));
    const begin = isDotNet(source, start, index, tokens.at(-1)) ? start - 1 : start;
    index = withSigns(source, start, index);
    tokens.push({ key: source.slice(begin, index), start: begin, end: index });
  }
  return tokens;
}

/** Tests for letters and digits of any script. Outside Latin it is approximate and only excludes punctuation blocks. */
function isWord(code: number): boolean {
  if (code < 0x80)
    return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a);
  if (code < 0xc0) return code === 0xaa || code === 0xb5 || code === 0xba;
  const isPunctuation =
    code === 0xd7 ||
    code === 0xf7 ||
    (code >= 0x2000 && code <= 0x2bff) ||
    (code >= 0x3000 && code <= 0x303f) ||
    (code >= 0xfe10 && code <= 0xff0f);
  return !isPunctuation;
}

/** Returns the end of a word, including a "++", "#" or "&d" that belongs to it. */
function withSigns(text: string, start: number, end: number): number {
  const next = text.charCodeAt(end);
  if (next === 0x2b && text.charCodeAt(end + 1) === 0x2b) return end + 2;
  if (next === 0x23) return end + 1;
  if (next !== 0x26 || end - start > 2) return end;
  let other = end + 1;
  while (other < text.length && isWord(text.charCodeAt(other))) other++;
  return other > end + 1 && other <= end + 3 ? other : end;
}

function isDotNet(text: string, start: number, end: number, previous: ScannedWord | undefined): boolean {
  if (end - start !== 3 || text.charCodeAt(start - 1) !== 0x2e || text.slice(start, end) !== "net")
    return false;
  const isAttached = previous !== undefined && previous.end === start - 1;
  return !isAttached || beforeDotNet.has(previous.key);
}
