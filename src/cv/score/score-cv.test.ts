import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyCvDocument } from "../document/any-cv-document.ts";
import { newCvDocument, newRow } from "../document/new-cv-document.ts";
import { putText } from "../json-resume/foothold-extension.ts";
import type { FileFacts, PageFacts } from "./file-facts.ts";
import { sampleCv } from "./sample-cv.ts";
import { scoreCv } from "./score-cv.ts";
import { numberOfRuns } from "../../../tests/support/full-run.ts";

const changed = (at: string, typed: string) => sampleCv((document) => putText(document, at, typed));
const job = "/sections/experience/0";
const past = "/sections/experience/1";
const ids = (document: Parameters<typeof scoreCv>[0]) => scoreCv(document).findings.map(({ id }) => id);

test("a good CV has 100 points and no findings", () => {
  expect(scoreCv(sampleCv())).toMatchObject({ score: 100, findings: [] });
});

test("many runs give the same score and findings", () => {
  const cv = changed(`${past}/description`, "Responsible for 34 bus routes\nRecieved 12 letters");
  const scores = new Set(
    Array.from({ length: numberOfRuns(1_000) }, () => JSON.stringify(scoreCv(structuredClone(cv)))),
  );
  expect(scores.size).toBe(1);
  expect([...scores][0]).toContain("spelling");
});

test("an empty CV has few points, and its first findings are the name and the address", () => {
  const { score, findings } = scoreCv(newCvDocument(() => crypto.randomUUID()));
  expect(score).toBeLessThan(10);
  expect(findings.slice(0, 2).map(({ id }) => id)).toEqual(["email", "name"]);
});

test("presence alone is not enough: a CV with every field and empty words is not green", () => {
  const cv = sampleCv(({ sections, personal }) => {
    personal.summary = "Hard-working team player who is passionate about results and looking for a good job.";
    for (const row of sections.experience)
      row.description = "Responsible for various tasks\nWorked on different things\nHelped the team";
  });
  expect(scoreCv(cv).score).toBeLessThan(60);
});

test.each([
  ["/personal/fullName", "", "name"],
  ["/personal/email", "amara at example", "email"],
  ["/personal/email", "sexy_babe69@example.com", "email-sober"],
  ["/personal/phone", "ask me", "phone"],
  ["/personal/location", "", "location"],
  ["/personal/summary", "Marital status: single. Works in hospitals.", "private-details"],
  ["/personal/summary", "", "summary"],
  ["/personal/headline", "", "headline"],
  ["/personal/email", "kev_the_legend_88@example.com", "email-sober"],
  [`${job}/company`, "", "employer-and-role"],
  ["/sections/education/0/institution", "", "education-complete"],
  [`${past}/startDate`, "Spring 2018", "dates"],
  [`${job}/startDate`, "Spring 2021", "newest-dates"],
  [`${past}/startDate`, "2018", "months"],
  [`${past}/endDate`, "01/2017", "end-after-start"],
  [`${past}/endDate`, "01/2019", "gaps"],
  [`${past}/endDate`, "02/2022", "overlaps"],
  ["/sections/skills/0/keywords", "SQL, Python", "skills"],
  ["/sections/skills/0/keywords", "Go, Rust, Perl, Ruby, C++", "skills-proven"],
  ["/sections/skills/0/keywords", "SQL, Python, dbt, teamwork, communication, MS Office", "skills-specific"],
  [`${past}/description`, "Counted passengers on 34 bus routes each week", "achievements"],
  [
    `${job}/description`,
    "Counted passengers on buses\nWrote books for analysts\nDrew a map\nMet drivers at the depot",
    "results",
  ],
  [`${past}/description`, "Responsible for 34 bus routes\nWorked with 12 drivers on repairs", "verbs"],
  [`${past}/description`, "Description\nCounted 12 passengers each day\nWrote the handbook", "placeholders"],
  [`${past}/description`, "Recieved 34 letters each day\nCounted 12 passengers each day", "spelling"],
  [`${past}/description`, "Proved to be a team player of 34\nCounted 12 passengers each day", "worn-phrases"],
  [`${past}/description`, "Counted 34 various things\nWrote the handbook for analysts", "vague-words"],
  ["/personal/summary", "References available upon request for my six years in hospitals", "empty-phrases"],
  [`${past}/description`, "I counted 12 passengers\nWrote the handbook of new analysts", "first-person"],
  [`${past}/description`, "Manage 34 bus routes\nCounted 12 passengers each day", "tense"],
  [`${past}/description`, "34 routes\nCounted 12 passengers each day\nWrote the handbook", "line-length"],
  [
    `${past}/description`,
    "Counted 34 buses\nCounted 12 trams\nCounted 3 cars\nCounted 9 bikes",
    "repetition",
  ],
  [`${past}/description`, "COUNTED ALL 34 PASSENGERS ON ROUTES\nWrote the handbook for analysts", "shouting"],
  [`${past}/description`, "counted 34 buses each day\nWrote the handbook of new analysts", "sentence-case"],
])("%s as %j has the finding %s", (at, typed, id) => {
  expect(ids(changed(at, typed))).toContain(id);
  expect(scoreCv(changed(at, typed)).score).toBeLessThan(100);
});

