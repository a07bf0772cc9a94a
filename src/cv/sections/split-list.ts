const openers = "([{（［｛「【";
const closers = ")]}）］｝」】";
const itemSeparators = ",;，、،؛";
const commas = ",，،";

/**
 * Splits a typed list into its items: "Excel (Pivot, VBA), SQL" is two. Separators inside brackets and commas between
 * digits ("1,0") belong to an item. Line breaks always split. Items are trimmed and never empty.
 *
 * @param separators characters that separate items
 */
export function splitList(text: string, separators = itemSeparators): string[] {
  return text
    .split("\n")
    .flatMap((line) => splitLine(line, separators))
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

/** Whether a typed text ends with the separator that finishes an item. "Excel (Pivot," and "Kelvin 1," may go on. */
export function endsItem(text: string): boolean {
  const before = text.slice(0, -1);
  if (before.trim() === "" || !itemSeparators.includes(text.slice(-1)) || isDigit(text.slice(-2, -1)))
    return false;
  return count(before, openers) <= count(before, closers);
}

function count(text: string, letters: string): number {
  return Array.from(text).filter((letter) => letters.includes(letter)).length;
}

function splitLine(line: string, separators: string): string[] {
  const cuts: number[] = [];
  /** For each open bracket, the number of cuts before it. */
  const open: number[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const letter = line.charAt(at);
    if (openers.includes(letter)) open.push(cuts.length);
    // A closing bracket undoes the cuts since its opening bracket. A bracket that is never closed has no effect.
    else if (closers.includes(letter)) cuts.length = open.pop() ?? cuts.length;
    else if (separators.includes(letter) && !isWithinNumber(line, at)) cuts.push(at);
  }
  return [-1, ...cuts].map((cut, index) => line.slice(cut + 1, cuts[index]));
}

function isWithinNumber(line: string, at: number): boolean {
  return commas.includes(line.charAt(at)) && isDigit(line.charAt(at - 1)) && isDigit(line.charAt(at + 1));
}

function isDigit(letter: string): boolean {
  return /^\p{Nd}$/u.test(letter);
}

/**
 * Splits a list that has one item a line, or all items in one line: "Safeguarding, level 3\nTriage" is two items and
 * "SQL, dbt" is two.
 */
export function splitItems(text: string): string[] {
  return splitList(text, text.includes("\n") ? "" : undefined);
}

/** Joins items so that `splitItems` gives them again. */
export function joinItems(items: readonly string[]): string {
  const [only = ""] = items;
  const isWhole = items.length !== 1 || splitItems(only)[0] === only;
  return items.join("\n") + (isWhole ? "" : "\n");
}
