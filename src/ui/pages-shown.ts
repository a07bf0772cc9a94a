export type PageShown = number | "gap-before" | "gap-after";

/**
 * Returns the pages that a pager lists: the first three from the start of a list, else the first, the last, and those
 * around the current one. A gap always replaces two pages or more, since a single page takes no more room than the dots.
 * A page after the last one counts as the last.
 *
 * @example pagesShown(6, 20) // [1, "gap-before", 5, 6, 7, "gap-after", 20]
 */
export function pagesShown(asked: number, pages: number): PageShown[] {
  const page = Math.min(asked, pages);
  const from = page - 1 <= 3 ? 1 : page - 1;
  const last = Math.max(page + 1, 3);
  const to = last >= pages - 2 ? pages : last;
  const shown: PageShown[] = [];
  if (from > 1) shown.push(1, "gap-before");
  for (let number = from; number <= to; number++) shown.push(number);
  if (to < pages) shown.push("gap-after", pages);
  return shown;
}
