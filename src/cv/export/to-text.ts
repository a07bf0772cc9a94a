import type { CvPage, PageBlock, PageEntry, Run } from "../view-model/cv-page.ts";
import { readLink } from "../../text/read-link.ts";
import { plainBlockText, plain } from "./plain-block-text.ts";
import { entryHead, labelledLineOf, lineOf } from "./line-text.ts";

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
    ...entry.body.map(plainBlockText),
    ...entry.lines.map((line) => labelledLineOf(line, page.words.colon, plain)),
  ];
  const blocks = page.sections.map(({ heading, body, lines, entries }) =>
    [
      lineOf([heading], plain),
      bodyText(body),
      lines.map((line) => labelledLineOf(line, page.words.colon, plain)).join("\n"),
      ...entries.map((entry) => entryLines(entry).filter(isWritten).join("\n")),
    ]
      .filter(isWritten)
      .join("\n\n"),
  );
  return `${[head.join("\n"), ...blocks].filter(isWritten).join("\n\n\n")}\n`;
}

/** Puts an empty line between paragraphs, and none between bullets. */
function bodyText(body: readonly PageBlock[]): string {
  return body
    .map((block, index) => {
      const isList = block.level > 0 && (body[index - 1]?.level ?? 0) > 0;
      return (index === 0 ? "" : isList ? "\n" : "\n\n") + plainBlockText(block);
    })
    .join("");
}

function isWritten(text: string): boolean {
  return text !== "";
}

/** Text has no links, so a link in words has its address behind it. */
function withAddress({ text, href }: Run): string {
  const isAddress = href === null || readLink(text).href === href;
  return isAddress ? text : `${text} (${readLink(href).text})`;
}
