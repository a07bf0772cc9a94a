import { readHtml } from "../../../text/blocks/read-html.ts";
import { readRichText } from "../../../text/blocks/read-rich-text.ts";
import type { RichText } from "../../../text/blocks/rich-text.ts";

/** Formatting that only HTML has. Without it, the plain text may be Markdown, as of a code editor. */
const isFormatted = /<(?:b|strong|i|em|li|a|h[1-6]|td)\b|font-weight|mso-list/i;

/** Reads what the clipboard holds: formatted text, Markdown or plain text. */
export function readPasted({ html, plain }: { html: string; plain: string }): RichText {
  return html !== "" && (plain === "" || isFormatted.test(html))
    ? readHtml(html)
    : readRichText(asOurMarkdown(plain));
}

/** Writes headings as bold paragraphs and numbered lists as bullets. */
function asOurMarkdown(text: string): string {
  const lines = text.split(/\r\n?|\n/);
  const numbered = /^(\s*)\d{1,2}[.)]\s+(?=\S)/;
  const isList = lines.filter((line) => numbered.test(line)).length > 1;
  return lines
    .map((line) => (isList ? line.replace(numbered, "$1- ") : line))
    .map((line) =>
      line.replace(/^#{1,6}\s+(.*?)\s*#*$/, (_, words: string) => `\n**${words.replaceAll("**", "")}**\n`),
    )
    .join("\n");
}
