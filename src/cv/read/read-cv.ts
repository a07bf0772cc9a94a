import { marked } from "marked";
import { detectFormat } from "./formats/detect-format.ts";
import { isHostileMarkup } from "./formats/is-hostile-markup.ts";
import { readHtmlFile } from "./formats/read-html-file.ts";
import { readDocx } from "./formats/read-docx.ts";
import { readOdt } from "./formats/read-odt.ts";
import { readPlainText } from "./formats/read-plain-text.ts";
import { readRtf } from "./formats/read-rtf.ts";
import { limits } from "./limits.ts";
import { readPdf } from "./formats/read-pdf.ts";
import { readLines, type ParsedCv } from "./read-lines.ts";
import type { FileRefusal } from "./refusals.ts";
import { lineText, type TextOfFile, type TextResult } from "./text-line.ts";

export type CvFileResult = ({ ok: true } & ParsedCv) | { ok: false; reason: FileRefusal };

/**
 * Reads a CV from a PDF, Word, OpenDocument, RTF, text, Markdown or HTML file. It runs in Node and in a browser's
 * worker. Give it a thread of its own and a time limit: reading blocks, and hostile files can take long.
 *
 * @param name only tells Markdown from plain text
 */
export async function readCv(bytes: Uint8Array, name = ""): Promise<CvFileResult> {
  const reading = await readText(bytes, name);
  return reading.ok ? { ok: true, ...readLines(reading.text) } : reading;
}

/** Reads the lines of a file in any of the formats. */
export async function readText(bytes: Uint8Array, name: string): Promise<TextResult> {
  if (bytes.length > limits.file) return { ok: false, reason: "too-large" };
  const detected = detectFormat(bytes, name);
  if (!detected.ok) return detected;
  const reading = await readAs[detected.format](bytes);
  if (!reading.ok) return reading;
  if (isTooLong(reading.text)) return { ok: false, reason: "too-complex" };
  const hasText = reading.text.lines.some((line) => /[\p{L}\p{N}]{2}/u.test(lineText(line)));
  return hasText ? reading : { ok: false, reason: "no-text" };
}

/** Whether a text has more lines or characters than the rules for its fields may take time for. */
function isTooLong({ lines, links }: TextOfFile): boolean {
  if (lines.length > limits.lines || links.length > limits.lines) return true;
  let characters = 0;
  for (const { cells } of lines)
    for (const cell of cells) for (const { text } of cell) characters += text.length;
  return characters > limits.characters;
}

/** Plain text has a line for each of its lines, so its length is known before it is read. */
const isLongText = (text: string): boolean => text.trim().replaceAll(/\s+/g, " ").length > limits.characters;

function readHtml(html: string): TextResult {
  return isHostileMarkup(html)
    ? { ok: false, reason: "too-complex" }
    : { ok: true, text: readHtmlFile(html) };
}

const readAs = {
  pdf: readPdf,
  docx: readDocx,
  odt: readOdt,
  rtf: (bytes: Uint8Array) => ({ ok: true as const, text: readRtf(bytes) }),
  html: (bytes: Uint8Array) => readHtml(decodeText(bytes)),
  markdown: (bytes: Uint8Array) => readHtml(marked.parse(decodeText(bytes), { async: false })),
  text: (bytes: Uint8Array) => {
    const text = decodeText(bytes);
    if (isLongText(text)) return { ok: false as const, reason: "too-complex" as const };
    return { ok: true as const, text: readPlainText(text) };
  },
};

/** Decodes text as UTF-8 or UTF-16, and otherwise as Windows-1252, as old editors write it. */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