test.each([
  ["first", "Counted 34 buses\nCounted 34 buses\nCounted 12 trams\nCounted 3 cars"],
  ["last", "Counted 34 buses\nCounted 12 trams\nCounted 3 cars\nCounted 34 buses"],
])("a line that is there twice is one finding when it comes %s", (_, typed) => {
  const { findings } = scoreCv(changed(`${past}/description`, typed));
  expect(findings.find(({ id }) => id === "repetition")?.places).toEqual([
    { pointer: `${past}/description`, quote: "Counted 34 buses" },
  ]);
});

test("the order of jobs does not change what is said of their lines", () => {
  const jobs = [
    { position: "Clerk", description: "Wrote the handbook of the depot\nCounted 34 buses each day" },
    {
      position: "Driver",
      summary: "Wrote the handbook of the depot.",
      description: "Drove 12 trams\nMet the drivers\nCounted 34 buses each day\nDrew a map",
    },
  ];
  const shares = [jobs, jobs.toReversed()].map((order) => {
    const { findings } = scoreCv(
      sampleCv(({ sections }) => {
        sections.experience = order.map((fields, index) => ({
          ...newRow("experience", () => `job-${index}`),
          ...fields,
          company: "Harbour Ltd",
          startDate: "02/2019",
          endDate: "11/2019",
        }));
      }),
    );
    const ofLines = findings.filter(({ id }) => id === "repetition" || id === "achievements");
    return ofLines.map(({ id, points }) => [id, points]);
  });
  expect(shares[1]).toEqual(shares[0]);
});

test("too little text, and too much", () => {
  const short = sampleCv(({ personal, sections }) => {
    personal.summary = "";
    sections.experience.splice(1);
  });
  expect(ids(short)).toContain("extent");
  const many = Array.from({ length: 300 }, (_, index) => `Counted ${index} passengers on the bus`);
  expect(ids(changed(`${past}/description`, many.join("\n")))).toContain("too-long");
});

test("a finding points to its line", () => {
  const { findings } = scoreCv(
    changed(`${past}/description`, "Responsible for 34 bus routes\nCounted 12 passengers each day"),
  );
  expect(findings.find(({ id }) => id === "verbs")?.places).toEqual([
    { pointer: `${past}/description`, quote: "Responsible for 34 bus routes" },
  ]);
});

