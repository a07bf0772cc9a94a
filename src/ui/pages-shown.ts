export type PageShown = number | "gap-before" | "gap-after";

/**
 * Returns the pages that a pager lists: the first, the last, and those around the current one. A gap always replaces
 * two pages or more, since a single page takes no more room than the dots.
 *
 * @example pagesShown(6, 20) // [1, "gap-before", 5, 6, 7, "gap-after", 20]
 */
export function pagesShown(page: number, pages: number): PageShown[] {
  const from = page - 1 <= 3 ? 1 : page - 1;
  const to = page + 1 >= pages - 2 ? pages : page + 1;
  const shown: PageShown[] = [];
  if (from > 1) shown.push(1, "gap-before");
  for (let number = from; number <= to; number++) shown.push(number);
  if (to < pages) shown.push("gap-after", pages);
  return shown;
}
