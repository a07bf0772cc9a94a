import * as fc from "fast-check";
import schema from "@jsonresume/schema/schema.json" with { type: "json" };
import { expect, test } from "vitest";
import { comparableCv } from "../../../tests/support/comparable-cv.ts";
import { anyCvDocument } from "../document/any-cv-document.ts";
import type { CvDocument } from "../document/cv-document.ts";
import { newCvDocument, newRow } from "../document/new-cv-document.ts";
import { fromJsonResume } from "./from-json-resume.ts";
import { toBlocks } from "../view-model/row-view.ts";
import { toJsonResume } from "./to-json-resume.ts";
import { numberOfRuns } from "../../../tests/support/full-run.ts";

function newIds(): () => string {
  let count = 0;
  return () => `id-${(count += 1)}`;
}

function read(resume: unknown): CvDocument {
  const reading = fromJsonResume(resume, newIds());
  if (!reading.ok) throw new Error(reading.reason);
  return reading.document;
}

const fromElsewhere = {
  $schema: "https://example.com/another-schema.json",
  basics: {
    name: "Ada Osei",
    label: "Analyst",
    image: "https://example.com/ada.jpg",
    email: "ada@example.com",
    location: {
      address: "1 High St",
      postalCode: "80202",
      city: "Denver",
      countryCode: "US",
      region: "Colorado",
    },
    profiles: [
      { network: "GitHub", username: "ada", url: "https://github.com/ada", verified: true },
      { network: "linkedin", username: "ada-osei", url: "https://linkedin.com/in/ada-osei" },
    ],
    pronouns: "she/her",
  },
  work: [
    {
      name: "Meadow",
      description: "Clinics",
      position: "Analyst",
      startDate: "2019-08-14",
      highlights: ["Built the report\nin a week", "Trained eleven nurses"],
      keywords: ["SQL"],
    },
    { company: "Colfax", website: "https://colfax.example", startDate: "2017", endDate: "2019-07" },
  ],
  skills: [{ name: "Data", level: "Expert", keywords: ["SQL, advanced", "Python"] }],
  projects: [{ name: "Atlas", roles: ["Lead", "Author"], type: "application" }],
  meta: { theme: "elegant", version: "v1.0.0" },
  somethingElse: [1, 2, 3],
};

test("a document survives export to JSON Resume and import", () => {
  fc.assert(
    fc.property(anyCvDocument({ keepEmptyRows: false }), (document) => {
      const resume = JSON.parse(JSON.stringify(toJsonResume(document))) as unknown;
      expect(comparableCv(read(resume))).toEqual(comparableCv(document));
    }),
    { numRuns: numberOfRuns(100) },
  );
});

test.each(["!,", ",", "Denver,CO", "Denver, ", ", CO", "Denver, CO, US"])(
  "a place written as %j is read back unchanged",
  (place) => {
    const document = read({ basics: { name: "Ada" } });
    document.personal.location = place;
    expect(read(toJsonResume(document)).personal.location).toBe(place);
  },
);

test("a file from another program is written back unchanged", () => {
  const { foothold: _, ...again } = toJsonResume(read(fromElsewhere));
  expect(again).toEqual(fromElsewhere);
});

test("an edit changes only its own property of the file", () => {
  const document = read(fromElsewhere);
  const [first] = document.sections.experience;
  if (first) first.position = "Senior Analyst";
  document.sections.experience[1]!.company = "Colfax Bikes";
  expect(toJsonResume(document)["work"]).toEqual([
    { ...fromElsewhere.work[0], position: "Senior Analyst" },
    { name: "Colfax Bikes", website: "https://colfax.example", startDate: "2017", endDate: "2019-07" },
  ]);
});

