import * as fc from "fast-check";
import { expect, test } from "vitest";
import { newCvDocument, newRow } from "../document/new-cv-document.ts";
import type { CvDocument, SectionRow } from "../document/cv-document.ts";
import type { PageEntry, Run } from "../sections/row-view.ts";
import { toPage } from "./to-page.ts";

let ids = 0;
const newId = () => `id-${++ids}`;

function entriesOf(
  rows: Partial<SectionRow<"experience">>[],
  look: Partial<CvDocument["look"]> = {},
): PageEntry[] {
  const document = newCvDocument(newId);
  const experience = rows.map((row) => ({ ...newRow("experience", newId), ...row }));
  const reading = toPage({
    ...document,
    look: { ...document.look, ...look },
    sections: { ...document.sections, experience },
  });
  if (!reading.ok) throw new Error(reading.reason);
  return reading.page.sections[0]?.entries ?? [];
}

const told = (runs: Run[]) => runs.map((run) => run.before + run.text + run.after).join("");
const outline = (entries: PageEntry[]) =>
  entries.map(({ part, title, subtitle, dates }) => [part, told(title), told(subtitle), told(dates)]);

const senior = {
  company: "Northlight",
  position: "Senior Engineer",
  location: "Seattle",
  startDate: "02/2022",
  endDate: "Present",
};
const junior = {
  company: " northlight ",
  position: "Engineer",
  location: "Seattle",
  startDate: "08/2019",
  endDate: "01/2022",
};

test("several posts at one employer have its name once, with the whole period", () => {
  const entries = entriesOf([senior, junior, { company: "Halyard", position: "Engineer" }]);
  expect(outline(entries)).toEqual([
    ["employer", "", "Northlight, Seattle", "08/2019 – Present"],
    ["post", "Senior Engineer", "", "02/2022 – Present"],
    ["post", "Engineer", "", "08/2019 – 01/2022"],
    ["alone", "Engineer", "Halyard", ""],
  ]);
  expect(entries[0]?.dates.map(({ at }) => at)).toEqual([
    "/sections/experience/1/startDate",
    "/sections/experience/0/endDate",
  ]);
});

test("a place of its own stays with each post", () => {
  const entries = entriesOf([senior, { ...junior, location: "Boston" }]);
  expect(outline(entries).map(([, , subtitle]) => subtitle)).toEqual(["Northlight", "Seattle", "Boston"]);
});

test("an employer has no period if the person was away in between", () => {
  const [employer] = entriesOf([senior, { ...junior, endDate: "06/2021" }]);
  expect(employer).toMatchObject({ part: "employer", dates: [] });
});

test("posts that are not one after the other, and rows without a post, are entries of their own", () => {
  const other = { company: "Halyard", position: "Engineer" };
  expect(entriesOf([senior, other, junior]).every(({ part }) => part === "alone")).toBe(true);
  expect(entriesOf([senior, { ...junior, position: "" }]).every(({ part }) => part === "alone")).toBe(true);
});

test("a look keeps posts apart", () => {
  expect(outline(entriesOf([senior, junior], { posts: "apart" }))).toEqual([
    ["alone", "Senior Engineer", "Northlight, Seattle", "02/2022 – Present"],
    ["alone", "Engineer", "northlight, Seattle", "08/2019 – 01/2022"],
  ]);
});

test("no text is lost, and the posts keep their order", () => {
  const text = fc.constantFrom("", "Alpha", "alpha", "Beta", "2019", "03/2020", "Present");
  const rows = fc.array(
    fc.record({ company: text, position: text, location: text, startDate: text, endDate: text, url: text }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(rows, (all) => {
      const words = (posts: "together" | "apart") =>
        new Set(
          entriesOf(all, { posts }).flatMap((entry) =>
            [...entry.title, ...entry.subtitle, ...entry.dates, ...(entry.link ? [entry.link] : [])].map(
              (run) => run.text.toLowerCase(),
            ),
          ),
        );
      expect(words("together")).toEqual(words("apart"));
      const titles = (posts: "together" | "apart") =>
        entriesOf(all, { posts }).flatMap((entry) => entry.title.map((run) => run.at));
      expect(titles("together")).toEqual(titles("apart"));
    }),
  );
});
