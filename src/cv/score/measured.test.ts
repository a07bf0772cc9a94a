import { expect, test } from "vitest";
import { isMeasured } from "./measured.ts";

test.each([
  "Saved 86.000 € a year",
  "Budget of 48.000 €",
  "Ran a warehouse of 12.000 m²",
  "Cut the price to 12.50 €",
  "Moved 2000 kg a day",
  "Raised € 2019 for the ward",
  "Trained eleven nurses",
  "Counted 1,250 parcels",
  "Earned £1.2m",
])("%s has a figure", (text) => {
  expect(isMeasured(text)).toBe(true);
});

test.each([
  "Begun in 03/2019 and ended in 12.2021",
  "Opened on 01.03.2019",
  "Built it with HTML5 in 2019",
  "Tested to ISO 9001",
  "Open 24/7 from 9:30",
])("%s has none", (text) => {
  expect(isMeasured(text)).toBe(false);
});

test.each([
  "Délai réduit de neuf à cinq jours",
  "Vierzehn Lehrlinge betreut",
  "Formé à douze métiers",
  "Gestioné cuatro almacenes",
  "Guidato quindici colleghi",
  "Prowadzenie sześciu osób",
  "Керувала двадцяти людьми, тисячами листів",
  "تدقيق حسابات لثمانية عشر عميلًا",
])("%s has a figure in words", (text) => {
  expect(isMeasured(text, "other")).toBe(true);
});
