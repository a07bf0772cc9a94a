import type { RichBlock } from "./rich-text.ts";

/** Signs at the start of a line that make it a bullet, also repeated. */
const startingSigns = /^(?:[-*+•‣▪◦●○■·](?:\s+|$))+/u;

/** Escapes list signs at the start of each line. */
export function escapeListSigns(text: string): string {
  return text.replaceAll(/^([^\S\n]*)([-*+•‣▪◦●○■·])(?=\s|$)/gmu, String.raw`$1\$2`);
}

/** A block whose text is written: as Markdown, or without any formatting. */
type WrittenBlock = { level: RichBlock["level"]; text: string };

/**
 * Reads lines as paragraphs and bullets. A line that starts with a list sign is a bullet, and one that is also indented
 * is below the bullet before it. An indented line after a bullet continues it. An empty line ends a paragraph.
 */
export function readBlocks(markdown: string): WrittenBlock[] {
  const blocks: WrittenBlock[] = [];
  /** Whether the next line continues the last block. */
  let open = false;
  for (const line of markdown.split(/\r\n?|\n/)) {
    const [indent = ""] = /^\s*/.exec(line) ?? [];
    const text = line.slice(indent.length).trimEnd();
    const isDeep = indent.includes("\t") || indent.length >= 2;
    const last = blocks.at(-1);
    const sign = startingSigns.exec(text)?.[0];
    if (text === "") open = false;
    else if (sign !== undefined) {
      blocks.push({
        level: isDeep && last && last.level > 0 ? 2 : 1,
        text: text.slice(sign.length),
      });
      open = true;
    } else if (open && last?.level === 0) last.text += `\n${text}`;
    else if (open && last && isDeep) last.text += ` ${text}`;
    else {
      blocks.push({ level: 0, text });
      open = true;
    }
  }
  return blocks.filter(({ text }) => text.trim() !== "");
}

/** Writes blocks as lines. `readBlocks` reads the same blocks again if their texts come from `writeRichText`. */
export function writeBlocks(blocks: readonly WrittenBlock[]): string {
  return blocks
    .map(({ level, text }, index) => {
      const above = blocks[index - 1]?.level;
      const gap = above === undefined ? "" : level > 0 && above > 0 ? "\n" : "\n\n";
      return gap + blockLine({ level, text });
    })
    .join("");
}

/** Writes a block as lines: "- " before a bullet, and two spaces more before one of the second level. */
export function blockLine({ level, text }: WrittenBlock): string {
  return level === 0 ? text : `${level === 1 ? "" : "  "}- ${text}`;
}

/** Makes each line a bullet, unless the text has a bullet already. */
export function listPlainLines(markdown: string): string {
  const blocks = readBlocks(markdown);
  if (blocks.some(({ level }) => level > 0)) return markdown;
  return writeBlocks(
    blocks.flatMap(({ text }) => text.split("\n").map((line) => ({ level: 1 as const, text: line }))),
  );
}
