import { expect, test } from "vitest";
import { currentStep, stepOfCode } from "./totp.server.ts";

// RFC 6238, appendix B: the last six digits of the SHA-1 column.
const secret = "12345678901234567890";

test.each([
  [59, "287082", 1],
  [1_111_111_109, "081804", 37_037_036],
  [1_234_567_890, "005924", 41_152_263],
  [20_000_000_000, "353130", 666_666_666],
])("at second %i the code is %s, of step %i", (second, code, step) => {
  const now = new Date(second * 1000);
  expect(currentStep(now)).toBe(step);
  expect(stepOfCode(secret, code, now)).toBe(step);
});

test("a code is accepted one step early or late, and no further", () => {
  const at = (second: number) => stepOfCode(secret, "081804", new Date(second * 1000));
  expect([at(1_111_111_079), at(1_111_111_109), at(1_111_111_139)]).toEqual(Array(3).fill(37_037_036));
  expect([at(1_111_111_049), at(1_111_111_170)]).toEqual([null, null]);
});

test.each(["", "81804", "0081804", "abcdef"])("%j is not a code", (code) => {
  expect(stepOfCode(secret, code, new Date(1_111_111_109_000))).toBeNull();
});
