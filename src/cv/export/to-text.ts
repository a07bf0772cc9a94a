import type { CvPage, PageEntry, Run } from "../view-model/cv-page.ts";
import { readLink } from "../view-model/read-link.ts";
import { entryHead, labelledLineOf, lineOf } from "./line-text.ts";

/** Writes a CV as plain text to paste into a form: one item per line, "-" before list items, no alignment. */
export function toText(page: CvPage): string {
  const plain = (run: Run): string => run.text;
  const head = [
    ...[page.name, page.headline].flatMap((run) => (run ? [lineOf([run], plain)] : [])),
    ...page.contacts.map((contact) => lineOf([contact], withAddress)),
  ];
  const entryLines = (entry: PageEntry): string[] => [
    entryHead(entry, page.words.comma, plain),
    lineOf(entry.dates, plain),
    ...(entry.link ? [lineOf([entry.link], plain)] : []),
    ...entry.paragraphs.map((paragraph) => lineOf([paragraph], plain)),
    ...entry.bullets.map((bullet) => `- ${lineOf([bullet], plain)}`),
    ...entry.lines.map((line) => labelledLineOf(line, page.words.colon, plain)),
  ];
  const blocks = page.sections.map(({ heading, paragraphs, lines, entries }) =>
    [
      lineOf([heading], plain),
      ...paragraphs.map((paragraph) => lineOf([paragraph], plain)),
      lines.map((line) => labelledLineOf(line, page.words.colon, plain)).join("\n"),
      ...entries.map((entry) => entryLines(entry).filter(isWritten).join("\n")),
    ]
      .filter(isWritten)
      .join("\n\n"),
  );
  return `${[head.join("\n"), ...blocks].filter(isWritten).join("\n\n\n")}\n`;
}

function isWritten(text: string): boolean {
  return text !== "";
}

/** Text has no links, so a link in words has its address behind it. */
function withAddress({ text, href }: Run): string {
  const isAddress = href === null || readLink(text).href === href;
  return isAddress ? text : `${text} (${readLink(href).text})`;
}
