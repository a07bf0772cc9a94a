import { expect, test } from "vitest";
import { asCurrency, readCurrencyForm } from "./currency-choice.ts";

test("an unknown currency counts as none", () => {
  expect(asCurrency("PLN")).toBe("PLN");
  expect(asCurrency("XYZ")).toBeNull();
  const form = new FormData();
  form.set("currency", "GBP; Domain=evil.example");
  expect(readCurrencyForm(form)).toBeNull();
});