test("rules that know only English do not apply to a German CV", () => {
  const german = sampleCv((document) => {
    document.language = "de";
    document.personal.summary =
      "Datenanalystin mit sechs Jahren Erfahrung in Kliniken und bei der Bahn. Ich mache aus den Zahlen des Tages die Entscheidungen von morgen.";
    for (const row of document.sections.experience)
      row.description =
        "Verantwortlich für 34 Linien und die Zahlen von 12 Häusern\nEin Team mit 5 Personen und dem Handbuch für die Neuen geleitet\nDie Berichte für das Haus mit 9 Kolleginnen gebaut";
  });
  const found = ids(german);
  for (const id of ["verbs", "tense", "first-person", "worn-phrases", "spelling", "private-details"])
    expect(found).not.toContain(id);
});

const readable: FileFacts = {
  size: 80_000,
  hasColumns: false,
  hasTables: false,
  hasTextBoxes: false,
  hasPictures: false,
  edgeText: [],
  spacedText: null,
  unplacedShare: 0,
};
const drawn: PageFacts = { pages: 2, lastPageFilled: 0.6, stranded: [], overlapping: [], missing: [] };

test.each<[string, Partial<FileFacts>]>([
  ["file-columns", { hasColumns: true }],
  ["file-tables", { hasTables: true }],
  ["file-text-boxes", { hasTextBoxes: true }],
  ["file-pictures", { hasPictures: true }],
  ["file-contact-at-edge", { edgeText: ["Page 1", "amara@example.com"] }],
  ["file-spaced-letters", { spacedText: "S K I L L S" }],
  ["file-size", { size: 3_000_000 }],
  ["file-unplaced", { unplacedShare: 0.4 }],
])("the file fact %s takes its share off the whole score", (id, fault) => {
  expect(scoreCv(sampleCv(), { file: readable }).score).toBe(100);
  const { score, findings } = scoreCv(sampleCv(), { file: { ...readable, ...fault } });
  expect(findings.map((finding) => finding.id)).toEqual([id]);
  expect(score + (findings[0]?.points ?? 0)).toBe(100);
});

test.each<[string, Partial<PageFacts>]>([
  ["page-count", { pages: 3 }],
  ["last-page", { lastPageFilled: 0.1 }],
  ["stranded", { stranded: ["/sections/education"] }],
  ["overlapping", { overlapping: ["/personal/fullName"] }],
  ["missing-characters", { missing: [{ character: "☃", pointer: "/personal/summary" }] }],
])("the drawn page has the finding %s", (id, fault) => {
  expect(scoreCv(sampleCv(), { pages: drawn }).score).toBe(100);
  const { findings } = scoreCv(sampleCv(), { pages: { ...drawn, ...fault } });
  expect(findings.map((finding) => finding.id)).toEqual([id]);
});

