import { expect, test } from "vitest";
import type { CvDocument } from "../document/cv-document.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import { joinWithAbove, linesOfEntry, moveText, splitEntry } from "./shape-entries.ts";

const ids = () => {
  let id = 0;
  return () => `n${(id += 1)}`;
};

function cvWith(...jobs: Partial<Record<string, string>>[]): CvDocument {
  const document = newCvDocument(ids());
  const [empty] = document.sections.experience;
  if (!empty) throw new Error("A new CV has a job");
  const experience = jobs.map((job, index) => ({ ...empty, ...job, id: `e${index}` }));
  return { ...document, sections: { ...document.sections, experience } };
}

test("a bullet that was taken for a job becomes a line of the job above", () => {
  const document = cvWith(
    { position: "Baker", company: "Oven & Sons", description: "- Baked bread" },
    { position: "Trained two apprentices", description: "- Both passed" },
  );
  const { experience } = joinWithAbove(document, "experience", "e1").sections;
  expect(experience).toHaveLength(1);
  expect(experience[0]).toMatchObject({
    position: "Baker",
    company: "Oven & Sons",
    description: "- Baked bread\n- Trained two apprentices\n- Both passed",
  });
});

test("a joined entry takes the texts that the one above lacks", () => {
  const document = cvWith({ position: "Baker" }, { company: "Oven & Sons", endDate: "2019" });
  expect(joinWithAbove(document, "experience", "e1").sections.experience).toMatchObject([
    { position: "Baker", company: "Oven & Sons", endDate: "2019" },
  ]);
  expect(joinWithAbove(document, "experience", "e0")).toBe(document);
});

test("a line with a period begins a new job, and the lines below it go along", () => {
  const document = cvWith({
    position: "Analyst",
    description: "- Cut costs\n- **Engineer** | Westbrook | Jul 2018 – Dec 2021\n- Built a pipeline",
  });
  expect(linesOfEntry(document, "experience", "e0")).toEqual([
    "Cut costs",
    "Engineer | Westbrook | Jul 2018 – Dec 2021",
    "Built a pipeline",
  ]);
  const { document: split, id } = splitEntry(document, { list: "experience", row: "e0", at: 1 }, ids());
  expect(split.sections.experience).toMatchObject([
    { position: "Analyst", description: "- Cut costs" },
    {
      id,
      position: "Engineer",
      company: "Westbrook",
      startDate: "07/2018",
      endDate: "12/2021",
      description: "- Built a pipeline",
    },
  ]);
});

test("a single date of a split line is the end, and nothing else is invented", () => {
  const document = cvWith({ position: "Analyst", description: "- Event steward 2019" });
  const { document: split } = splitEntry(document, { list: "experience", row: "e0", at: 0 }, ids());
  expect(split.sections.experience[1]).toMatchObject({
    position: "Event steward",
    company: "",
    startDate: "",
    endDate: "2019",
  });
});

test("a text moves to another field", () => {
  const document = cvWith({ position: "Oven & Sons", company: "" });
  const moved = moveText(
    document,
    "experience/e0/position",
    { address: "experience/e0/company", kind: "line" },
    ids(),
  );
  expect(moved.sections.experience[0]).toMatchObject({ position: "", company: "Oven & Sons" });
});
