import type { FileBlock } from "./formats/file-blocks.ts";
import type { TextLine } from "./text-line.ts";

/** How a file is made, as far as it decides how well other programs read it. */
export type FileShape = {
  /** Text of different columns is next to each other. */
  hasColumns: boolean;
  hasTables: boolean;
  hasTextBoxes: boolean;
  hasPictures: boolean;
  /** Text of page headers and footers. */
  edgeText: string[];
  /** Words whose letters are set apart by spaces: "S K I L L S". */
  spacedText: string | null;
};

export const defaultShape: FileShape = {
  hasColumns: false,
  hasTables: false,
  hasTextBoxes: false,
  hasPictures: false,
  edgeText: [],
  spacedText: null,
};

/** Whether a table has two cells with text next to each other. */
export function hasTables(blocks: readonly FileBlock[]): boolean {
  return blocks.some((block) => {
    if (block.kind === "paragraph") return false;
    if (block.kind === "box") return hasTables(block.blocks);
    return block.rows.some((row) => row.filter(hasText).length > 1 || row.some(hasTables));
  });
}

function hasText(blocks: readonly FileBlock[]): boolean {
  return blocks.some((block) => {
    if (block.kind === "paragraph") return block.runs.some(({ text }) => text.trim() !== "");
    if (block.kind === "box") return hasText(block.blocks);
    return block.rows.some((row) => row.some(hasText));
  });
}

/** Lines of a column that count, and points that two columns share in height. */
const [minLines, minShared] = [3, 80];

/** Whether two columns of a page are next to each other. Dates in a margin are none. */
export function hasColumns(lines: readonly TextLine[]): boolean {
  const columns = new Map<string, TextLine[]>();
  for (const line of lines) {
    const key = `${line.page} ${Math.floor(line.column)}`;
    columns.set(key, [...(columns.get(key) ?? []), line]);
  }
  const extents = [...columns]
    .filter(([, own]) => own.length >= minLines)
    .map(([key, own]) => ({
      page: key.split(" ")[0],
      left: Math.min(...own.map(({ x }) => x)),
      right: Math.max(...own.map(({ x, width }) => x + width)),
      top: Math.min(...own.map(({ y }) => y)),
      bottom: Math.max(...own.map(({ y }) => y)),
    }));
  return extents.some((one) =>
    extents.some(
      (other) =>
        one.page === other.page &&
        one.right <= other.left + 5 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >= minShared,
    ),
  );
}

/** The text of a part of an office document, without its tags. */
export function textOfXml(xml: string): string {
  return xml
    .replaceAll(/<\/(?:w|text):(?:p|tab)>/g, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
