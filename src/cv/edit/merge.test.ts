import { unusualDetails } from "../sections/personal.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { CvDocument } from "../document/cv-document.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import { addRow, moveRow, removeRow, rowsOf } from "./edit-rows.ts";
import { addCustomSection, setHidden } from "./edit-page.ts";
import { merge } from "./merge.ts";
import { readField, setField } from "./set-field.ts";

function counter(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}${(count += 1)}`;
}

function base(): CvDocument {
  const newId = counter("s");
  let document = newCvDocument(counter("r"));
  for (let count = 0; count < 3; count++) document = addRow(document, "skills", newId).document;
  return document;
}

const edit = fc.oneof(
  fc.record({
    at: fc.constantFrom("personal/fullName" as const, "personal/email" as const),
    text: fc.string(),
  }),
  fc.record({
    at: fc.constantFrom(...(["skills/s1/name", "skills/s2/name", "skills/r3/name"] as const)),
    text: fc.string(),
  }),
  fc.record({ move: fc.constantFrom("s1", "s2", "s3"), to: fc.nat(4) }),
  fc.record({ remove: fc.constantFrom("s1", "s2", "s3", "r3") }),
  fc.record({ add: fc.constantFrom("skills" as const, "projects" as const) }),
  fc.record({ custom: fc.constant(true) }),
  fc.record({ part: fc.constantFrom("skills/s1", "skills", "personal/phone"), hide: fc.boolean() }),
);
const run = fc.array(edit, { maxLength: 8 });
type Run = typeof run extends fc.Arbitrary<infer Edits> ? Edits : never;

function edited(document: CvDocument, edits: Run, prefix: string): CvDocument {
  const newId = counter(prefix);
  for (const one of edits) {
    if ("at" in one) document = setField(document, one.at, one.text);
    if ("move" in one) document = moveRow(document, "skills", one.move, one.to);
    if ("remove" in one) document = removeRow(document, "skills", one.remove);
    if ("add" in one) document = addRow(document, one.add, newId).document;
    if ("part" in one) document = setHidden(document, one.part, one.hide);
    if ("custom" in one) document = addCustomSection(document, newId).document;
  }
  return document;
}

const skills = (document: CvDocument) => rowsOf(document, "skills").map(({ id }) => id);

test("an edit on only one side is taken unchanged", () => {
  fc.assert(
    fc.property(run, (edits) => {
      const before = base();
      const after = edited(before, edits, "n");
      const copy = structuredClone(before);
      expect(merge({ base: before, later: after, earlier: copy })).toEqual({
        document: after,
        conflicts: [],
      });
      expect(merge({ base: before, later: copy, earlier: after })).toEqual({
        document: after,
        conflicts: [],
      });
      const same = merge({ base: before, later: after, earlier: structuredClone(after) });
      expect(same).toEqual({ document: after, conflicts: [] });
    }),
  );
});

test("whatever two tabs do, the merged CV is valid and has every text that either of them wrote", () => {
  fc.assert(
    fc.property(run, run, (mine, theirs) => {
      const before = base();
      const later = edited(before, mine, "m");
      const earlier = edited(before, theirs, "t");
      const { document, conflicts } = merge({ base: before, later, earlier });
      expect(new Set(skills(document)).size).toBe(skills(document).length);
      expect(skills(document).length).toBeGreaterThanOrEqual(1);
      expect([...document.order].sort()).toEqual([...new Set([...later.order, ...earlier.order])].sort());
      for (const side of [later, earlier]) {
        for (const address of ["personal/fullName", "personal/email", "skills/s1/name"] as const) {
          const text = readField(side, address);
          if (text === "" || text === readField(before, address)) continue;
          const found = [
            readField(document, address),
            ...conflicts.filter((one) => one.address === address).map(({ other }) => other),
          ];
          expect(found).toContain(text);
        }
      }
    }),
  );
});

test("merges two fields of one row; in the same field the later text wins and the other is reported", () => {
  const before = base();
  const later = setField(setField(before, "experience/r1/company", "Harbour"), "personal/phone", "1");
  const earlier = setField(setField(before, "experience/r1/position", "Cook"), "personal/phone", "2");
  const { document, conflicts } = merge({ base: before, later, earlier });
  expect(document.sections.experience[0]).toMatchObject({ company: "Harbour", position: "Cook" });
  expect(document.personal.phone).toBe("1");
  expect(conflicts).toEqual([{ address: "personal/phone", other: "2" }]);
});

test("merges what each side hid, showed and renamed", () => {
  const before = setHidden(base(), "skills/s1", true);
  const later = setField(setHidden(before, "skills/s2", true), "heading/skills", "Tools");
  const shown = setHidden(setHidden(before, "skills/s1", false), "personal/phone", true);
  const earlier = setField(setField(shown, "heading/skills", "Crafts"), "heading/education", "Schools");
  const { document, conflicts } = merge({ base: before, later, earlier });
  expect(document.hidden.toSorted()).toEqual(
    [...unusualDetails.map((field) => `personal/${field}`), "personal/phone", "skills/s2"].toSorted(),
  );
  expect(document.headings).toEqual({ skills: "Tools", education: "Schools" });
  expect(conflicts).toEqual([{ address: "heading/skills", other: "Crafts" }]);
});

test("keeps a row that one tab removed and the other changed", () => {
  const before = base();
  const removed = removeRow(before, "skills", "s2");
  const changed = setField(before, "skills/s2/name", "Welding");
  for (const [later, earlier] of [
    [removed, changed],
    [changed, removed],
  ] as const)
    expect(readField(merge({ base: before, later, earlier }).document, "skills/s2/name")).toBe("Welding");
});

test("keeps rows added on both sides, each after the row it was added after", () => {
  const before = base();
  const later = addRow(before, "skills", counter("m"), "r3").document;
  const earlier = addRow(before, "skills", counter("t"), "s2").document;
  expect(skills(merge({ base: before, later, earlier }).document)).toEqual([
    "r3",
    "m1",
    "s1",
    "s2",
    "t1",
    "s3",
  ]);
});

test("keeps the order that one side changed, with the rows that the other side added", () => {
  const before = base();
  const moving = moveRow(before, "skills", "s3", 0);
  const adding = addRow(before, "skills", counter("t"), "s1").document;
  for (const [later, earlier] of [
    [moving, adding],
    [adding, moving],
  ] as const)
    expect(skills(merge({ base: before, later, earlier }).document)).toEqual(["s3", "r3", "s1", "t1", "s2"]);
});

test("merges different look settings from both sides", () => {
  const before = base();
  const later: CvDocument = { ...before, look: { ...before.look, accent: "moss" } };
  const earlier: CvDocument = { ...before, language: "de", look: { ...before.look, template: "editorial" } };
  const { document } = merge({ base: before, later, earlier });
  expect(document.look).toEqual({ ...before.look, accent: "moss", template: "editorial" });
  expect(document.language).toBe("de");
});

test("texts of a second language that the other edit replaced by another language are conflicts", () => {
  const inLanguage = (language: "de" | "fr", texts: Record<string, string>): CvDocument => ({
    ...base(),
    translation: { language, isShown: false, texts, prints: {} },
  });
  const before = inLanguage("de", { "personal/headline": "Koch" });
  const earlier = inLanguage("de", { "personal/headline": "Koch", "personal/summary": "Kocht gern." });
  const { document, conflicts } = merge({ base: before, later: inLanguage("fr", {}), earlier });
  expect(document.translation?.language).toBe("fr");
  expect(conflicts).toEqual([{ address: "second/personal/summary", other: "Kocht gern." }]);
});

test("what the person said of adverts is merged one by one", () => {
  const before: CvDocument = { ...base(), corrections: { "skill:SAP": "have", "skill:Sage": "not" } };
  const later: CvDocument = { ...before, corrections: { "skill:SAP": "have", "skill:Excel": "have" } };
  const earlier: CvDocument = { ...before, corrections: { ...before.corrections, "skill:SAP": "not" } };
  expect(merge({ base: before, later, earlier }).document.corrections).toEqual({
    "skill:SAP": "not",
    "skill:Excel": "have",
  });
});
