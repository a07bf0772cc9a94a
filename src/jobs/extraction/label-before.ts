/** Characters. Labels of amounts are shorter. */
const longestLabel = 160;

/**
 * Returns the words that introduce the position: those of the same sentence, or, at the beginning of a line, the last
 * sentence of the line above. Headings above an amount say what it is: "Annual salary range:", blank line, "$90,000".
 */
export function labelBefore(text: string, position: number): string {
  const before = text.slice(Math.max(0, position - longestLabel), position);
  const lines = before.split("\n");
  const sameLine = lines.pop() ?? "";
  if (/[\p{L}\p{N}]/u.test(sameLine)) return lastSentence(sameLine);
  const above = lines.findLast((line) => /[\p{L}\p{N}]/u.test(line)) ?? "";
  return `${lastSentence(above)} ${sameLine}`;
}

function lastSentence(line: string): string {
  // The end of the label itself is not a boundary: "The range is as follows."
  const body = line.replace(/[.;!?\s]+$/, "");
  return line.slice(body.search(/[.;!?]\s(?![\s\S]*[.;!?]\s)/) + 1);
}
