import { isDate } from "./line-ends.ts";
import { type TextLine, listSign, onlyListSign } from "../text-line.ts";
import type { DrawnBullet } from "../pdf/find-drawn-bullets.ts";
import type { PdfPage } from "../pdf/pdf-runs.ts";
import type { PdfRun } from "../pdf/lost-ligatures.ts";
import { isCapitals } from "../sections/heading-style.ts";
import { sectionOfHeading } from "../sections/section-of-heading.ts";
import { toRows, type Row } from "./fragments.ts";
import { joinMarginDates } from "./join-margin-dates.ts";
import { isFurniture } from "./page-furniture.ts";
import { splitCards } from "./split-cards.ts";
import { splitColumns } from "./split-columns.ts";

/** Puts the text of all pages into lines in reading order. Columns that continue on the next page are joined. */
export function pageLines(pages: readonly PdfPage[]): TextLine[] {
  const rowsOf = pages.map(({ runs, marks, width }) => {
    const rows = toRows([...runs, ...signsOf(marks, runs)]);
    return isFromRight(rows) ? rows.map((row) => mirrored(row, width)) : rows;
  });
  const blocks = rowsOf.flatMap((rows, index) =>
    splitColumns(rows.filter((row) => !isFurniture(row, index, rowsOf, pages[index]?.height ?? 842))).map(
      (block) => ({
        ...block,
        page: index + 1,
      }),
    ),
  );
  const columns = joinOverPages(blocks);
  return columns.flatMap((column, number) => {
    let last: TextLine | null = null;
    return column.flatMap((block) =>
      splitCards(splitHeadings(joinMarginDates(block.rows))).map(({ row, card }) => {
        // Cards are columns of their own.
        const line = toLine(row, block.page, number + card / 1_000, last);
        last = line;
        return line;
      }),
    );
  });
}

/** Drawn signs to the left of text, as pieces of its line. Right-to-left text has them to the right. */
function signsOf(marks: readonly DrawnBullet[], runs: readonly PdfRun[]): PdfRun[] {
  return marks.flatMap(({ x, y }) => {
    const text = runs.find((run) => {
      const gap = run.isRtl ? x - run.x - run.width : run.x - x;
      return gap > 1 && gap < 2.2 * run.size && y < run.y && y > run.y - run.size && run.text.trim() !== "";
    });
    if (!text) return [];
    const width = 3;
    return [{ ...text, text: "•", x: x - width / 2, width, bold: false, italic: false, isSign: true }];
  });
}

const isFromRight = (rows: readonly Row[]): boolean => {
  const fragments = rows.flat();
  return fragments.filter(({ isRtl }) => isRtl).length * 2 > fragments.length;
};

/** Measures a row from the right edge, so that columns and indentation are the same as in other scripts. */
const mirrored = (row: Row, width: number): Row =>
  row.map((one) => ({ ...one, x: width - one.right, right: width - one.x, fromRight: width })).toReversed();

type PlacedBlock = { side: string; rows: Row[]; width: number; page: number };

/** A block continues the last block of the page before if it is on the same side. */
function joinOverPages(blocks: readonly PlacedBlock[]): PlacedBlock[][] {
  const columns: PlacedBlock[][] = [];
  for (const block of blocks) {
    const previous = columns.findLast((column) => {
      const last = column.at(-1);
      if (last === undefined || last.page !== block.page - 1) return false;
      const isTop =
        block.rows === blocks.find(({ page, side }) => page === block.page && side === block.side)?.rows;
      if (!isTop) return false;
      if (last.side === block.side) return block.side !== "" || last === lastOfPage(blocks, last.page);
      // A page of one column continues the last column of the page before, the widest.
      return block.side === "" && last === lastOfPage(blocks, last.page);
    });
    if (previous) previous.push(block);
    else columns.push([block]);
  }
  return columns;
}

/** A heading next to its text is a line of its own. */
function splitHeadings(rows: readonly Row[]): Row[] {
  const isBeside = ([first, ...rest]: Row) =>
    first !== undefined && rest.length > 0 && sectionOfHeading(first.text) !== null;
  // Several words of headings in the margin are headings in any style.
  const isMargin = rows.filter(isBeside).length >= 3;
  const texts = rows.filter((row) => row.some(({ text }) => text !== ""));
  return texts.flatMap((row) => {
    const [first, ...rest] = row;
    if (!first || !isBeside(row)) return [row];
    const isSet = first.bold || isCapitals(first.text) || first.size > (rest[0]?.size ?? 0) + 0.4;
    const isProse = rest.length === 1 || rest.some(({ text }) => text.length > 15);
    return isMargin || isSet || isProse ? [[first], rest] : [row];
  });
}

const lastOfPage = (blocks: readonly PlacedBlock[], page: number): PlacedBlock | undefined =>
  blocks.findLast((one) => one.page === page);

function toLine(whole: Row, page: number, column: number, last: TextLine | null): TextLine {
  const given = whole.filter(({ text }) => text !== "");
  // Several signs in a line are a rating or decoration.
  const isSigned = whole[0]?.signs === 1 && whole.every(({ signs }, index) => index === 0 || signs === 0);
  const isRtl = given.filter((one) => one.isRtl).length * 2 > given.length;
  const fromRight = given[0]?.fromRight;
  const row = isRtl && fromRight === undefined ? given.toReversed() : given;
  const first = row[0];
  const startsWithSign = first !== undefined && row.length > 1 && onlyListSign.test(first.text);
  const parts = startsWithSign ? row.slice(1) : row;
  const bullet = isSigned || startsWithSign || listSign.test(first?.text ?? "");
  const cells = parts.map(({ runs }) => runs.map((run) => ({ ...run })));
  const leading = cells[0]?.[0];
  if (bullet && !startsWithSign && leading) {
    const sign = listSign.exec(leading.text)?.[0] ?? "";
    leading.text = leading.text.slice(sign.length);
  }
  const size = Math.max(...row.map((one) => one.size));
  const y = first?.y ?? 0;
  const letters = row.reduce((sum, { text }) => sum + text.length, 0);
  // A date in a margin says nothing about the indentation.
  const [margin, beside] = row;
  const isDated = margin !== undefined && beside !== undefined && isDate(margin.text);
  const x = isDated ? beside.x : Math.min(...(isSigned ? whole : row).map((one) => one.x));
  return {
    ...(fromRight === undefined ? {} : { fromRight }),
    page,
    x,
    y,
    width: Math.max(...row.map((one) => one.right)) - x,
    size,
    bold: row.reduce((sum, { text, bold }) => sum + (bold ? text.length : 0), 0) * 2 > letters,
    column,
    bullet,
    level: 0,
    gap:
      last === null || last.page !== page || y < last.y - size ? 9 : y === last.y ? 1 : (y - last.y) / size,
    cells: cells.map((cell) => cell.filter(({ text }) => text !== "")).filter((cell) => cell.length > 0),
  };
}
