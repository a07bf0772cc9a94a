import { expect, test } from "vitest";
import { letterDirection } from "./text-lines.ts";

test.each([
  ["right", ["א", "ת", "־", "״", "ا", "ي", "؟", "؛", "ـ", "٣", "ﻻ", "\u05b8", "\u064b"]],
  ["left", ["a", "é", "Я", "7", "۷", "-", "+", "%", "٪", "#", "€", "°", "字"]],
  ["as-before", [" ", "\u00a0", ".", ",", "،", ":", "/", "(", ")", "·", "•", "–", "!", "?", '"', "«", ""]],
] as const)("%s", (turn, letters) => {
  expect(letters.filter((letter) => letterDirection(letter) !== turn)).toEqual([]);
});
