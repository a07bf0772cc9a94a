import { readRichText } from "../../text/blocks/read-rich-text.ts";
import { cleanCharacters } from "./clean-text.ts";
import type { PageBlock } from "./cv-page.ts";

/** The paragraphs and bullets of a long field, from its Markdown. */
export function toBlocks(markdown: string, at: string): PageBlock[] {
  // Four spaces keep the level of a bullet that is indented by a tab.
  return readRichText(cleanCharacters(markdown.replaceAll("\t", "    "))).map(({ level, spans }) => ({
    level,
    runs: spans.map(({ text, href, bold, italic }) => ({
      text,
      at,
      before: "",
      after: "",
      href,
      ...(bold ? { bold } : {}),
      ...(italic ? { italic } : {}),
    })),
  }));
}
