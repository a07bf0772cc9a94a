import type { CvPage } from "../view-model/cv-page.ts";
import type { PageBlock, PageEntry, Run, PageLine } from "../sections/row-view.ts";
import { blockLine, writeBlocks } from "../../text/blocks/markdown-lines.ts";
import { readLink } from "../../text/read-link.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { toPage } from "../view-model/to-page.ts";

/** Writes a CV as plain text to paste into a form: one item per line, "-" before list items, no alignment. */
export function toText(page: CvPage): string {
  const head = [
    ...[page.name, page.headline].flatMap((run) => (run ? [lineOf([run], plain)] : [])),
    ...page.contacts.map((contact) => lineOf([contact], contactText)),
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
function contactText({ text, href }: Run): string {
  const isAddress = href === null || readLink(text).href === href;
  return isAddress ? text : `${text} (${readLink(href).text})`;
}

/** Writes one run, with its address or markup in formats that have them. */
type WriteRun = (run: Run) => string;

/** Runs as one line, with the text between them. */
export function lineOf(runs: readonly Run[], write: WriteRun): string {
  return runs.map((run) => run.before + write(run) + run.after).join("");
}

/** "Languages: Python, SQL" */
export function labelledLineOf({ label, items }: PageLine, colon: string, write: WriteRun): string {
  return [lineOf(label, write), lineOf(items, write)].filter((part) => part !== "").join(colon);
}

/** The first line of an entry, in the order in which a reader looks for its parts: "Analyst, Meadow Clinics". */
export function entryHead(entry: PageEntry, comma: string, write: WriteRun): string {
  return [lineOf(entry.title, write), lineOf(entry.subtitle, write)]
    .filter((part) => part !== "")
    .join(comma);
}

/** Writes a CV as plain text without name, contacts, references and hidden parts. Empty for a CV that is too large. */
export function textWithoutContacts(document: CvDocument): string {
  const order = document.order.filter((key) => key !== "references");
  const reading = toPage({ ...document, order });
  return reading.ok ? toText({ ...reading.page, name: null, contacts: [] }) : "";
}
