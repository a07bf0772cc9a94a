const openers = "([{（［｛「【";
const closers = ")]}）］｝」】";
const commas = ",，،";

/**
 * Splits a text that lists things, as people type them: "Excel (Pivot, VBA), SQL" is two. Separators within brackets
 * and commas between digits ("1,0") belong to an item. Line breaks always divide. Items are trimmed and never empty.
 *
 * @param separators characters that divide items
 */
export function splitList(text: string, separators = ",;，、،؛"): string[] {
  return text
    .split("\n")
    .flatMap((line) => splitLine(line, separators))
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

function splitLine(line: string, separators: string): string[] {
  const cuts: number[] = [];
  /** For each bracket that is open, how many cuts were made before it. */
  const open: number[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const letter = line.charAt(at);
    if (openers.includes(letter)) open.push(cuts.length);
    // A bracket that closes takes back the cuts since it opened; one that never closes divides nothing.
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