test("reads the parts as the form shows them", () => {
  const { personal, sections } = read(fromElsewhere);
  expect(personal).toMatchObject({
    fullName: "Ada Osei",
    location: "Denver, Colorado, US",
    linkedIn: "https://linkedin.com/in/ada-osei",
    photo: null,
  });
  expect(sections.experience[0]).toMatchObject({
    company: "Meadow",
    startDate: "08/2019",
    endDate: "Present",
    description: "- Built the report in a week\n- Trained eleven nurses",
  });
  expect(sections.experience[1]).toMatchObject({ company: "Colfax", startDate: "2017", endDate: "07/2019" });
  expect(sections.education).toHaveLength(1);
});

test("an edit made to the file in another program wins over the text typed here", () => {
  const document = newCvDocument(newIds());
  document.sections.experience[0]!.company = "Meadow";
  document.sections.experience[0]!.startDate = "Spring 2021";
  const resume = toJsonResume(document);
  expect(resume["work"]).toEqual([{ name: "Meadow" }]);
  expect(read(resume).sections.experience[0]?.startDate).toBe("Spring 2021");
  const edited = { ...resume, work: [{ name: "Meadow", startDate: "2021-04" }] };
  expect(read(edited).sections.experience[0]?.startDate).toBe("04/2021");
});

test("the bullets of a description are highlights, with those below in the same text", () => {
  const document = newCvDocument(newIds());
  const [job] = document.sections.experience;
  if (!job) throw new Error("there is no job");
  job.company = "Meadow";
  job.description = "- Cut **waits**:\n  - one list\n  - one door\n- See [it](https://a.example)";
  const resume = toJsonResume(document);
  expect(resume["work"]).toEqual([
    { name: "Meadow", highlights: ["Cut **waits**:\n- one list\n- one door", "See [it](https://a.example)"] },
  ]);
  expect(read(resume).sections.experience[0]?.description).toBe(job.description);
});

test("our files of version 2 are read as they were printed", () => {
  const { sections, personal, custom } = read({
    basics: { name: "Ada", summary: "Five *years*\n- of data" },
    work: [{ name: "Meadow", highlights: ["• **Built** it", "Ran it"], summary: "a_b <b>" }],
    foothold: {
      version: 2,
      custom: [{ id: "c", title: "Talks", rows: [{ id: "r", description: "one\n_two_" }] }],
    },
  });
  const shown = (markdown = "") =>
    toBlocks(markdown, "/x").map(({ level, runs }) => [level, runs.map(({ text }) => text).join("|")]);
  expect(shown(personal.summary)).toEqual([[0, "Five *years*\n- of data"]]);
  expect(shown(sections.experience[0]?.description)).toEqual([
    [1, "**Built** it"],
    [1, "Ran it"],
  ]);
  expect(shown(sections.experience[0]?.summary)).toEqual([[0, "a_b <b>"]]);
  expect(shown(custom[0]?.rows[0]?.description)).toEqual([
    [1, "one"],
    [1, "_two_"],
  ]);
});

test("rows that a file groups by employer are read as single rows", () => {
  const grouped = {
    work: [
      [
        { name: "Meadow", position: "Lead" },
        { name: "Meadow", position: "Analyst" },
      ],
    ],
  };
  expect(read(grouped).sections.experience.map(({ position }) => position)).toEqual(["Lead", "Analyst"]);
});

test("lists of plain strings are read as rows", () => {
  expect(read({ skills: ["SQL", "Python"] }).sections.skills.map(({ name }) => name)).toEqual([
    "SQL",
    "Python",
  ]);
});

test("writes only properties of the schema, with the required types", () => {
  fc.assert(
    fc.property(anyCvDocument({ keepEmptyRows: true }), (document) => {
      const { foothold: _, ...resume } = toJsonResume(document);
      for (const [name, value] of Object.entries(resume)) expectFits(value, schemaOf(schema, name), name);
    }),
    { numRuns: numberOfRuns(100) },
  );
});

test.each([null, 1, "text", [], {}, { name: "package" }, { work: "none" }])("%j is not a résumé", (value) => {
  expect(fromJsonResume(value, newIds())).toEqual({ ok: false, reason: "not-a-resume" });
});

