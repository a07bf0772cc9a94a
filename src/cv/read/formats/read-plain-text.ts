import { findPeriods } from "../../../text/periods.ts";
import { joinAccents, normaliseCharacters } from "../normalise-text.ts";
import { listSign, type TextOfFile } from "../text-line.ts";
import { readLabelled } from "../sections/labels.ts";
import { sectionOfHeading } from "../sections/section-of-heading.ts";
import { blockLines, type Paragraph } from "./file-blocks.ts";

/** A line this long was broken by its editor, not by its writer. */
const fullLine = 60;

/** Reads text without styles. Spaces within a line separate cells, and broken lines are joined. */
export function readPlainText(given: string): TextOfFile {
  // Text that was copied from a page of LaTeX has its accents before their letters.
  const text = /¨\p{L}/u.test(given) ? joinAccents(given) : given;
  const paragraphs: Paragraph[] = [];
  let gap = 1;
  let before = "";
  for (const row of text.replace(/^\uFEFF/, "").split(/\r\n?|\n|\f/)) {
    const line = row.trimEnd();
    if (line.trim() === "" || /^\s*[-=_*~#]{3,}\s*$/.test(line)) {
      gap = 2;
      before = "";
      continue;
    }
    const last = paragraphs.at(-1);
    if (last && before !== "" && isContinuation(line, before, last)) {
      const run = last.runs.at(-1);
      if (run) run.text += ` ${line.trim()}`;
    } else {
      const cells = normaliseCharacters(line.trim()).replaceAll(/ {3,}|\t+/g, "\t");
      paragraphs.push({
        kind: "paragraph",
        runs: [{ text: cells, bold: false, italic: false }],
        size: 11,
        level: 0,
        bullet: false,
        gap,
      });
    }
    gap = 1;
    before = line;
  }
  return { lines: blockLines(paragraphs), links: [] };
}

/** A label with its value, or a period, begins a line of its own. */
function startsEntry(text: string): boolean {
  const [period] = findPeriods(text);
  return readLabelled(text) !== null || (period?.from === 0 && !period.isSingle);
}

function isContinuation(line: string, before: string, paragraph: Paragraph): boolean {
  if (listSign.test(line) || sectionOfHeading(line.trim()) !== null) return false;
  if (sectionOfHeading(before.trim()) !== null || / {3,}|\t/.test(line.trim()) || startsEntry(line.trim()))
    return false;
  const isItem = listSign.test(paragraph.runs[0]?.text ?? "");
  const indent = /^\s*/.exec(line)?.[0].length ?? 0;
  if (isItem && (indent >= 2 || (/^\p{Ll}/u.test(line) && before.length >= 40 && !/[.:;]$/.test(before))))
    return true;
  return before.length >= fullLine && /^\s*[\p{Ll}\p{Lo}(]/u.test(line) && !/[.:]$/.test(before);
}
