import { expect, test } from "vitest";
import { toText } from "../export/to-text.ts";
import { newCvDocument, newRow } from "../document/new-cv-document.ts";
import { rowFields, sectionKinds } from "../document/section-fields.ts";
import { translations } from "../translations/translations.ts";
import { toPage } from "../view-model/to-page.ts";
import { text } from "./field-lens.ts";
import { defineSection, type Section } from "./section.ts";
import { sections } from "./sections.ts";

let id = 0;
const newId = () => `row${(id += 1)}`;

test.each(sectionKinds)("every field of %s is printed", (kind) => {
  const document = newCvDocument(newId);
  const texts = Object.fromEntries(rowFields(kind).map((field) => [field, textFor(kind, field)]));
  Object.assign(document.sections, { [kind]: [{ ...newRow(kind, newId), ...texts }] });
  const reading = toPage(document);
  const printed = reading.ok ? toText(reading.page) : "";
  for (const [field, typed] of Object.entries(texts)) expect(printed, field).toContain(typed);
});

function textFor(kind: (typeof sectionKinds)[number], field: string): string {
  const spec = sections[kind].fields[field];
  if (spec?.kind === "start") return "03/2019";
  return spec?.kind === "end" || spec?.kind === "date" ? "04/2021" : `text-of-${field}`;
}

test.each(sectionKinds)("each field of %s has a property of its own", (kind) => {
  const properties = Object.values(sections[kind].fields).flatMap(({ jsonResume }) =>
    typeof jsonResume === "object" ? [jsonResume.property, ...(jsonResume.aliases ?? [])] : [],
  );
  expect(new Set(properties).size).toBe(properties.length);
});

test("every section has a heading in every language", () => {
  for (const { headings } of Object.values(translations))
    expect(Object.keys(headings)).toEqual(["summary", ...sectionKinds]);
});

test("the compiler reports fields that a section does not have", () => {
  const pets = {
    title: "Pets",
    add: "pet",
    unnamed: "New pet",
    name: ["name"],
    fields: { name: { label: "Name", jsonResume: text("name") } },
    line: () => ({ label: [], items: [] }),
    jsonResume: "pets",
    reactiveResume: { list: "pets", read: () => ({}) },
  } satisfies Section<"name">;
  const wrong = [
    // @ts-expect-error no field has this name
    defineSection({ ...pets, name: ["colour"] }),
    // @ts-expect-error no field has this name
    defineSection({ ...pets, line: (row) => ({ label: row.line("colour"), items: [] }) }),
    defineSection({
      ...pets,
      reactiveResume: {
        list: "pets",
        // @ts-expect-error no field has this name
        read: (item) => ({ colour: item.text("colour") }),
      },
    }),
    // @ts-expect-error every field has a label
    defineSection({ ...pets, fields: { name: {} } }),
  ];
  expect(wrong).toHaveLength(4);
});
