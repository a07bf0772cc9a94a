import { expect, test } from "vitest";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { moveRow, addRow } from "../../cv/edit/edit-rows.ts";
import { setField } from "../../cv/edit/set-field.ts";
import { newVariant } from "../../cv/variant/merge-from-master.ts";
import { changedLines, changedPlaces, isOnlyMoved } from "./changed-places.ts";

const before = "- Ran the rota\n- Taught **wound care**\n- Ordered stock";

test("a line in another place is moved, and a line with other words is not", () => {
  const moved = "- Taught **wound care**\n- Ran the rota\n- Ordered stock";
  expect(isOnlyMoved(before, moved)).toBe(true);
  expect(isOnlyMoved(before, before.replace("rota", "roster"))).toBe(false);
  expect(isOnlyMoved(before, "- Ran the rota")).toBe(false);
  expect(changedLines(before, moved)).toEqual([{ at: 0, text: "Taught wound care" }]);
  expect(changedLines(before, before.replace("stock", "stocks"))).toEqual([
    { at: 2, text: "Ordered stocks" },
  ]);
});

test("the changed lines of a variant are found on its pages", () => {
  let last = 0;
  const newId = () => `r${++last}`;
  const empty = newCvDocument(newId);
  const { id: post = "" } = empty.sections.experience[0] ?? {};
  const { id: skill = "" } = empty.sections.skills[0] ?? {};
  const { document: two, id: second } = addRow(empty, "skills", newId);
  const written = [
    ["personal/headline", "Nurse"],
    [`experience/${post}/description`, before],
    [`skills/${skill}/name`, "Rotas"],
    [`skills/${second}/name`, "Wound care"],
  ] as const;
  const master = written.reduce((cv, [address, text]) => setField(cv, address, text), two);
  const job = { id: "1", title: "Nurse", company: "Larkfield", path: "/jobs/1" };
  const variant = newVariant({ id: "m", title: "CV", document: master, rev: 1 } as never, job);
  const changed = moveRow(
    setField(
      setField(variant, "personal/headline", "Ward nurse"),
      `experience/${post}/description`,
      before.replace("Ordered", "Bought"),
    ),
    "skills",
    second ?? "",
    0,
  );
  const pointers = [
    "/personal/headline",
    "/personal/fullName",
    "/sections/experience/0/description/0",
    "/sections/experience/0/description/2",
    "/sections/skills/0/name",
    "/sections/skills/1/name",
  ];
  const places = pointers.map((pointer) => ({ pointer, page: 1, x: 0, y: 0, w: 1, h: 1 }));
  expect(changedPlaces(changed, places).map(({ pointer }) => pointer)).toEqual([
    "/personal/headline",
    "/sections/experience/0/description/2",
    "/sections/skills/0/name",
  ]);
  expect(changedPlaces(variant, places)).toEqual([]);
});
