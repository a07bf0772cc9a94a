import { expect, test } from "vitest";
import { escapeLike } from "./escape-like.ts";

test("wildcards and backslashes match themselves", () => {
  expect(escapeLike(String.raw`50%_\off`)).toBe(String.raw`50\%\_\\off`);
  expect(escapeLike("nurse")).toBe("nurse");
});
