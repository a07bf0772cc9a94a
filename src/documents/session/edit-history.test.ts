import * as fc from "fast-check";
import { expect, test } from "vitest";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { emptyHistory, record, redo, undo, type EditHistory } from "./edit-history.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import type { FieldAddress } from "../../cv/edit/field-address.ts";
import { merge } from "../../cv/edit/merge.ts";
import { setField } from "../../cv/edit/set-field.ts";

const cv = (() => {
  let count = 0;
  return newCvDocument(() => `r${(count += 1)}`);
})();
const fields = ["personal/fullName", "personal/email", "experience/r1/company"] as const;

function typed(keys: readonly { field: number; text: string; after: number }[]) {
  let history: EditHistory<CvDocument, FieldAddress> = emptyHistory;
  let document = cv;
  let at = 0;
  for (const { field, text, after } of keys) {
    at += after;
    const touched = fields[field] ?? "personal/fullName";
    const next = setField(document, touched, text);
    if (next !== document)
      history = record(history, { before: document, after: next, touched, isTyping: true, at });
    document = next;
  }
  return { history, document };
}

const key = fc.record({ field: fc.nat(2), text: fc.string(), after: fc.nat(3_000) });

test("undoing everything returns to the first state, and redoing everything to the last", () => {
  fc.assert(
    fc.property(fc.array(key, { maxLength: 60 }), (keys) => {
      const { history, document } = typed(keys);
      let now = { history, document };
      for (
        let turn = undo(now.history, now.document, merge);
        turn;
        turn = undo(now.history, now.document, merge)
      )
        now = turn;
      expect(now.document).toEqual(cv);
      for (
        let turn = redo(now.history, now.document, merge);
        turn;
        turn = redo(now.history, now.document, merge)
      )
        now = turn;
      expect(now.document).toEqual(document);
    }),
  );
});

test("typing in one field is one step until a pause or another field", () => {
  const keys = [
    ["A", 0, 0],
    ["Am", 0, 100],
    ["Ama", 0, 100],
    ["a", 1, 100],
    ["Amar", 0, 100],
    ["Amara", 0, 5_000],
  ] as const;
  const { history } = typed(keys.map(([text, field, after]) => ({ text, field, after })));
  expect(history.past.map(({ after }) => [after.personal.fullName, after.personal.email])).toEqual([
    ["Ama", ""],
    ["Ama", "a"],
    ["Amar", "a"],
    ["Amara", "a"],
  ]);
});

test("keeps at most 200 steps", () => {
  const keys = Array.from({ length: 250 }, (_, at) => ({ field: 0, text: String(at), after: 5_000 }));
  let now = typed(keys);
  let turns = 0;
  for (
    let turn = undo(now.history, now.document, merge);
    turn;
    turn = undo(now.history, now.document, merge)
  ) {
    now = turn;
    turns += 1;
  }
  expect(turns).toBe(200);
  expect(now.document.personal.fullName).toBe("49");
});

test("undo does not touch text that another tab wrote in the meantime", () => {
  const { history, document } = typed([{ field: 0, text: "Ama", after: 0 }]);
  const merged = setField(document, "personal/phone", "0142");
  const turn = undo(history, merged, merge);
  expect(turn?.document.personal).toMatchObject({ fullName: "", phone: "0142" });
  expect(turn && redo(turn.history, turn.document, merge)?.document).toEqual(merged);
});

test("a new edit after undo clears the redo list", () => {
  const { history, document } = typed([{ field: 0, text: "A", after: 0 }]);
  const turn = undo(history, document, merge);
  const next = setField(cv, "personal/email", "a");
  const after = record(turn?.history ?? emptyHistory, {
    before: cv,
    after: next,
    touched: "personal/email",
    isTyping: true,
    at: 9,
  });
  expect(redo(after, next, merge)).toBeNull();
});
