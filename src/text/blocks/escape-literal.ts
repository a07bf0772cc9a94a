/** Characters that a backslash makes literal. */
export const escapable = String.raw`\\\x60*_{}[\]<>()#|~&!=.\-*+•‣▪◦●○■·`;

/** Tags and addresses in angle brackets that have a meaning. */
export const angled = String.raw`<\/?(?:b|strong|i|em)>|<br ?\/?>|<https?:[^\s<>]+>`;

/** Scripts without spaces between words: there a mark may begin or end anywhere. */
const unspaced = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}`;

/** A letter or digit of a script with spaces between words. */
const wordCharacter = new RegExp(String.raw`^(?![${unspaced}])[\p{L}\p{M}\p{N}]`, "u");

export const isWordCharacter = (character: string): boolean => wordCharacter.test(character);

const special = new RegExp(String.raw`\\(?=[${escapable}]|$)|\*+|_+|[[\]]|(?:${angled})`, "giu");

/**
 * Escapes the characters of a text that would be formatting, and no others: "snake_case", "5 * 3" and "R&D <b" stay as
 * they are. The ends of the text count as next to formatting.
 */
export function escapeLiteral(text: string): string {
  const hasLinkShape = text.includes("](");
  return text.replaceAll(special, (found: string, at: number) => {
    const isBracket = found === "[" || found === "]";
    if (isBracket && !hasLinkShape) return found;
    const isRun = /^[*_]/.test(found);
    if (isRun && isHarmless(found, characterBefore(text, at), characterAfter(text, at + found.length)))
      return found;
    return isRun ? found.replaceAll(/./g, String.raw`\$&`) : `\\${found}`;
  });
}

/** Whether stars or underscores between two characters can neither begin nor end a mark. */
function isHarmless(run: string, left: string, right: string): boolean {
  if (left === "" || right === "") return false;
  if (/^\s$/.test(left) && /^\s$/.test(right)) return true;
  const isWithinWord = isWordCharacter(left) && isWordCharacter(right);
  return isWithinWord && (run.length === 1 || run.startsWith("_") || /\d\d/.test(left + right));
}

/** The character before a position, or nothing at the start. */
export function characterBefore(text: string, at: number): string {
  return /.$/su.exec(text.slice(Math.max(at - 2, 0), at))?.[0] ?? "";
}

/** The character at a position, or nothing at the end. */
export function characterAfter(text: string, at: number): string {
  return /^./su.exec(text.slice(at, at + 2))?.[0] ?? "";
}