test("any JSON is read or refused, and never throws", () => {
  const anyResume = fc.record(
    {
      basics: fc.jsonValue(),
      work: fc.jsonValue(),
      skills: fc.array(fc.jsonValue()),
      foothold: fc.jsonValue(),
    },
    { requiredKeys: ["skills"] },
  );
  fc.assert(
    fc.property(anyResume, (value) => {
      const reading = fromJsonResume(value, newIds());
      if (reading.ok) toJsonResume(reading.document);
    }),
  );
});

type Schema = {
  type?: string;
  $ref?: string;
  pattern?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
};

function schemaOf(of: Schema, name: string): Schema {
  const found = of.properties?.[name];
  if (!found) throw new Error(`the schema has no ${name}`);
  return found.$ref?.endsWith("/iso8601") ? schema.definitions.iso8601 : found;
}

function expectFits(value: unknown, is: Schema, at: string): void {
  expect(Array.isArray(value) ? "array" : typeof value, at).toBe(is.type);
  if (is.pattern !== undefined) expect(value, at).toMatch(new RegExp(is.pattern));
  if (Array.isArray(value)) for (const one of value) expectFits(one, is.items ?? {}, `${at}[]`);
  else if (typeof value === "object" && value !== null) {
    const { foothold: _, ...parts } = value as Record<string, unknown>;
    for (const [name, part] of Object.entries(parts)) expectFits(part, schemaOf(is, name), `${at}.${name}`);
  }
}

test("a keyword with a comma in brackets or in a number survives export and import", () => {
  const document = newCvDocument(newIds());
  const [skill] = document.sections.skills;
  if (!skill) throw new Error("A new CV has no row for a skill.");
  document.sections.skills = [{ ...skill, name: "Office", keywords: "Excel (Pivot, VBA), Word, 1,5 years" }];
  const out = toJsonResume(document) as { skills: unknown[] };
  const keywords = ["Excel (Pivot, VBA)", "Word", "1,5 years"];
  expect(out.skills).toMatchObject([{ name: "Office", keywords }]);
  expect(read({ ...out, meta: {} }).sections.skills[0]?.keywords).toBe("Excel (Pivot, VBA), Word, 1,5 years");
});

test("a thesis and the mark of a hidden row travel with their row when another program sorts the file", () => {
  const document = newCvDocument(newIds());
  const rows = ["Leeds", "Delft"].map((institution, index) => ({
    ...newRow("education", () => `e${index}`),
    institution,
    thesis: `Thesis of ${institution}`,
  }));
  document.sections.education = rows;
  document.hidden = ["education/e1"];
  const out = toJsonResume(document) as { education: unknown[] };
  expect(out.education[1]).toMatchObject({ institution: "Delft", foothold: { hidden: true } });
  const { sections, hidden } = read({ ...out, education: out.education.toReversed() });
  expect(sections.education.map(({ thesis }) => thesis)).toEqual(["Thesis of Delft", "Thesis of Leeds"]);
  expect(hidden).toEqual([`education/${sections.education[0]?.id}`]);
});

test("a row that was hidden and is shown again has no mark", () => {
  const file = { work: [{ name: "Meadow", foothold: { hidden: true } }] };
  const document = read(file);
  const { work } = toJsonResume({ ...document, hidden: [] });
  expect(work).toEqual([{ name: "Meadow" }]);
});

test("a link of which only the text on the page is written is kept", () => {
  const cv = newCvDocument(() => "a");
  const row = { id: "b", network: "", username: "", url: "", shownAs: "My portfolio" };
  const written = { ...cv, personal: { ...cv.personal, profiles: [row] } };
  const reading = fromJsonResume(toJsonResume(written), () => "c");
  expect(reading).toMatchObject({ document: { personal: { profiles: [{ shownAs: "My portfolio" }] } } });
});
