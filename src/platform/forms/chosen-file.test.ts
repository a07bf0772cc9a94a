import { expect, test } from "vitest";
import { fileSizeFault } from "./chosen-file.ts";

const fileOf = (bytes: number) => new File([new Uint8Array(bytes)], "people.csv");

test("a file above the limit is refused with both sizes, and any other is not", () => {
  const advice = "Split it into parts.";
  expect(fileSizeFault(undefined, 2_000_000, advice)).toBe("");
  expect(fileSizeFault(fileOf(2_000_000), 2_000_000, advice)).toBe("");
  expect(fileSizeFault(fileOf(2_000_001), 2_000_000, advice)).toBe(
    "This file has 2.1 MB, and 2 MB is the most. Split it into parts.",
  );
});
