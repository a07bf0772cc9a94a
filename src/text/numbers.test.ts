import { expect, test } from "vitest";
import { numberWord, parseNumberWord, toAsciiDigits } from "./numbers.ts";

test("numbers up to twelve are words", () => {
  expect([0, 1, 12, 13, 1_200].map(numberWord)).toEqual(["no", "one", "twelve", "13", "1,200"]);
});

test("number words and digits of other scripts are read", () => {
  expect(["Eight", "20", "twenty"].map(parseNumberWord)).toEqual([8, 20, 20]);
  expect(toAsciiDigits("٠٣ ۱۲ ०९ ２０")).toBe("03 12 09 20");
});
