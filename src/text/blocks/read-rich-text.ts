import { characterAfter, angled, characterBefore, escapable, isWordCharacter } from "./escape-literal.ts";
import { readHref } from "../read-link.ts";
import { readBlocks } from "./markdown-lines.ts";
import { normaliseRichText } from "./normalise-rich-text.ts";
import { blockText, plainSpan, type RichSpan, type RichText } from "./rich-text.ts";

/**
 * Reads the Markdown of a long field: paragraphs, two levels of bullets, bold, italics and links. Everything else is
 * text, so plain text stays as it is.
 */
export function readRichText(markdown: string): RichText {
  return normaliseRichText(
    readBlocks(markdown).map(({ level, text }) => ({ level, spans: readInline(text) })),
  );
}

/** Returns a text as people read it: without the signs of its formatting, one line for each paragraph or bullet. */
export function plainText(markdown: string): string {
  return readRichText(markdown)
    .map((block) => blockText(block).trim())
    .join("\n");
}

/** A sign that may begin a mark. It stays literal text unless its end is found. */
type Opener = { sign: string; at: number };

/** Openers that are remembered. Older ones stay literal, so that hostile text cannot cost much time. */
const maxOpeners = 50;

const target = String.raw`\(\s*(?:<(?<quoted>[^<>\n]*)>|(?<bare>(?:[^\s()<>]|\([^\s()<>]*\))*))(?:\s+"[^"\n]*")?\s*\)`;
const token = new RegExp(
  String.raw`\\(?<literal>[${escapable}])|(?<run>\*+|_+)|(?<open>\[)|\](?<target>${target})|(?<angled>${angled})`,
  "giu",
);

/**
 * Reads bold (`**`), italics (`*`, `_`) and links of one block. Signs without their counterpart are text, and so are
 * links to anything but http, https and mailto addresses.
 */
export function readInline(markdown: string): RichSpan[] {
  const spans: RichSpan[] = [];
  const openers: Opener[] = [];
  const add = (text: string) => spans.push(plainSpan(text));
  const open = (sign: string) => {
    openers.push({ sign, at: spans.length });
    if (openers.length > maxOpeners) openers.shift();
    add(sign);
  };
  const close = (sign: string, style: Partial<RichSpan>): boolean => {
    const index = openers.findLastIndex((opener) => opener.sign === sign);
    const opener = openers[index];
    if (!opener) return false;
    // Signs of one run ("***") may end in any order. Others that began later have no end.
    const kept = openers.slice(index + 1).filter(({ at }) => at === opener.at + 1);
    openers.splice(index, openers.length, ...kept);
    spans[opener.at] = plainSpan("");
    for (let at = opener.at + 1; at < spans.length; at += 1) {
      const span = spans[at];
      if (span) spans[at] = { ...span, ...style };
    }
    return true;
  };
  const readRun = (run: string, left: string, right: string) => {
    const sign = run.charAt(0);
    let rest = run.length > 3 ? 0 : run.length;
    if (canClose(run, left, right)) {
      if (rest === 2 && close(sign.repeat(2), { bold: true })) rest = 0;
      if (rest !== 2 && rest > 0 && close(sign, { italic: true })) rest -= 1;
      if (rest === 3 || (rest === 2 && run.length === 3))
        if (close(sign.repeat(2), { bold: true })) rest -= 2;
    }
    if (rest === 0) return run.length > 3 && add(run);
    if (!canOpen(run, left, right)) return add(sign.repeat(rest));
    if (rest >= 2) open(sign.repeat(2));
    return rest !== 2 && open(sign);
  };

  let end = 0;
  for (const match of markdown.matchAll(token)) {
    const [found] = match;
    const { literal, run, open: bracket, target: address, quoted, bare, angled: tag } = match.groups ?? {};
    if (match.index > end) add(markdown.slice(end, match.index));
    end = match.index + found.length;
    if (literal !== undefined) add(literal);
    else if (run !== undefined)
      readRun(run, characterBefore(markdown, match.index), characterAfter(markdown, end));
    else if (bracket !== undefined) open(bracket);
    else if (address !== undefined) {
      const href = readHref(quoted ?? bare ?? "");
      if (href === null || !close("[", { href })) add(found);
    } else if (tag !== undefined) readTag(tag, { add, open, close });
  }
  add(markdown.slice(end));
  return spans.filter(({ text }) => text !== "");
}

type Reader = {
  add: (text: string) => void;
  open: (sign: string) => void;
  close: (sign: string, style: Partial<RichSpan>) => boolean;
};

function readTag(tag: string, { add, open, close }: Reader): void {
  const [, slash, name = ""] = /^<(\/?)([a-z]+)/i.exec(tag) ?? [];
  const href = readHref(tag.slice(1, -1));
  if (/^<https?:/i.test(tag)) {
    open("<");
    add(tag.slice(1, -1));
    close("<", { href });
  } else if (/^br$/i.test(name)) add("\n");
  else {
    const isBold = /^(?:b|strong)$/i.test(name);
    const sign = isBold ? "<b>" : "<i>";
    if (!slash) open(sign);
    else if (!close(sign, isBold ? { bold: true } : { italic: true })) add(tag);
  }
}

function canOpen(run: string, left: string, right: string): boolean {
  return right !== "" && !/^\s$/.test(right) && isMarkEdge(run, left);
}

function canClose(run: string, left: string, right: string): boolean {
  return left !== "" && !/^\s$/.test(left) && isMarkEdge(run, right);
}

/** Whether a mark may have this character on its outer side. Two stars may be within a word: "un**believ**able". */
function isMarkEdge(run: string, outer: string): boolean {
  return !isWordCharacter(outer) || (run.startsWith("**") && /^\p{L}/u.test(outer));
}
