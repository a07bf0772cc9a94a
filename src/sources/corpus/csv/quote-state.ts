import type { CsvDialect } from "./csv-dialect.ts";

/** Where a line leaves the reader: inside a quoted cell or not. */
export type QuoteState = {
  isOpen: boolean;
  /** A quotation mark stood inside a quoted cell without being doubled and without ending the cell. */
  hasStray: boolean;
};

/**
 * Follows the quotation marks of one line, by the same rules as the parser: a quoted cell opens only at the start
 * of a cell, a doubled mark is a mark, and a mark that no delimiter follows does not end the cell.
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
