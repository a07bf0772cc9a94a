import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { CvDocument } from "../document/cv-document.ts";
import { newRow } from "../document/new-cv-document.ts";
import { putText, documentTexts } from "../json-resume/foothold-extension.ts";
import { scoreRules } from "./rules/score-rules.ts";
import { sampleCv } from "./sample-cv.ts";
import { scoreCv } from "./score-cv.ts";
import type { FindingPlace } from "./score-rule.ts";
import { toLines } from "./text-lines.ts";
import { numberOfRuns } from "../../../tests/support/full-run.ts";

const verbs =
  "planned repaired packed cleaned cooked counted designed drafted edited fitted guided hosted joined labelled loaded mapped moved opened painted printed reviewed rented scanned shipped sorted stored tested traded typed visited washed weighed welded wired answered arranged balanced booked briefed charged coded closed".split(
    " ",
  );
const filling =
  "parcels for the north hall and the south hall of the harbour with the crew from the early shift in the week before the fair at the gate";

/**
 * A good line that no other line of the CV begins like, at least as long as the one that it replaces.
 *
 * @param length in words
 * @param letters at least, up to the longest good line
 */
function goodLine(cv: CvDocument, length = 0, letters = 0): string {
  const all = JSON.stringify(cv).toLowerCase();
  const verb = verbs.find((one) => !all.includes(one)) ?? "built";
  const words = filling.split(" ");
  let count = Math.min(24, Math.max(3, length - 2));
  while (count < words.length && words.slice(0, count).join("").length < letters) count += 1;
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${verbs.indexOf(verb) + 11} ${words.slice(0, count).join(" ")}`;
}

const goodLines: Record<string, string> = {
  "/personal/email": "amara.osei@example.com",
  "/personal/fullName": "Amara Osei",
  "/personal/phone": "+1 303 555 0142",
  "/personal/location": "Denver, CO",
  "/personal/linkedIn": "linkedin.com/in/amara-osei",
  "/personal/headline": "Dispatcher in the harbour",
  "/personal/birthDate": "",
  "/personal/nationality": "",
};

/** Replaces the line of a finding by a good one. */
function mendLine(cv: CvDocument, { pointer, quote }: FindingPlace): void {
  const known = goodLines[pointer];
  if (known !== undefined) return putText(cv, pointer, known);
  const old = documentTexts(cv).get(pointer) ?? "";
  if (pointer.startsWith("/sections/skills")) return mendSkill(cv, pointer, quote);
  const lines = toLines(old);
  const at = lines.findIndex((line) => quote !== null && line.toLowerCase().includes(quote.toLowerCase()));
  const words = (lines[at] ?? "").split(" ").length;
  if (at < 0) lines.push(goodLine(cv));
  else if (words > 40)
    lines.splice(at, 1, goodLine(cv, 24), `${goodLine(cv, 24)} again`, "Drove 12 lorries to the mill");
  else lines[at] = goodLine(cv, words, (lines[at] ?? "").length);
  putText(cv, pointer, lines.join("\n"));
}

function mendSkill(cv: CvDocument, pointer: string, quote: string | null): void {
  const names = [
    "Forklift licence",
    "SAP",
    "Excel macros",
    "Customs forms",
    "Cranes",
    "Radio",
    "Docker",
    "Go",
  ];
  const listed = (documentTexts(cv).get(pointer) ?? "").split(", ").filter((one) => one !== "");
  const fresh = names.find((name) => !listed.includes(name)) ?? "Rust";
  const at = listed.findIndex((one) => one === quote);
  if (at >= 0) listed[at] = fresh;
  else listed.push(fresh);
  putText(cv, pointer, listed.join(", "));
}

/** Shows the skill in the first job. */
function proveSkill(cv: CvDocument, { quote }: FindingPlace): void {
  const [job] = cv.sections.experience;
  if (job) job.description = `${job.description}\n${goodLine(cv)} and ${quote}`.trim();
}

function addJob(cv: CvDocument): void {
  const full = sampleCv().sections.experience[0];
  cv.sections.experience = [
    { ...newRow("experience", () => "new"), ...full },
    ...cv.sections.experience.filter(
      ({ company, position, description }) => company + position + description !== "",
    ),
  ];
}

function addWords(cv: CvDocument): void {
  cv.personal.summary = `${cv.personal.summary}\n${goodLine(cv, 26)}.`.trim();
}

/** Dates a job so that it follows the one below it. */
function mendDates(cv: CvDocument, { pointer }: FindingPlace): void {
  const row = cv.sections.experience[Number(pointer.split("/")[3])];
  if (row) Object.assign(row, { startDate: "02/2019", endDate: "11/2019" });
}

const rowOf = (cv: CvDocument, pointer: string) => cv.sections.experience[Number(pointer.split("/")[3])];

/** Rules that are not mended by changing a line. The order of jobs has a test of its own. */
const special: Record<string, (cv: CvDocument, place: FindingPlace) => void> = {
  experience: addJob,
  extent: addWords,
  summary: addWords,
  "skills-proven": proveSkill,
  dates: mendDates,
  "newest-dates": mendDates,
  "end-after-start": mendDates,
  education: (cv) => {
    cv.sections.education = structuredClone(sampleCv().sections.education);
  },
  "education-complete": (cv) => {
    for (const row of cv.sections.education)
      Object.assign(row, {
        institution: row.institution || "Harbour School",
        degree: row.degree || "Diploma",
      });
  },
  "employer-and-role": (cv, { pointer }) => putText(cv, pointer, "Harbour Company"),
  months: (cv, { pointer }) => {
    const row = rowOf(cv, pointer);
    if (!row) return;
    if (/^\d{4}$/.test(row.startDate)) row.startDate = `01/${row.startDate}`;
    if (/^\d{4}$/.test(row.endDate)) row.endDate = `12/${row.endDate}`;
  },
  "newest-first": ({ sections }) => {
    // A first job without an end goes on: it stays at the top.
    const goesOn = sections.experience[0]?.endDate === "" ? sections.experience.slice(0, 1) : [];
    const key = ({ startDate }: { startDate: string }) => {
      const [, month = "01", year = "0"] = /(?:(\d\d)\/)?(\d{4})/.exec(startDate) ?? [];
      return Number(year + month);
    };
    const others = sections.experience.slice(goesOn.length);
    sections.experience = [...goesOn, ...others.toSorted((one, other) => key(other) - key(one))];
  },
  gaps: (cv) => {
    for (const year of [1996, 2000, 2004, 2008, 2012, 2016, 2020])
      cv.sections.experience.push({
        ...newRow("experience", () => `gap-${year}`),
        company: "Family",
        position: "Care of a parent",
        startDate: `01/${year}`,
        endDate: `12/${year + 3}`,
        description: "",
      });
    special["newest-first"]?.(cv, { pointer: "", quote: null });
  },
};

/** Rules about pages and files, whose facts are mended elsewhere, and advice that two dates be checked. */
const elsewhere = (id: string, part: string): boolean =>
  part === "file" || (part === "pages" && id !== "extent");

const line = fc.constantFrom(
  "Led 14 people in the warehouse and halved the errors of the night shift",
  "Built a plan for the harbour that the whole crew follows",
  "Responsible for various tasks and other duties",
  "Worked on the ships",
  "I recieved 30 parcels and my boss was happy",
  "checked the lists of the harbour each evening",
  "Manage the books of the branch",
  "Excellent communication skills and a proven track record as a team player",
  "HANDLED ALL THE CUSTOMERS OF THE HARBOUR!!!",
  "Stacked boxes",
  "Stacked crates for the ships of the north line",
  "Stacked pallets for the ships of the south line",
  "Description...",
  "References available upon request",
  `Unloaded ${filling} and ${filling}`,
);
const dates = fc.constantFrom<[string, string]>(
  ["03/2021", "Present"],
  ["01/2019", "02/2021"],
  ["2015", "2018"],
  ["06/2010", "04/2008"],
  ["Spring 2012", "2014"],
  ["02/2009", ""],
  ["", ""],
);
const text = (...options: string[]) => fc.constantFrom("", ...options);
const job = fc.record({
  company: text("Harbour Ltd", "Mill & Sons"),
  position: text("Dispatcher", "Clerk"),
  period: dates,
  lines: fc.array(line, { maxLength: 5 }),
});
const flawed = fc
  .record({
    email: text("amara.osei@example.com", "sexy_babe69@example.com", "amara at example"),
    fullName: text("Amara Osei"),
    phone: text("+1 303 555 0142", "12"),
    headline: text("Dispatcher", "Visionary rockstar"),
    nationality: text("Kenyan"),
    summary: fc.array(line, { maxLength: 3 }),
    jobs: fc.array(job, { maxLength: 4 }),
    school: fc.record({ institution: text("Harbour School"), degree: text("Diploma") }),
    skills: fc.subarray(["teamwork", "SAP", "communication", "MS Office", "Cranes", "ships", "Excel"]),
  })
  .map(({ email, fullName, phone, headline, nationality, summary, jobs, school, skills }) =>
    sampleCv((cv) => {
      const about = { email, fullName, phone, headline, nationality, summary: summary.join("\n") };
      Object.assign(cv.personal, about);
      cv.hidden = [];
      cv.sections.experience = jobs.map(({ company, position, period, lines }, index) => ({
        ...newRow("experience", () => `job-${index}`),
        company,
        position,
        startDate: period[0],
        endDate: period[1],
        description: lines.join("\n"),
      }));
      Object.assign(cv.sections.education[0] ?? {}, { ...school, field: "" });
      Object.assign(cv.sections.skills[0] ?? {}, { name: "Skills", keywords: skills.join(", ") });
    }),
  );

test("mending any finding never lowers the score", () => {
  const mended = new Set<string>();
  fc.assert(
    fc.property(flawed, (cv) => {
      const before = scoreCv(cv);
      for (const finding of before.findings.filter(({ id }) => id !== "overlaps")) {
        const place = finding.places[0] ?? { pointer: "", quote: null };
        const better = structuredClone(cv);
        (special[finding.id] ?? mendLine)(better, place);
        mended.add(finding.id);
        const after = scoreCv(better);
        expect(after.score, `${finding.id} ${JSON.stringify(place)}`).toBeGreaterThanOrEqual(before.score);
      }
    }),
    { numRuns: numberOfRuns(500) },
  );
  const tested = scoreRules.filter(
    ({ id, part }) => !elsewhere(id, part) && id !== "overlaps" && id !== "location",
  );
  expect(tested.map(({ id }) => id).filter((id) => !mended.has(id))).toEqual([]);
});
