import { characterAfter, characterBefore, escapeLiteral, isWordCharacter } from "./escape-literal.ts";
import { escapeListSigns, writeBlocks } from "./markdown-lines.ts";
import { normaliseRichText } from "./normalise-rich-text.ts";
import { readInline } from "./read-rich-text.ts";
import { blockText, type RichBlock, type RichSpan, type RichText } from "./rich-text.ts";

/** Writes a text as Markdown. `readRichText` gives the same text again, tidied. */
export function writeRichText(text: RichText): string {
  return writeBlocks(
    normaliseRichText(text).map((block) => ({ level: block.level, text: writeBlock(block) })),
  );
}

/** Plain text without a counterpart for any of its signs needs no escapes: "Grade A*". */
function writeBlock(block: RichBlock): string {
  const text = blockText(block);
  const isPlain = block.spans.every(({ bold, italic, href }) => !bold && !italic && href === null);
  const [read, ...more] = isPlain
    ? (normaliseRichText([{ level: 0, spans: readInline(text) }])[0]?.spans ?? [])
    : [];
  const isSame = more.length === 0 && read?.text === text && !read.bold && !read.italic && read.href === null;
  return isSame ? escapeListSigns(text) : writeInline(block.spans);
}

/** Writes the spans of a block as Markdown that `readInline` reads as the same spans. */
function writeInline(spans: readonly RichSpan[]): string {
  const whole = spans.map(({ text }) => text).join("");
  const escaped = writeMarks(spans, ({ text, href }) => {
    const literal = escapeLiteral(text);
    const mayBeLink = href !== null || whole.includes("](");
    // A text that has "](" itself has escaped brackets already.
    return mayBeLink && !text.includes("](") ? literal.replaceAll(/[[\]]/g, String.raw`\$&`) : literal;
  });
  return escapeListSigns(escaped);
}

/** A piece of Markdown, or the start or end of a mark. */
type Token = string | Mark;
type Mark = { mark: "bold" | "italic"; isEnd: boolean; other: Mark | null };
type Escape = (span: RichSpan) => string;

const signs = { bold: "**", italic: "_" };
const tags = { bold: "b", italic: "i" };

/**
 * Writes the marks and links of spans around their texts: bold within a link, italics within bold. Signs have no effect
 * next to a letter, so a mark of a part of a word is written as a tag.
 *
 * @param escape writes the text of a span
 */
export function writeMarks(spans: readonly RichSpan[], escape: Escape): string {
  const tokens = linkTokens(spans, escape).filter((token) => token !== "");
  const isAtWord = (mark: Mark): boolean => {
    const index = tokens.indexOf(mark);
    const outer = tokens[mark.isEnd ? index + 1 : index - 1];
    if (typeof outer !== "string") return false;
    return isWordCharacter(mark.isEnd ? characterAfter(outer, 0) : characterBefore(outer, outer.length));
  };
  return tokens
    .map((token) => {
      if (typeof token === "string") return token;
      const needsTag = isAtWord(token) || (token.other !== null && isAtWord(token.other));
      return needsTag ? `<${token.isEnd ? "/" : ""}${tags[token.mark]}>` : signs[token.mark];
    })
    .join("");
}

function linkTokens(spans: readonly RichSpan[], escape: Escape): Token[] {
  return groups(spans, "href").flatMap((group) => {
    const href = group[0]?.href ?? null;
    const content = markTokens(group, ["bold", "italic"], escape);
    if (href === null) return content;
    const address = href.replaceAll(/[<>\\]/g, encodeURIComponent);
    return ["[", ...content, `](${/[()*_]/.test(address) ? `<${address}>` : address})`];
  });
}

function markTokens(
  spans: readonly RichSpan[],
  [mark, ...others]: readonly ("bold" | "italic")[],
  escape: Escape,
): Token[] {
  if (mark === undefined) return spans.map(escape);
  return groups(spans, mark).flatMap((group) => {
    const content = markTokens(group, others, escape);
    if (!group[0]?.[mark]) return content;
    const start: Mark = { mark, isEnd: false, other: null };
    const end: Mark = { mark, isEnd: true, other: start };
    start.other = end;
    return [start, ...content, end];
  });
}

/** Groups neighbours with the same value. */
function groups(spans: readonly RichSpan[], key: "href" | "bold" | "italic"): RichSpan[][] {
  const list: RichSpan[][] = [];
  for (const span of spans) {
    const last = list.at(-1);
    if (last && last[0]?.[key] === span[key]) last.push(span);
    else list.push([span]);
  }
  return list;
}
