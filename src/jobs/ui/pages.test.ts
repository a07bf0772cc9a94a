import { expect, test } from "vitest";
import { pagesToOffer } from "./pages.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 50, [1, 2, 3, "gap", 50]],
  [3, 50, [1, 2, 3, 4, "gap", 50]],
  [4, 50, [1, 2, 3, 4, 5, "gap", 50]],
  [6, 50, [1, "gap", 5, 6, 7, "gap", 50]],
  [49, 50, [1, "gap", 48, 49, 50]],
  [2, 5, [1, 2, 3, 4, 5]],
])("page %d of %d offers %j", (page, pages, offered) => {
  expect(pagesToOffer(page, pages)).toEqual(offered);
});
