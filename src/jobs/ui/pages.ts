/**
 * Returns the page numbers to offer: the first, the last and those around the current one. "gap" marks omitted pages.
 *
 * @example pagesToOffer(6, 50) // [1, "gap", 5, 6, 7, "gap", 50]
 */
export function pagesToOffer(page: number, pages: number): (number | "gap")[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  if (page <= 3) wanted.push(...[2, 3].filter((one) => one <= pages));
  const offered = [...new Set(wanted)].sort((one, other) => one - other);
  return offered.flatMap((one, index) => {
    const before = offered[index - 1] ?? 0;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? ["gap" as const, one] : [one];
  });
}
