import { expect, it } from "vitest";
import { withoutContacts } from "./without-contacts.ts";

it.each([
  ["Ring Anna på 070-123 45 67.", "Ring Anna på [see the advert]."],
  ["Call +46 70 123 45 67 or 0046701234567", "Call [see the advert] or [see the advert]"],
  ["Tlf: 951 23 456, Mobil 95123456", "Tlf: [see the advert], Mobil [see the advert]"],
  ["volejte 608 123 456", "volejte [see the advert]"],
  ["Bel 06-12345678 (Jan)", "Bel [see the advert] (Jan)"],
  ['<a href="mailto:a.quill@x.example">a.quill@x.example</a>', "<a>[see the advert]</a>"],
  ["Skriv till jörgen.ek@kommun.example!", "Skriv till [see the advert]!"],
])("takes the contact out of %j", (text, cleaned) => {
  expect(withoutContacts(text)).toBe(cleaned);
});

it.each([
  "25 000–30 000 kr a month",
  "from 2026-04-30 or 01.02.2026, 08.00-16.00",
  "Ref. 2026/12345, 500000-600000 NOK",
  "€ 4.024,50 - € 5.972,00 per maand",
  "Org.nr 987654321",
  "call us between 9 and 17",
])("leaves %j as it is", (text) => {
  expect(withoutContacts(text)).toBe(text);
});
