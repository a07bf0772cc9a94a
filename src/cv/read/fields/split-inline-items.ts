/** Splits a list in one line at commas, semicolons and signs between items, but not within brackets. */
export function splitInlineItems(text: string): string[] {
  const letters = Array.from(text);
  const items: string[] = [];
  let depth = 0;
  let item = "";
  for (const [index, letter] of letters.entries()) {
    if ("([（".includes(letter)) depth += 1;
    if (")]）".includes(letter)) depth = Math.max(0, depth - 1);
    const isInNumber = /\d/.test(letters[index - 1] ?? "") && /\d/.test(letters[index + 1] ?? "");
    if (depth === 0 && !isInNumber && /[,;•|·、،，；∙●▪\t]/u.test(letter)) {
      items.push(item);
      item = "";
    } else item += letter;
  }
  return [...items, item]
    .map((one) => one.replace(/^[\s–—-]+/u, "").replace(/\.?\s*$/u, ""))
    .filter((one) => one !== "");
}
