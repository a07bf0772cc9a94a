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
    look: { ...document.look, posts: "together", ...look },
    sections: { ...document.sections, experience },
  });
  if (!reading.ok) throw new Error(reading.reason);
  return reading.page.sections[0]?.entries ?? [];
}

const told = (runs: Run[]) => runs.map((run) => run.before + run.text + run.after).join("");
const outline = (entries: PageEntry[]) =>
  entries.map(({ isFollowing, title, subtitle, dates }) => [
    isFollowing,
    told(title),
    told(subtitle),
    told(dates),
  ]);

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

test("posts at one employer keep its name and their dates; a place that they share is written once", () => {
  const entries = entriesOf([senior, junior, { company: "Halyard", position: "Engineer" }]);
  expect(outline(entries)).toEqual([
    [false, "Senior Engineer", "Northlight, Seattle", "02/2022 – Present"],
    [true, "Engineer", "northlight", "08/2019 – 01/2022"],
    [false, "Engineer", "Halyard", ""],
  ]);
});

test("a place of its own stays with each post", () => {
  const entries = entriesOf([senior, { ...junior, location: "Boston" }]);
  expect(outline(entries).map(([, , subtitle]) => subtitle)).toEqual([
    "Northlight, Seattle",
    "northlight, Boston",
  ]);
});

test("posts that are not one after the other, and rows without a post, are entries of their own", () => {
  const other = { company: "Halyard", position: "Engineer" };
  const isFollowing = ({ isFollowing: one }: PageEntry) => one;
  expect(entriesOf([senior, other, junior]).some(isFollowing)).toBe(false);
  expect(entriesOf([senior, { ...junior, position: "" }]).some(isFollowing)).toBe(false);
});

test("posts are apart unless the person puts them together", () => {
  expect(outline(entriesOf([senior, junior], { posts: "apart" }))).toEqual([
    [false, "Senior Engineer", "Northlight, Seattle", "02/2022 – Present"],
    [false, "Engineer", "northlight, Seattle", "08/2019 – 01/2022"],
  ]);
  expect(newCvDocument(newId).look.posts).toBe("apart");
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
