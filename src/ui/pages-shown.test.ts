import * as fc from "fast-check";
import { expect, test } from "vitest";
import { pagesShown } from "./pager.tsx";

test("lists every page when there are few", () => {
  expect(pagesShown(1, 1)).toEqual([1]);
  expect(pagesShown(2, 4)).toEqual([1, 2, 3, 4]);
  expect(pagesShown(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("lists the first, the last and the neighbouring pages when there are many", () => {
  expect(pagesShown(1, 50)).toEqual([1, 2, 3, "gap-after", 50]);
  expect(pagesShown(6, 20)).toEqual([1, "gap-before", 5, 6, 7, "gap-after", 20]);
  expect(pagesShown(50, 50)).toEqual([1, "gap-before", 49, 50]);
  expect(pagesShown(60, 50)).toEqual(pagesShown(50, 50));
});

test("always has the current, first and last page in order, and no gap for a single page", () => {
  const pageOfPages = fc
    .integer({ min: 1, max: 200 })
    .chain((pages) => fc.record({ page: fc.integer({ min: 1, max: pages }), pages: fc.constant(pages) }));
  fc.assert(
    fc.property(pageOfPages, ({ page, pages }) => {
      const shown = pagesShown(page, pages);
      const numbers = shown.filter((entry) => typeof entry === "number");
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      shown.forEach((entry, index) => {
        if (typeof entry === "number") return;
        const before = shown[index - 1];
        const after = shown[index + 1];
        expect(Number(after) - Number(before)).toBeGreaterThan(2);
      });
    }),
  );
});
