import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyCvDocument } from "../document/any-cv-document.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { newCustomRow, newCvDocument, newRow } from "../document/new-cv-document.ts";
import { toPage } from "../view-model/to-page.ts";
import { withoutContacts } from "./without-contacts.ts";

let ids = 0;
const newId = () => `id-${++ids}`;

const email = "hidden.ada@example.com";
const phone = "+1 303 555 0142";

function ada(): CvDocument {
  const document = newCvDocument(newId);
  Object.assign(document.personal, { fullName: "Ada Osei", email, phone, location: "Denver, CO" });
  return document;
}

/** The HTML of the page, as a browser gets it. */
function shown(document: CvDocument): string {
  const reading = toPage(withoutContacts(document));
  if (!reading.ok) throw new Error(reading.reason);
  return JSON.stringify(reading.page);
}

const profile = (fields: { network?: string; username?: string; url?: string }) => ({
  id: newId(),
  network: "",
  username: "",
  shownAs: "",
  url: "",
  ...fields,
});

test.each([
  ["an e-mail address", { url: `mailto:${email}` }],
  ["an e-mail address without its scheme", { url: email }],
  ["an e-mail address with a subject", { url: `mailto:${email}?subject=Hi` }],
  ["an e-mail address as a name", { network: "E-mail", username: email }],
  ["a phone number", { url: "tel:+13035550142" }],
  ["a phone number as a name", { network: "Mobile", username: "303 555 0142" }],
  ["a text message", { url: "sms:+13035550142" }],
  ["a messenger", { url: "https://wa.me/13035550142" }],
  ["a messenger by its name", { network: "Signal", username: "ada.42" }],
  ["another phone number at a messenger", { url: "https://api.whatsapp.com/send?phone=4917012345678" }],
  ["an e-mail address in a web address", { url: "https://example.org/?to=hidden.ada%40example.com" }],
  ["the phone number in a web address", { url: "https://example.org/call/1-303-555-0142" }],
  ["a detail without an address", { network: "Born", username: "1 February 1990" }],
])("a profile that is %s is left out", (_, fields) => {
  const document = ada();
  document.personal.profiles = [profile(fields)];
  const page = toPage(withoutContacts(document));
  expect(page).toMatchObject({ ok: true, page: { contacts: [] } });
});

test.each([
  ["LinkedIn", "https://linkedin.com/in/ada-osei"],
  ["ORCID", "https://orcid.org/0000-0002-1825-0097"],
  ["Mastodon", "https://social.example/@ada@other.example"],
  ["a site without its scheme", "ada.example.org"],
])("a web address stays: %s", (_, url) => {
  const document = ada();
  document.personal.profiles = [profile({ url })];
  const page = toPage(withoutContacts(document));
  expect(page.ok && page.page.contacts.map(({ href }) => href)).toEqual([
    expect.stringContaining(url.replace("https://", "")),
  ]);
});

test.each([
  [`Write to ${email}, please.`, "Write to …, please."],
  [`Mail:${email.replace("@", "@\u200b")}`, "Mail:…"],
  [`Call ${phone} or (303) 555-0142.`, "Call … or …."],
  ["Ruf an: 0049 170 1234567", "Ruf an: …"],
  ["الهاتف +٩٧١ ٥٠ ٥٥٥ ٠١٧٢ صباحا", "الهاتف … صباحا"],
  ["Served 10 000 000 riders, +11% in 2019-2023.", "Served 10 000 000 riders, +11% in 2019-2023."],
  ["Posts as @ada@social.example", "Posts as @ada@social.example"],
])("masks contact details in %j", (text, masked) => {
  const document = ada();
  document.personal.summary = text;
  expect(withoutContacts(document).personal.summary).toBe(masked);
});

test("contact details are removed from every field", () => {
  const places = fc.constantFrom(
    email,
    `mailto:${email}`,
    `See ${email}.`,
    phone,
    "tel:+13035550142",
    "https://wa.me/13035550142",
    "(303) 555-0142",
    "303.555.0142",
  );
  fc.assert(
    fc.property(
      anyCvDocument({ keepEmptyRows: true }),
      places,
      fc.infiniteStream(fc.boolean()),
      (cv, text, here) => {
        const filled = JSON.parse(
          JSON.stringify(cv, (key, value: unknown) =>
            typeof value === "string" && isText(key, value) && here.next().value ? text : value,
          ),
        ) as CvDocument;
        filled.personal.email = email;
        filled.personal.phone = phone;
        filled.sections.experience.push({ ...newRow("experience", newId), url: text, description: text });
        filled.custom.push({ id: newId(), title: text, rows: [{ ...newCustomRow(newId), url: text }] });
        const page = shown(filled);
        expect(page).not.toMatch(/hidden|"href":"(?!https?:)|"href":"[^"]*wa\.me/);
        expect(page.replaceAll(/[^\d"]/g, "")).not.toContain("3035550142");
      },
    ),
    { numRuns: 60 },
  );
});

/** Whether a field is free text. The others are choices. */
function isText(key: string, value: string): boolean {
  const choices = [
    "language",
    "template",
    "posts",
    "contacts",
    "accent",
    "fonts",
    "dates",
    "pageSize",
    "dateFormat",
    "id",
    "photo",
  ];
  const isColumn = value === "main" || value === "side";
  return !choices.includes(key) && !/^\d+$/.test(key) && !value.startsWith("custom:") && !isColumn;
}
