export type PageShown = number | "gap-before" | "gap-after";

/**
 * The pages a pager names: the first, the last, and those around the present one. A gap always stands for two pages
 * or more, since one page needs no more room than the dots.
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
