import { writeBlocks } from "../../text/blocks/markdown-lines.ts";
import type { RichSpan } from "../../text/blocks/rich-text.ts";
import { writeMarks } from "../../text/blocks/write-rich-text.ts";
import type { CvPage } from "../view-model/cv-page.ts";
import type { PageBlock, PageEntry, Run } from "../sections/row-view.ts";
import { entryHead, labelledLineOf, lineOf } from "./to-text.ts";

/** Writes a CV as Markdown (CommonMark). User text is escaped, so none of it becomes syntax. */
export function toMarkdown(page: CvPage): string {
  const { colon, comma } = page.words;
  const entryBlocks = (entry: PageEntry): string[] => [
    `### ${inLine(entryHead(entry, comma, marked))}`,
    lineOf(entry.dates, marked),
    entry.link ? lineOf([entry.link], marked) : "",
    bodyOf(entry.body),
    ...entry.lines.map((line) => labelledLineOf(line, colon, marked)),
  ];
  const blocks = [
    page.name ? `# ${inLine(lineOf([page.name], marked))}` : "",
    page.headline ? lineOf([page.headline], marked) : "",
    page.contacts.map((contact) => lineOf([contact], marked)).join(" · "),
    ...page.sections.flatMap(({ heading, body, lines, entries }) => [
      `## ${inLine(lineOf([heading], marked))}`,
      bodyOf(body),
      lines.map((line) => `- ${labelledLineOf(line, colon, marked)}`).join("\n"),
      ...entries.flatMap(entryBlocks),
    ]),
  ];
  return `${blocks.filter((block) => !/^#* ?$/.test(block)).join("\n\n")}\n`;
}

function bodyOf(blocks: readonly PageBlock[]): string {
  return writeBlocks(
    blocks.map(({ level, runs }) => ({
      level,
      text: writeMarks(runs.map(spanOf), ({ text }) => escape(text)),
    })),
  );
}

function spanOf({ text, href, bold, italic }: Run): RichSpan {
  return { text, href, bold: bold === true, italic: italic === true };
}

function marked(run: Run): string {
  const text = escape(run.text);
  if (run.href === null) return text;
  return `[${text}](<${run.href.replaceAll(/[<>\\]/g, (mark) => encodeURIComponent(mark))}>)`;
}

/** Escapes every character that could start CommonMark syntax, and keeps line ends. */
function escape(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]<>#|~&!]/g, String.raw`\$&`)
    .replaceAll(
      /^(\s*)([-+=]|\d+[.)])/gm,
      (_, space: string, mark: string) => `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}`,
    )
    .replaceAll("\n", "\\\n");
}

function inLine(text: string): string {
  return text.replaceAll("\\\n", " ");
}
