import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mendMojibake } from "./mend-mojibake.ts";

/** Decodes UTF-8 with the wrong table, as broken programs do. */
const garble = (text: string, table: string) => new TextDecoder(table).decode(new TextEncoder().encode(text));

test.each([
  ["weâ\u0080\u0099re", "we’re"],
  ["weâ€™re", "we’re"],
  ["CafÃ© â€“ ZÃ¼rich", "Café – Zürich"],
  ["â‚¬50,000", "€50,000"],
  ["MÃ¼ller & SÃ¶hne", "Müller & Söhne"],
  ["JOSÃ‰", "JOSÉ"],
  ["Å\u0081Ã³dÅº", "Łódź"],
  ["ÐœÐ¾Ñ\u0081ÐºÐ²Ð°", "Москва"],
  ["Â£30k", "£30k"],
  ["naÃ¯ve rÃ©sumÃ©", "naïve résumé"],
])("%s is repaired", (garbled, text) => {
  expect(mendMojibake(garbled)).toBe(text);
});

test.each([
  "Café – Zürich, €50,000",
  "SÃO PAULO",
  "MENÜ–KARTE",
  "ESPAÑA “hoy”",
  "CAFÉ™",
  "AMANHÃ…",
  "Ä“",
  "Å is a letter",
  "naïve résumé",
  "Â",
])("%s stays", (text) => {
  expect(mendMojibake(text)).toBe(text);
});

test("text in most languages is repaired after the wrong decoding", () => {
  const words = [
    "über",
    "Zürich",
    "façade",
    "señor",
    "Łódź",
    "Škoda",
    "Москва",
    "Αθήνα",
    "“quoted”",
    "it’s",
    "面包师",
    "🥐",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }), (parts) => {
      const text = parts.join(" ");
      expect(mendMojibake(garble(text, "windows-1252"))).toBe(text);
    }),
  );
});

test("plain text and any other text never throws and stays well-formed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(mendMojibake(text.toWellFormed())?.isWellFormed()).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => {
      expect(mendMojibake(text)).toBe(text);
    }),
  );
});
