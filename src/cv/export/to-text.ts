import type { CvPage, PageBlock, PageEntry, Run } from "../view-model/cv-page.ts";
import { readLink } from "../../text/read-link.ts";
import { blockLine, writeBlocks } from "../../text/blocks/markdown-lines.ts";
import { entryHead, labelledLineOf, lineOf, type WriteRun } from "./line-text.ts";

/** Writes a CV as plain text to paste into a form: one item per line, "-" before list items, no alignment. */
export function toText(page: CvPage): string {
  const head = [
    ...[page.name, page.headline].flatMap((run) => (run ? [lineOf([run], plain)] : [])),
    ...page.contacts.map((contact) => lineOf([contact], withAddress)),
  ];
  const entryLines = (entry: PageEntry): string[] => [
    entryHead(entry, page.words.comma, plain),
    lineOf(entry.dates, plain),
    ...(entry.link ? [lineOf([entry.link], plain)] : []),
    ...entry.body.map((block) => blockLine(plainBlock(block))),
    ...entry.lines.map((line) => labelledLineOf(line, page.words.colon, plain)),
  ];
  const blocks = page.sections.map(({ heading, body, lines, entries }) =>
    [
      lineOf([heading], plain),
      writeBlocks(body.map(plainBlock)),
      lines.map((line) => labelledLineOf(line, page.words.colon, plain)).join("\n"),
      ...entries.map((entry) => entryLines(entry).filter(isWritten).join("\n")),
    ]
      .filter(isWritten)
      .join("\n\n"),
  );
  return `${[head.join("\n"), ...blocks].filter(isWritten).join("\n\n\n")}\n`;
}

/** Writes the text of a block, with the address of a link behind its last run, unless the words are the address. */
const plainBlock = ({ level, runs }: PageBlock) => ({
  level,
  text: runs.map((run, index) => withTarget(run, runs[index + 1])).join(""),
});

const plain: WriteRun = (run) => withTarget(run, undefined);

function withTarget({ text, href }: Run, next: Run | undefined): string {
  const isWithin = href === null || next?.href === href;
  return isWithin || readLink(text).href === href ? text : `${text} (${href.replace(/^mailto:/, "")})`;
}

function isWritten(text: string): boolean {
  return text !== "";
}

/** Text has no links, so a link in words has its address behind it. */
function withAddress({ text, href }: Run): string {
  const isAddress = href === null || readLink(text).href === href;
  return isAddress ? text : `${text} (${readLink(href).text})`;
}
