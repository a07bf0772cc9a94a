/**
 * Finds where the words of a text begin and end. Every description passes through this file, so plain letters are
 * scanned by their codes. A pattern reads the rest, which takes five times as long.
 */

/** A word: letters and digits, with single signs such as "-" and "." between them. */
const run = /[\p{L}\p{N}\p{M}]+(?:[-.'’/_][\p{L}\p{N}\p{M}]+)*/uy;
const letterOrMark = /[\p{L}\p{N}\p{M}]/uy;

/** How a character affects word boundaries; `other` ones are tested with the patterns. */
const [none, letter, joiner, other] = [0, 1, 2, 3];
const kinds = new Uint8Array(128);
for (let code = 0; code < kinds.length; code++) {
  const character = String.fromCharCode(code);
  if (/[A-Za-z0-9]/.test(character)) kinds[code] = letter;
  else if (/[-.'/_]/.test(character)) kinds[code] = joiner;
}

/** Returns the place of the first word at or after `from`, or -1. */
export function nextRunStart(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const kind = kindAt(text, at);
    if (kind === letter) return at;
    if (kind !== other) continue;
    letterOrMark.lastIndex = at;
    if (letterOrMark.test(text)) return at;
    // Skips the second half of a surrogate pair.
    if ((text.codePointAt(at) ?? 0) > 0xffff) at++;
  }
  return -1;
}

/** Returns the end of the word that begins at `start`. */
export function wordEnd(text: string, start: number): number {
  let end = start;
  while (kindAt(text, end) === letter) end++;
  if (end > start && !mayGoOn(text, end)) return end;
  run.lastIndex = start;
  run.test(text);
  return run.lastIndex;
}

function mayGoOn(text: string, end: number): boolean {
  const kind = kindAt(text, end);
  if (kind !== joiner) return kind === other;
  const after = kindAt(text, end + 1);
  return after === letter || after === other;
}

function kindAt(text: string, at: number): number | undefined {
  if (at >= text.length) return none;
  const code = text.charCodeAt(at);
  return code < 128 ? kinds[code] : other;
}
