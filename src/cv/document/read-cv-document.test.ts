import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyCvDocument } from "./any-cv-document.ts";
import { newCvDocument } from "./new-cv-document.ts";
import { documentLimits } from "./document-limits.ts";
import { readCvDocument } from "./read-cv-document.ts";
import { sectionKinds } from "./section-fields.ts";

let ids = 0;
const newId = () => `id-${++ids}`;
const empty = newCvDocument(newId);

test("reads a valid document unchanged", () => {
  fc.assert(
    fc.property(anyCvDocument({ keepEmptyRows: true }), (document) => {
      expect(readCvDocument(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, document });
    }),
    { numRuns: 50 },
  );
});

test("drops unknown fields, leaves missing ones empty and completes the order", () => {
  const reading = readCvDocument({
    ...empty,
    extra: 1,
    personal: { fullName: "Amara", __proto__: null, role: "admin" },
    sections: { skills: [{ id: "1", name: "SQL", stars: 5 }] },
    custom: [{ id: "x", title: "Patents" }],
    order: ["skills", "skills", "custom:x", "custom:y", "nonsense"],
  });
  if (!reading.ok) throw new Error(reading.problem);
  const { document } = reading;
  expect(document).not.toHaveProperty("extra");
  expect(document.personal).toEqual({ ...empty.personal, fullName: "Amara" });
  expect(document.sections.skills).toEqual([{ id: "1", name: "SQL", level: "", keywords: "" }]);
  expect(document.order.slice(0, 3)).toEqual(["skills", "custom:x", "summary"]);
  expect(new Set(document.order).size).toBe(sectionKinds.length + 2);
});

test("an unknown look never makes a document unreadable", () => {
  const look = { ...empty.look, template: "../../secret", accent: "constructor" };
  expect(readCvDocument({ ...empty, look })).toEqual({ ok: true, document: empty });
});

test.each([
  ["nothing", undefined],
  ["a list", []],
  ["a later version", { ...empty, version: 5 }],
  ["a language that is none", { ...empty, language: "xx" }],
  ["a name of an object's own", { ...empty, language: "constructor" }],
  ["a number for text", { ...empty, personal: { ...empty.personal, fullName: 1 } }],
  [
    "too long a field",
    { ...empty, personal: { ...empty.personal, fullName: "a".repeat(documentLimits.field + 1) } },
  ],
  [
    "too many rows",
    {
      ...empty,
      sections: {
        ...empty.sections,
        skills: Array.from({ length: documentLimits.rows + 1 }, () => ({ id: "1" })),
      },
    },
  ],
  [
    "a photo from elsewhere",
    { ...empty, personal: { ...empty.personal, photo: "https://example.com/me.png" } },
  ],
])("refuses %s, and says where", (_, input) => {
  const reading = readCvDocument(input);
  expect(reading.ok).toBe(false);
  if (!reading.ok) expect(reading.problem).not.toContain("secret");
});

test.each([
  ["a template by path", { template: "../../secret" }],
  ["a name of an object's own", { accent: "constructor" }],
  ["no look", undefined],
])("reads %s as the usual look", (_, look) => {
  expect(readCvDocument({ ...empty, look })).toEqual({ ok: true, document: empty });
});

test("never throws", () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(readCvDocument(input).ok).toBe(false);
    }),
  );
});
