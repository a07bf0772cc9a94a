import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyCvDocument } from "../document/any-cv-document.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import { readCvDocument } from "../document/read-cv-document.ts";
import { firstSections } from "../document/section-fields.ts";
import { openStoredDocument } from "../document/upgrade-document.ts";
import { withoutHidden } from "../document/without-hidden.ts";
import { addRow, moveRow, removeRow } from "../edit/edit-rows.ts";
import { setHidden } from "../edit/edit-page.ts";
import { merge } from "../edit/merge.ts";
import { readField, setField } from "../edit/set-field.ts";
import { toJsonResume } from "../json-resume/to-json-resume.ts";
import { mergeBoth, resolveMasterConflict, takeMaster, baseOf, newVariant } from "./merge-from-master.ts";
import { undoVariantChange, variantChanges } from "./variant-changes.ts";

const job = { id: "7", title: "Clinical Lead", company: "Calder", path: "/jobs/7-clinical-lead" };
let last = 0;
const newId = () => `r${++last}`;
const empty = newCvDocument(newId);
const post = empty.sections.experience[0]?.id ?? "";
const description = `experience/${post}/description` as const;
const master = setField(
  setField(empty, "personal/headline", "Senior Sister"),
  description,
  "Lead 34 nurses\nWrote the pathway\nAudited lines",
);
const variant = newVariant({ id: "m", document: master }, job);
const take = (mine: CvDocument, theirs: CvDocument) => takeMaster(mine, theirs);

test("a new variant says what its master says", () => {
  expect(variantChanges(variant)).toEqual([]);
  expect(variant.variant).toMatchObject({ master: "m", job });
});

test("changes of the master flow in, and the person's own stay", () => {
  const mine = setField(variant, "personal/headline", "Senior Sister, leading 34 nurses");
  const theirs = setField(master, "personal/phone", "555");
  const { document, conflicts } = take(mine, theirs);
  expect(conflicts).toEqual([]);
  expect(document.personal).toMatchObject({ headline: "Senior Sister, leading 34 nurses", phone: "555" });
  expect(variantChanges(document)).toHaveLength(1);
  expect(take(document, theirs).document).toBe(document);
});

test("lines of one text are merged one by one", () => {
  const mine = setField(
    variant,
    description,
    "Audited lines\nLead 34 nurses".split("\n").reverse().join("\n"),
  );
  const theirs = setField(
    master,
    description,
    "Lead 34 nurses\nWrote the pathway\nAudited lines\nTrained 14",
  );
  const { document, conflicts } = take(mine, theirs);
  expect(conflicts).toEqual([]);
  expect(readField(document, description)).toBe("Lead 34 nurses\nAudited lines\nTrained 14");
});

test("a text that both changed is a conflict until it is resolved", () => {
  const mine = setField(variant, "personal/headline", "Senior Sister across two units");
  const theirs = setField(master, "personal/headline", "Matron");
  const first = take(mine, theirs);
  expect(first.conflicts).toEqual([
    {
      address: "personal/headline",
      base: "Senior Sister",
      mine: "Senior Sister across two units",
      master: "Matron",
    },
  ]);
  expect(first.document.personal.headline).toBe("Senior Sister across two units");
  expect(take(first.document, theirs).conflicts).toEqual(first.conflicts);

  const [conflict] = first.conflicts;
  if (!conflict) throw new Error("No conflict");
  const kept = resolveMasterConflict(first.document, conflict, conflict.mine);
  expect(take(kept, theirs)).toEqual({ document: kept, conflicts: [] });
  expect(variantChanges(kept)).toMatchObject([{ before: "Matron", after: "Senior Sister across two units" }]);
  expect(variantChanges(resolveMasterConflict(first.document, conflict, conflict.master))).toEqual([]);
});

test("both changes of a sentence are taken if they touch different words", () => {
  const base = "Lead 34 nurses and assistants";
  expect(mergeBoth({ base, mine: `${base} across two units`, master: "Lead 36 nurses and assistants" })).toBe(
    "Lead 36 nurses and assistants across two units",
  );
  expect(mergeBoth({ base, mine: "Lead 35 nurses", master: "Lead 36 nurses" })).toBeNull();
});

