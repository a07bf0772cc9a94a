import { expect, test } from "vitest";
import { followedText } from "./use-search.ts";

test.each([
  ["going back", "analyst", "analyst", "", ""],
  ["a search that was just made", "analyst ", "", "analyst", "analyst"],
  ["typing on while the answer comes", "analyst den", "", "analyst", "analyst den"],
  ["a filter taken away meanwhile", "nur", "analyst", "analyst", "nur"],
])("%s", (_, typed, before, after, held) => {
  expect(followedText(typed, before, after)).toBe(held);
});
