/** The format of a table: the delimiter between cells and the quote around a cell. */
export type CsvDialect = { delimiter: string; quote: string };

const delimiters = [",", "\t", ";", "|"];
/** Lines that are searched for the header. At most a title and a note come before it. */
const headerLines = 12;
const longestSample = 5000;

/**
 * Detects the dialect from the first lines. Chooses the delimiter that yields the most known column names in one line,
 * else the one that gives most lines the same number of cells.
 */
export function sniffDialect(wholeLines: readonly string[], isColumn: (name: string) => boolean): CsvDialect {
  const lines = wholeLines.map((line) => line.slice(0, longestSample));
  const [first = ""] = lines;
  const quote = /^'[^']*'\s*[,;\t|]\s*'/.test(first) ? "'" : '"';
  const stated = /^sep=(.)$/i.exec(first)?.[1];
  if (stated !== undefined) return { delimiter: stated, quote };
  const scored = delimiters.map((delimiter) => ({
    delimiter,
    score: 1000 * knownColumns(delimiter, lines, quote, isColumn) + likeness(delimiter, lines, quote),
  }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return { delimiter: best.delimiter, quote };
}

function knownColumns(
  delimiter: string,
  lines: readonly string[],
  quote: string,
  isColumn: (name: string) => boolean,
): number {
  const counts = lines.slice(0, headerLines).map((line) => {
    return line.split(delimiter).filter((cell) => isColumn(cell.replaceAll(quote, ""))).length;
  });
  return Math.max(0, ...counts);
}

/** Counts the delimiters in the first line that has any, plus a bonus for every further line that has as many. */
function likeness(delimiter: string, lines: readonly string[], quote: string): number {
  const counts = lines
    .filter((line) => line.trim() !== "")
    .map((line) => countOutside(line, delimiter, quote));
  const header = counts.findIndex((count) => count > 0);
  const inHeader = counts[header];
  if (inHeader === undefined) return 0;
  return inHeader - header / 2 + counts.slice(header + 1).filter((count) => count === inHeader).length * 2;
}

function countOutside(line: string, delimiter: string, quote: string): number {
  let count = 0;
  let inside = false;
  for (const character of line) {
    if (character === quote) inside = !inside;
    else if (character === delimiter && !inside) count++;
  }
  return count;
}
