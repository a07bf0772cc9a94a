import { expect, test } from "vitest";
import { soundAlikes } from "./sound-alikes.ts";

test("one sound is written in another way", () => {
  expect(soundAlikes("grafic")).toEqual(["graphic", "grafik"]);
  expect(soundAlikes("pharmasist")).toContain("farmasist");
  expect(soundAlikes("nurse")).toEqual(["nurze"]);
});
