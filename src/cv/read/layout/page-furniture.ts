import { translations } from "../../translations/translations.ts";
import { foldForComparing } from "../normalise-text.ts";
import type { Row } from "./fragments.ts";

/** Ignores spaces and wide forms of signs. */
const compact = (text: string): string => text.normalize("NFKC").replaceAll(/\s+/gu, "");

const pageOf = Object.values(translations).map(({ page }) =>
  compact(page.pageOf)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\\\{pages?\\\}/g, String.raw`\d+`),
);
/** "– 2 –", "2/3", "Amara Osei · 2/2", or a name with "Page 2 of 2" in one of our languages. */
const pageNumber = new RegExp(
  String.raw`^(?:[-–]*\d{1,2}(?:[/|]\d{1,2})?[-–]*|.{0,60}[-–|]\d{1,2}/\d{1,2}|.{0,60}?(?:${pageOf.join("|")})|.{0,60}?(?:page|seite|pagina|página|strona|strana|sida|side|стр\.?)\d{1,2})$`,
  "iu",
);

/** Whether a row is a page number, or repeats the head or foot of the first page. */
export function isFurniture(row: Row, page: number, rows: readonly Row[][], height: number): boolean {
  const y = row[0]?.y ?? 0;
  const isAtEdge = y < 0.09 * height || y > 0.91 * height;
  if (!isAtEdge) return false;
  const text = textOf(row);
  if (pageNumber.test(compact(text))) return true;
  // The foot of the first page is repeated on the second one; its head may be the name.
  if (page === 0 && y < height / 2) return false;
  return (rows[page === 0 ? 1 : 0] ?? []).some(
    (first) =>
      Math.abs((first[0]?.y ?? 0) - y) < 4 && foldForComparing(textOf(first)) === foldForComparing(text),
  );
}

const textOf = (row: Row): string => row.map(({ text }) => text).join(" ");