test("every document has one score from 0 to 100, whose findings have places", () => {
  fc.assert(
    fc.property(anyCvDocument({ keepEmptyRows: true }), (document) => {
      const whole = scoreCv(document);
      expect(scoreCv(structuredClone(document))).toEqual(whole);
      expect(whole.score).toBeGreaterThanOrEqual(0);
      expect(whole.score).toBeLessThanOrEqual(whole.findings.length > 0 ? 99 : 100);
      for (const { points, places } of whole.findings) {
        expect(points).toBeGreaterThan(0);
        expect(places.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: numberOfRuns(100) },
  );
});

test("the parts add up to the score", () => {
  const cv = changed(`${past}/description`, "responsible for various tasks\nRecieved 34 letters");
  const { score, parts } = scoreCv(cv, { file: { ...readable, hasTables: true } });
  const file = parts.find(({ part }) => part === "file");
  const others = parts.filter(({ part }) => part !== "file");
  expect(file).toEqual({ part: "file", most: 100, earned: 94 });
  const sum = others.reduce((total, { earned }) => total + earned, 0);
  expect(Math.abs(sum * 0.94 - score)).toBeLessThanOrEqual(3);
  expect(Math.abs(others.reduce((total, { most }) => total + most, 0) - 100)).toBeLessThanOrEqual(3);
});

test("a job that begins and ends later than the one above it is not in order", () => {
  const cv = sampleCv(({ sections }) => {
    sections.experience.reverse();
  });
  expect(ids(cv)).toEqual(["newest-first"]);
});

test.each<[string, Parameters<typeof sampleCv>[0]]>([
  ["name", ({ personal }) => (personal.fullName = "")],
  ["education", ({ sections }) => (sections.education = [])],
  ["skills", ({ sections }) => (sections.skills = [])],
  [
    "newest-dates",
    ({ sections: { experience } }) => Object.assign(experience[0] ?? {}, { startDate: "", endDate: "" }),
  ],
])("a CV that is good but for %s is not ready to send", (id, change) => {
  const { score, findings } = scoreCv(sampleCv(change));
  expect(score).toBeLessThan(80);
  expect(findings.map((finding) => finding.id)).toContain(id);
});

const jobs = (...periods: [start: string, end: string][]) =>
  sampleCv(({ sections }) => {
    const [newest] = sections.experience;
    if (!newest) return;
    sections.experience = periods.map(([startDate, endDate], index) => ({
      ...newest,
      id: `job-${index}`,
      company: `Harbour ${index}`,
      startDate,
      endDate,
    }));
  });

test("an empty end means present in the newest job, and the same date in an older one", () => {
  expect(ids(jobs(["03/2021", ""], ["06/2018", ""]))).not.toContain("dates");
  expect(ids(jobs(["03/2021", ""], ["06/2018", ""]))).not.toContain("overlaps");
  expect(ids(jobs(["03/2021", ""], ["06/2018", ""]))).toContain("gaps");
});

test("years alone overlap only where every month of them would", () => {
  expect(ids(jobs(["2019", "2023"], ["2017", "2019"]))).not.toContain("overlaps");
  expect(ids(jobs(["2019", "2023"], ["06/2015", "06/2019"]))).not.toContain("overlaps");
  expect(ids(jobs(["2018", "2023"], ["2015", "2020"]))).toContain("overlaps");
});

test("study, voluntary work and projects fill a gap", () => {
  const withStudy = (start: string, end: string) => {
    const cv = jobs(["10/2022", "Present"], ["01/2015", "06/2018"]);
    Object.assign(cv.sections.education[0] ?? {}, { startDate: start, endDate: end });
    return ids(cv);
  };
  expect(withStudy("09/2009", "05/2012")).toContain("gaps");
  expect(withStudy("09/2018", "05/2022")).not.toContain("gaps");
  expect(withStudy("", "2022")).not.toContain("gaps");
  expect(withStudy("", "")).not.toContain("gaps");
});

test.each([
  "Triage up to 60 patients a shift",
  "Worked 20 hours a week in the harbour",
  "Engineer I at a mill with 12 pumps",
  "Trunk two loads a night",
  "Helped 30 families to find a flat",
  "Was promoted to leader of 12 people",
  "Personal care for 24 residents beside my degree",
  "Tested pumps of phase I in 12 harbours",
  "Designs 12 ships of the My Harbour programme",
])("%s is no fault", (line) => {
  const found = ids(changed(`${job}/description`, line));
  for (const id of ["verbs", "first-person", "tense"]) expect(found).not.toContain(id);
});

test.each(["lola.martin", "anna.glover", "piotr.dudek", "max.foxx", "princess.okafor", "anna1969"])(
  "%s is no nickname",
  (local) => {
    const cv = changed("/personal/email", `${local}@example.com`);
    cv.personal.fullName = "Princess Okafor";
    expect(ids(cv)).not.toContain("email-sober");
  },
);

test("lines that all have a figure are not too few results", () => {
  const lines = "Trained 11 nurses of the ward\nCounted 40 beds of the ward";
  const cv = changed(`${job}/description`, lines);
  cv.sections.experience.splice(1);
  expect(ids(cv)).toContain("achievements");
  expect(ids(cv)).not.toContain("results");
});
