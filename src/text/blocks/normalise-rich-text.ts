import { isSameStyle, plainSpan, type RichBlock, type RichSpan, type RichText } from "./rich-text.ts";

/**
 * Normalises a text to what Markdown can express, without losing a word: single spaces and none at the ends of a line;
 * a space between two pieces has only the style that both have; neighbours of one style are one span; no empty blocks;
 * a second level only below a first one; line breaks only in paragraphs.
 */
export function normaliseRichText(text: RichText): RichText {
  const tidied: RichText = [];
  for (const block of text) {
    const spans = tidySpans(block);
    const above = tidied.at(-1)?.level ?? 0;
    if (spans.length > 0) tidied.push({ level: block.level === 2 && above === 0 ? 1 : block.level, spans });
  }
  return tidied;
}

function tidySpans({ level, spans }: RichBlock): RichSpan[] {
  const pieces = joined(joined(spans).flatMap((span) => splitEdges(span, level)));
  const text: RichSpan[] = [];
  for (const span of joined(pieces.map((piece, index) => withSharedStyle(piece, index, pieces)))) {
    const before = text.at(-1)?.text.at(-1) ?? "\n";
    const clean = span.text.replaceAll(/[^\S\n]*\n\s*/g, "\n").replaceAll(/ {2,}/g, " ");
    text.push({ ...span, text: /[ \n]$/.test(before) ? clean.replace(/^ /, "") : clean });
  }
  return trimmed(joined(text));
}

/** Splits off the spaces around a span. */
function splitEdges(span: RichSpan, level: RichBlock["level"]): RichSpan[] {
  const text = span.text
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replaceAll(/[\t\u1680\u2000-\u200a\u202f\u205f]/g, " ");
  const [, before = "", words = "", after = ""] =
    /^(\s*)([\s\S]*?)(\s*)$/.exec(level === 0 ? text : text.replaceAll("\n", " ")) ?? [];
  return [plainSpan(before), { ...span, text: words }, plainSpan(after)];
}

/** Gives a space the style of both its sides, as far as Markdown nests them: bold is within a link, italics in bold. */
function withSharedStyle(space: RichSpan, index: number, pieces: readonly RichSpan[]): RichSpan {
  const [left, right] = [pieces[index - 1], pieces[index + 1]];
  if (space.text.trim() !== "" || !left || !right || left.href !== right.href) return space;
  const bold = left.bold && right.bold;
  const italic = left.bold === right.bold && left.italic && right.italic;
  return { text: space.text, bold, italic, href: left.href };
}

function joined(spans: readonly RichSpan[]): RichSpan[] {
  const list: RichSpan[] = [];
  for (const span of spans) {
    const last = list.at(-1);
    if (span.text === "") continue;
    if (last && isSameStyle(last, span)) list[list.length - 1] = { ...last, text: last.text + span.text };
    else list.push(span);
  }
  return list;
}

function trimmed(spans: readonly RichSpan[]): RichSpan[] {
  const first = spans.findIndex(({ text }) => text.trim() !== "");
  const last = spans.findLastIndex(({ text }) => text.trim() !== "");
  return spans.slice(Math.max(first, 0), last + 1).map((span, index, { length }) => {
    const start = index === 0 ? span.text.trimStart() : span.text;
    return { ...span, text: index === length - 1 ? start.trimEnd() : start };
  });
}
