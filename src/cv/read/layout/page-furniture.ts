import { translations } from "../../translations/translations.ts";
import { foldText } from "../clean-text.ts";
import type { Row } from "./fragments.ts";

const pageOf = Object.values(translations).map(({ page }) =>
  page.pageOf
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\\\{pages?\\\}/g, String.raw`\d+`),
);
const pageNumber = new RegExp(
  String.raw`^(?:[-–\s]*\d{1,2}(?:\s*[/|]\s*\d{1,2})?[-–\s]*|.{0,60}\s[-–|]\s*\d{1,2}\s*\/\s*\d{1,2}|.{0,60}?(?:${pageOf.join("|")}))$`,
  "iu",
);

/** Whether a row is a page number, or repeats the head or foot of the first page. */
export function isFurniture(row: Row, page: number, rows: readonly Row[][], height: number): boolean {
  const y = row[0]?.y ?? 0;
  const isAtEdge = y < 0.09 * height || y > 0.91 * height;
  if (!isAtEdge) return false;
  const text = textOf(row);
  if (pageNumber.test(text)) return true;
  if (page === 0) return false;
  return (rows[0] ?? []).some(
    (first) => Math.abs((first[0]?.y ?? 0) - y) < 4 && foldText(textOf(first)) === foldText(text),
  );
}

const textOf = (row: Row): string => row.map(({ text }) => text).join(" ");
