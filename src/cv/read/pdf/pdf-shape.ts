import { defaultShape, type FileShape } from "../file-shape.ts";
import type { TextLine } from "../text-line.ts";
import type { PdfPage } from "./pdf-runs.ts";

/** Pixels. Smaller pictures are icons and rules. */
const smallestPicture = 60;

/** Reads from a PDF how it is made. Pictures are found by their descriptions and never unpacked. */
export function pdfShape(
  bytes: Uint8Array,
  pages: readonly PdfPage[],
  lines: readonly TextLine[],
): FileShape {
  return {
    ...defaultShape,
    hasColumns: hasColumns(lines),
    hasPictures: hasPictures(new TextDecoder("latin1").decode(bytes)),
    edgeText: repeatedAtEdge(pages),
    spacedText: pages.find(({ spaced }) => typeof spaced === "string")?.spaced ?? null,
  };
}

function hasPictures(text: string): boolean {
  return [...text.matchAll(/\/Subtype\s*\/Image\b/g)].some(({ index }) => {
    const from = Math.max(text.lastIndexOf("obj", index), index - 600);
    const description = text.slice(from, index + 600).split("stream")[0] ?? "";
    const [width, height] = ["Width", "Height"].map((name) =>
      Number(new RegExp(String.raw`/${name}\s+(\d+)`).exec(description)?.[1] ?? 0),
    );
    return Math.min(width ?? 0, height ?? 0) >= smallestPicture;
  });
}

/** Text at the upper or lower edge of the second page that the first page has at the same place. */
function repeatedAtEdge([first, second]: readonly PdfPage[]): string[] {
  if (!first || !second) return [];
  const isAtEdge = (y: number) => y < 0.09 * second.height || y > 0.91 * second.height;
  return second.runs
    .filter(
      ({ text, y }) => isAtEdge(y) && first.runs.some((run) => run.text === text && Math.abs(run.y - y) < 4),
    )
    .map(({ text }) => text)
    .filter((text) => text.trim() !== "");
}

/** Lines of a column that count, and points that two columns share in height. */
const [minLines, minShared] = [3, 80];

/** Whether two columns of a page are next to each other. Dates in a margin are none. */
function hasColumns(lines: readonly TextLine[]): boolean {
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
