import type { CsvDialect } from "./csv-dialect.ts";

/** The state of the reader at the end of a line: inside a quoted cell or not. */
export type QuoteState = {
  isOpen: boolean;
  /** True when a quoted cell contained a quotation mark that was not doubled and did not end the cell. */
  hasStray: boolean;
};

/**
 * Follows the quotation marks of one line, by the same rules as the parser. A quoted cell opens only at the start of a
 * cell, a doubled mark is a literal mark, and a mark without a delimiter after it does not end the cell.
 */
export function quotesAfter(
  line: string,
  { delimiter, quote }: CsvDialect,
  before: QuoteState | null,
): QuoteState {
  let isOpen = before?.isOpen ?? false;
  let hasStray = before?.hasStray ?? false;
  let isCellStart = !isOpen;
  if (quote === "") return { isOpen: false, hasStray: false };
  for (let at = 0; at < line.length; at++) {
    const character = line.charAt(at);
    if (isOpen) {
      if (character !== quote) continue;
      const following = line.charAt(at + 1);
      if (following === quote) at++;
      else if (following === "" || following === delimiter) isOpen = false;
      else hasStray = true;
    } else if (character === quote && isCellStart) isOpen = true;
    isCellStart = !isOpen && character === delimiter;
  }
  return { isOpen, hasStray };
}
