import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { CvDocument, RowListKey } from "../document/cv-document.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import { sectionKinds, firstSections } from "../document/section-fields.ts";
import { addRow, canRemoveRow, moveRow, removeRow, rowsOf } from "./edit-rows.ts";
import { addCustomSection, moveSection, removeCustomSection, isHidden, setHidden } from "./edit-page.ts";
import type { FieldAddress } from "./field-address.ts";
import { readField, setField } from "./set-field.ts";

function counter(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}${(count += 1)}`;
}
const cv = () => newCvDocument(counter("r"));

type Edit = { kind: number; list: number; row: number; to: number; text: string };
const edits = fc.array(
  fc.record({
    kind: fc.nat(6),
    list: fc.nat(20),
    row: fc.nat(4),
    to: fc.integer({ min: -2, max: 30 }),
    text: fc.string(),
  }),
  { maxLength: 25 },
);

function apply(document: CvDocument, edit: Edit, newId: () => string): CvDocument {
  const lists: RowListKey[] = [
    "profiles",
    ...sectionKinds,
    ...document.custom.map(({ id }) => `custom:${id}` as const),
  ];
  const list = lists[edit.list % lists.length] ?? "experience";
  const rows = rowsOf(document, list);
  const row = rows[edit.row % Math.max(rows.length, 1)];
  const field = row && Object.keys(row).find((name) => name !== "id");
  if (edit.kind === 0) return addRow(document, list, newId, row?.id).document;
  if (edit.kind === 1) return removeRow(document, list, row?.id ?? "");
  if (edit.kind === 2) return moveRow(document, list, row?.id ?? "", edit.to);
  if (edit.kind === 3) return addCustomSection(document, newId).document;
  if (edit.kind === 4) return removeCustomSection(document, document.custom[0]?.id ?? "");
  if (edit.kind === 5) return moveSection(document, document.order[edit.row] ?? "summary", edit.to);
  return row && field ? setField(document, `${list}/${row.id}/${field}`, edit.text) : document;
}

test("edits never break a CV: ids are unique, each section occurs once, the first three are never empty", () => {
  fc.assert(
    fc.property(edits, (run) => {
      const newId = counter("n");
      let document = cv();
      for (const edit of run) document = apply(document, edit, newId);
      const lists: RowListKey[] = [
        "profiles",
        ...sectionKinds,
        ...document.custom.map(({ id }) => `custom:${id}` as const),
      ];
      const ids = lists.flatMap((list) => rowsOf(document, list).map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      const keys = ["summary", ...sectionKinds, ...document.custom.map(({ id }) => `custom:${id}`)];
      expect([...document.order].sort()).toEqual(keys.sort());
      for (const kind of firstSections) expect(document.sections[kind].length).toBeGreaterThanOrEqual(1);
    }),
  );
});

test.each<FieldAddress>(["personal/email", "personal/summary", "experience/r1/company", "skills/r3/name"])(
  "what is written at %s is read there and nowhere else",
  (address) => {
    const before = cv();
    const after = setField(before, address, "text");
    expect(readField(after, address)).toBe("text");
    expect(readField(before, address)).toBe("");
    expect(setField(after, address, "")).toEqual(before);
    expect(setField(after, address, "text")).toBe(after);
  },
);

test("names, fills and removes a custom section", () => {
  const { document, id, row } = addCustomSection(cv(), counter("c"));
  const named = setField(document, `custom:${id}/title`, "Patents");
  const filled = setField(named, `custom:${id}/${row}/title`, "A hinge");
  expect(filled.custom).toMatchObject([{ title: "Patents", rows: [{ title: "A hinge" }] }]);
  expect(removeCustomSection(filled, id)).toEqual(cv());
});

test("writing to a field of a removed row changes nothing", () => {
  const document = cv();
  expect(setField(document, "experience/gone/company", "x")).toBe(document);
  expect(setField(document, "custom:gone/r1/title", "x")).toBe(document);
  expect(addRow(document, "custom:gone", counter("x"))).toEqual({ document, id: null });
});

test("the last row of a first section cannot be removed; other sections may be empty", () => {
  const one = cv();
  expect(canRemoveRow(one, "skills")).toBe(false);
  const two = addRow(one, "skills", counter("s"));
  expect(canRemoveRow(two.document, "skills")).toBe(true);
  expect(removeRow(two.document, "skills", two.id ?? "")).toEqual(one);
  const project = addRow(one, "projects", counter("p"));
  expect(removeRow(project.document, "projects", project.id ?? "")).toEqual(one);
});

test("rows move to an index and stop at the ends", () => {
  const newId = counter("s");
  let document = cv();
  for (let count = 0; count < 3; count++) document = addRow(document, "skills", newId).document;
  const order = (moving: CvDocument) => rowsOf(moving, "skills").map(({ id }) => id);
  expect(order(document)).toEqual(["r3", "s1", "s2", "s3"]);
  expect(order(moveRow(document, "skills", "s3", 0))).toEqual(["s3", "r3", "s1", "s2"]);
  expect(order(moveRow(document, "skills", "r3", 99))).toEqual(["s1", "s2", "s3", "r3"]);
  expect(moveRow(document, "skills", "r3", -1)).toBe(document);
});

test("a removed row or section is forgotten as hidden, with its rows", () => {
  const { document: begun, id, row } = addCustomSection(cv(), counter("n"));
  const parts = [`custom:${id}`, `custom:${id}/${row}`, "skills"] as const;
  const hidden = parts.reduce((document, part) => setHidden(document, part, true), begun);
  expect(isHidden(removeRow(hidden, `custom:${id}`, row), parts[1])).toBe(false);
  const removed = removeCustomSection(hidden, id);
  expect(parts.filter((part) => isHidden(removed, part))).toEqual(["skills"]);
});

test("a heading that is emptied is the usual one again", () => {
  const renamed = setField(cv(), "heading/skills", "Tools");
  expect(readField(renamed, "heading/skills")).toBe("Tools");
  expect(setField(renamed, "heading/skills", "")).toEqual(cv());
});

test("another post starts with the employer of the row before it", () => {
  const document = setField(cv(), "experience/r1/company", "Meadow Clinics");
  const { document: after, id } = addRow(document, "experience", counter("n"), "r1", ["company", "url"]);
  expect(after.sections.experience[1]).toMatchObject({ id, company: "Meadow Clinics", position: "" });
});