test("a row that the master removes goes, unless it was reworded here", () => {
  const added = addRow(master, "projects", newId);
  const withProject = setField(added.document, `projects/${added.id}/name`, "Handover");
  const of = newVariant({ id: "m", document: withProject }, job);
  expect(take(of, removeRow(withProject, "projects", added.id ?? "")).document.sections.projects).toEqual([]);
  const reworded = setField(of, `projects/${added.id}/name`, "Handover on one page");
  const { document } = take(reworded, removeRow(withProject, "projects", added.id ?? ""));
  expect(document.sections.projects.map(({ name }) => name)).toEqual(["Handover on one page"]);
});

test("hidden, moved, reworded and added parts are listed, and each can be undone", () => {
  const second = addRow(variant, "experience", newId);
  const named = setField(second.document, `experience/${second.id}/company`, "Millbrook");
  const changed = [
    (document: CvDocument) => setHidden(document, "personal/phone", true),
    (document: CvDocument) => moveRow(document, "experience", second.id ?? "", 0),
    (document: CvDocument) => setField(document, "personal/headline", "Matron"),
  ].reduce((document, change) => change(document), named);
  expect(variantChanges(changed).map(({ kind }) => kind)).toEqual(["text", "added", "hide"]);
  expect(undoAll(changed).personal.headline).toBe("Senior Sister");
  expect(variantChanges(undoAll(changed))).toEqual([]);
});

test("a stored variant is read with its master, and no other person gets the master", () => {
  const reading = readCvDocument(JSON.parse(JSON.stringify(variant)));
  expect(reading).toEqual({ ok: true, document: variant });
  expect(openStoredDocument(variant)).toBe(variant);
  expect(withoutHidden(variant)).not.toHaveProperty("variant");
  expect(JSON.stringify(toJsonResume(variant))).not.toContain("Calder");
});

test("a variant with a broken origin is a CV of its own", () => {
  const broken = { ...variant, variant: { master: "m", base: { version: 99 }, job } };
  const reading = readCvDocument(JSON.parse(JSON.stringify(broken)));
  expect(reading.ok && reading.document).not.toHaveProperty("variant");
});

test("two tabs that edit a variant keep its origin", () => {
  const one = setField(variant, "personal/headline", "Matron");
  const other = setField(variant, "personal/phone", "555");
  const { document } = merge({ base: variant, later: one, earlier: other });
  expect(document.variant).toEqual(variant.variant);
});

test("undoing every change of any variant gives the master", () => {
  fc.assert(
    fc.property(
      anyCvDocument({ keepEmptyRows: false }),
      anyCvDocument({ keepEmptyRows: false }),
      (one, other) => {
        const any = { ...other, variant: { master: "m", base: baseOf(one), job } };
        expect(variantChanges(undoAll(any))).toEqual([]);
      },
    ),
    { numRuns: 50 },
  );
});

test("taking any master over twice changes nothing more", () => {
  fc.assert(
    fc.property(
      anyCvDocument({ keepEmptyRows: false }),
      anyCvDocument({ keepEmptyRows: false }),
      (one, other) => {
        // A CV always has a row in these, so a master never loses its last.
        fc.pre(firstSections.every((kind) => other.sections[kind].length > 0));
        const of = newVariant({ id: "m", document: one }, job);
        const { document, conflicts } = takeMaster(of, other);
        expect(conflicts).toEqual([]);
        expect(takeMaster(document, other).document).toBe(document);
        expect(variantChanges(document)).toEqual([]);
      },
    ),
    { numRuns: 50 },
  );
});

function undoAll(document: CvDocument): CvDocument {
  let undone = document;
  for (let left = 200; left > 0; left--) {
    const [change] = variantChanges(undone);
    if (!change) return undone;
    undone = undoVariantChange(undone, change);
  }
  return undone;
}
