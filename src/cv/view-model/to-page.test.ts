import { expect, test } from "vitest";
import type { CvDocument } from "../document/cv-document.ts";
import { newCustomRow, newCvDocument, newRow } from "../document/new-cv-document.ts";
import { sampleCv } from "../../../tests/support/sample-cvs.ts";
import type { CvPage } from "./cv-page.ts";
import type { Run } from "../sections/row-view.ts";
import { pageLimits } from "./page-limits.ts";
import { toPage } from "./to-page.ts";

let ids = 0;
const newId = () => `id-${++ids}`;

function pageOf(document: CvDocument): CvPage {
  const reading = toPage(document);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.page;
}

const told = (runs: Run[]) => runs.map((run) => run.before + run.text + run.after).join("");

test("an empty CV is an empty page with a title", () => {
  const page = pageOf(newCvDocument(newId));
  expect(page).toMatchObject({ title: "CV", name: null, contacts: [], sections: [], photo: null });
});

test("sections are in order with headings in the CV's language, and empty ones are left out", () => {
  const document = sampleCv("layla");
  const page = pageOf({ ...document, order: ["skills", "summary", "volunteering", "experience"] });
  expect(page.sections.map(({ heading }) => heading.text)).toEqual([
    "المهارات",
    "نبذة شخصية",
    "الخبرة المهنية",
  ]);
  expect(page.direction).toBe("rtl");
});

test("a job has pointers to its fields", () => {
  const document = newCvDocument(newId);
  document.sections.experience = [
    newRow("experience", newId),
    {
      ...newRow("experience", newId),
      position: "Analyst",
      company: "Meadow",
      location: "Denver",
      startDate: "3/2021",
      endDate: "present",
      description: "• Built it\n\n-  Ran it\n - ",
    },
  ];
  const [entry, ...others] = pageOf(document).sections[0]?.entries ?? [];
  expect(others).toEqual([]);
  expect(told(entry?.subtitle ?? [])).toBe("Meadow, Denver");
  expect(told(entry?.dates ?? [])).toBe("03/2021 – Present");
  expect(entry?.dates[1]?.at).toBe("/sections/experience/1/endDate");
  expect(entry?.body.map(({ runs }) => told(runs))).toEqual(["Built it", "Ran it"]);
});

test("a date that cannot be read is shown as typed", () => {
  const document = newCvDocument(newId);
  document.sections.education = [
    { ...newRow("education", newId), degree: "BSc", startDate: "Spring 2021", endDate: "05/2023" },
  ];
  expect(told(pageOf(document).sections[0]?.entries[0]?.dates ?? [])).toBe("Spring 2021 – 05/2023");
});

test("skills without keywords share a line, and those with keywords have their own", () => {
  const document = newCvDocument(newId);
  document.sections.skills = [
    { ...newRow("skills", newId), name: "SQL", level: "expert" },
    { ...newRow("skills", newId), name: "dbt" },
    { ...newRow("skills", newId), name: "Tools", keywords: "git, make; R" },
  ];
  const lines = pageOf(document).sections[0]?.lines ?? [];
  expect(lines.map(({ label, items }) => [told(label), told(items)])).toEqual([
    ["", "SQL (expert), dbt"],
    ["Tools", "git, make, R"],
  ]);
});

test("lines keep their commas, and a line splits at commas outside of brackets and numbers", () => {
  const document = newCvDocument(newId);
  document.sections.education = [
    {
      ...newRow("education", newId),
      degree: "BSc",
      courses: "Statistik (Note 1,0)\nRecht (BGB, HGB), Steuern",
    },
  ];
  document.sections.skills = [
    { ...newRow("skills", newId), name: "Tools", keywords: "Excel (Pivot, VBA), SQL" },
  ];
  const partOf = (key: string) => pageOf(document).sections.find((section) => section.key === key);
  expect(partOf("education")?.entries[0]?.lines[0]?.items.map(({ text }) => text)).toEqual([
    "Statistik (Note 1,0)",
    "Recht (BGB, HGB), Steuern",
  ]);
  expect(partOf("skills")?.lines[0]?.items.map(({ text }) => text)).toEqual(["Excel (Pivot, VBA)", "SQL"]);
});

test("custom sections have their own title", () => {
  const document = newCvDocument(newId);
  document.custom = [
    { id: "x", title: "Patents", rows: [{ ...newCustomRow(newId), title: "A hinge", url: "javascript:1" }] },
  ];
  document.order = ["custom:x", "custom:gone" as const];
  const [section] = pageOf(document).sections;
  expect(section?.heading).toMatchObject({ text: "Patents", at: "/custom/0/title" });
  expect(section?.entries[0]?.link).toMatchObject({ text: "javascript:1", href: null });
});

test("a photo is shown only when it is enabled and valid", () => {
  const document = newCvDocument(newId);
  const photoOf = (photo: string, showPhoto = true) => {
    document.personal = { ...document.personal, photo, showPhoto };
    return pageOf(document).photo;
  };
  expect(photoOf("data:image/png;base64,iVBORw0KGgoAAA==")).toEqual({
    type: "png",
    base64: "iVBORw0KGgoAAA==",
  });
  expect(photoOf("data:image/png;base64,iVBORw0KGgoAAA==", false)).toBeNull();
  expect(photoOf("data:image/png;base64,PHN2Zz4=")).toBeNull();
  expect(photoOf("data:image/svg+xml;base64,PHN2Zz4=")).toBeNull();
});

test("a page beyond a drawing limit is refused with the name of the limit", () => {
  const document = sampleCv("amara");
  document.personal.summary = "a\n\n".repeat(pageLimits.lines + 1);
  expect(toPage(document)).toMatchObject({
    ok: false,
    reason: "too-large",
    limit: "lines",
    most: pageLimits.lines,
  });
  document.personal.summary = "ab ".repeat(pageLimits.characters);
  expect(toPage(document)).toMatchObject({ ok: false, limit: "characters" });
});
