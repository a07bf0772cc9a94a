import { expect, test } from "vitest";
import type { CvDocument } from "../document/cv-document.ts";
import { newRow } from "../document/new-cv-document.ts";
import type { PageFacts } from "./file-facts.ts";
import { sampleCv } from "./sample-cv.ts";
import { scoreCv } from "./score-cv.ts";

const finding = (cv: CvDocument, id: string, pages: PageFacts | null = null) =>
  scoreCv(cv, { pages }).findings.find((one) => one.id === id);
const quotes = (cv: CvDocument, id: string) => finding(cv, id)?.places.map(({ quote }) => quote);

type Job = { position: string; startDate?: string; endDate?: string; lines: string[] };
const withJobs = (...jobs: Job[]) =>
  sampleCv(({ sections }) => {
    sections.experience = jobs.map(
      ({ position, startDate = `01/${2022 - 2 * jobs.length}`, endDate = "Present", lines }, index) => ({
        ...newRow("experience", () => `job-${index}`),
        company: `Harbour ${index}`,
        position,
        startDate,
        endDate,
        description: lines.join("\n"),
      }),
    );
  });

const plain = [
  "Checked the lists of the harbour",
  "Painted the hulls of the ferries",
  "Wrote letters to the crew",
  "Loaded pallets onto the ships",
  "Sorted parcels for the islands",
  "Moved crates to the north hall",
];
const measured = plain.map((line, index) => `${line} for ${index + 12} customers`);

test("only jobs with fewer lines than advised say too little", () => {
  const cv = withJobs(
    { position: "Foreman", lines: measured.slice(0, 4) },
    { position: "Docker", lines: measured.slice(4, 5) },
  );
  expect(quotes(cv, "achievements")).toEqual(["Docker"]);
  const thinNewest = withJobs(
    { position: "Foreman", lines: measured.slice(0, 2) },
    { position: "Docker", lines: measured.slice(2, 4) },
  );
  expect(quotes(thinNewest, "achievements")).toEqual(["Foreman"]);
});

test("three lines for the newest job and two for the other are enough", () => {
  const cv = withJobs(
    { position: "Foreman", lines: measured.slice(0, 3) },
    { position: "Docker", lines: measured.slice(3, 5) },
  );
  expect(finding(cv, "achievements")).toBeUndefined();
});

test("voluntary work never says too little", () => {
  const cv = withJobs({ position: "Foreman", lines: measured.slice(0, 2) });
  cv.sections.volunteering = [
    {
      ...newRow("volunteering", () => "club"),
      organisation: "Rowing club",
      position: "Treasurer",
      startDate: "01/2021",
      endDate: "Present",
      description: "Kept the books of 140 members",
    },
  ];
  expect(quotes(cv, "achievements")).toEqual(["Foreman"]);
});

test("too little about work is major only with three lines or fewer in the whole CV", () => {
  const of = (count: number) =>
    finding(withJobs({ position: "Foreman", lines: measured.slice(0, count) }), "achievements");
  expect(of(3)?.level).toBe("major");
  expect(of(4)?.level).toBe("suggested");
  expect(of(4)?.detail).toContain("it is the only one");
  expect(of(6)).toBeUndefined();
});

test("a single line is enough for an apprenticeship and for a job long ago", () => {
  const cv = withJobs(
    { position: "Foreman", startDate: "01/2019", lines: measured.slice(0, 3) },
    { position: "Apprentice docker", startDate: "01/2017", endDate: "12/2018", lines: measured.slice(3, 4) },
    { position: "Porter", startDate: "01/2005", endDate: "12/2008", lines: measured.slice(4, 5) },
  );
  expect(finding(cv, "achievements")).toBeUndefined();
});

test("time off needs no lines", () => {
  const cv = withJobs(
    { position: "Foreman", startDate: "01/2021", lines: measured.slice(0, 2) },
    { position: "Parental leave", startDate: "01/2020", endDate: "12/2020", lines: [] },
  );
  expect(quotes(cv, "achievements")).toEqual(["Foreman"]);
});

test("results are enough with four lines, or with half of them", () => {
  expect(
    finding(withJobs({ position: "Foreman", lines: [...measured.slice(0, 4), ...plain] }), "results"),
  ).toBeUndefined();
  expect(
    finding(
      withJobs({ position: "Foreman", lines: [...measured.slice(0, 2), plain[2] ?? "", plain[3] ?? ""] }),
      "results",
    ),
  ).toBeUndefined();
  const few = withJobs({ position: "Foreman", lines: [...measured.slice(0, 1), ...plain.slice(1, 4)] });
  expect(finding(few, "results")?.level).toBe("suggested");
  expect(quotes(few, "results")).toEqual(plain.slice(1, 4));
  expect(finding(withJobs({ position: "Foreman", lines: plain }), "results")?.level).toBe("major");
});

test.each([
  "Sent certificates to clients the same day",
  "Kept all accounts through a strike",
  "Answered every letter within a week",
  "Cut repeat visits by a quarter",
  "Audited the charts every month",
  "Finished a term early",
  "Ran the ferry without an accident",
  "Never missed a deadline",
])("%s is a result", (line) => {
  expect(quotes(withJobs({ position: "Foreman", lines: [...plain, line] }), "results")).not.toContain(line);
});

test.each([
  "Fristen gehalten und Ausschuss gesenkt",
  "Monatlich die Zahlen für das Werk vorgelegt",
  "Waren am selben Tag verschickt",
])("%s is a result in German", (line) => {
  const german = [
    "Die Waren für das Lager und den Hof sortiert",
    "Den Hof und die Halle mit dem Team geputzt",
    "Pakete für die Kunden von der Rampe geladen",
  ];
  const cv = withJobs({ position: "Lagerist", lines: [...german, line] });
  cv.personal.summary = "Lagerist mit Erfahrung in der Halle und auf dem Hof.";
  expect(quotes(cv, "results")).toEqual(german);
});

test("a duty that recurs is no result", () => {
  const line = "Responsible for daily cleaning of the hall";
  expect(quotes(withJobs({ position: "Cleaner", lines: [line] }), "results")).toContain(line);
});

test("lines of an apprenticeship or of a job long ago need no results", () => {
  const cv = withJobs(
    { position: "Foreman", startDate: "01/2019", lines: plain.slice(0, 3) },
    { position: "Docker", startDate: "01/2006", endDate: "12/2008", lines: plain.slice(3, 4) },
    { position: "Apprentice docker", startDate: "09/2018", endDate: "12/2018", lines: plain.slice(4, 6) },
  );
  expect(quotes(cv, "results")).toEqual(plain.slice(0, 3));
});

const withSkills = (skills: string) =>
  sampleCv(({ sections }) => Object.assign(sections.skills[0] ?? {}, { name: "Skills", keywords: skills }));

test.each([
  ["Curriculum design, Visual merchandising, Tail lift", undefined],
  ["Multi-drop, Negotiation, Coaching, Safeguarding, Welding", undefined],
  ["Phlebotomy, Empathy, Chemistry, Diplomacy", undefined],
  ["Curriculum design, Tail lift, Negotiation, Desmos, GeoGebra", ["Desmos", "GeoGebra"]],
  ["Perl, Ruby, GeoGebra, HACCP", ["Perl", "Ruby", "GeoGebra", "HACCP"]],
  ["Perl, Spreadsheet, Dbt", ["Perl"]],
  ["Excel (pivot tables), EPR", ["Excel (pivot tables)", "EPR"]],
])("of the skills %s, the work does not show %j", (skills, unproven) => {
  expect(quotes(withSkills(skills), "skills-proven")).toEqual(unproven);
});

test("a tool is shown by its plural, with a hyphen and within a compound", () => {
  const cv = withSkills("EPR, DATEV, Tableau");
  const [job] = cv.sections.experience;
  if (job) job.description += "\nMoved two EPRs\nKept the DATEV-Konten of a mill\nDrew 12 tableaus";
  expect(finding(cv, "skills-proven")).toBeUndefined();
});

const page: PageFacts = { pages: 1, lastPageFilled: 0.3, stranded: [], overlapping: [], missing: [] };

test("only a drawn page says that it is empty", () => {
  const cv = withJobs({ position: "Foreman", lines: plain.slice(0, 1) });
  cv.personal.summary = "";
  expect(finding(cv, "extent")?.detail).not.toContain("page");
  expect(finding(cv, "extent", page)?.detail).toContain("Most of the page is empty");
  expect(finding(cv, "extent", { ...page, lastPageFilled: 0.7 })?.detail).not.toContain("page");
});

test("too little text points to the part that is thin", () => {
  const thin = (newest: number, other: number, summary = "") => {
    const cv = withJobs(
      { position: "Foreman", lines: plain.slice(0, newest) },
      {
        position: "Docker",
        startDate: "01/2014",
        endDate: "12/2017",
        lines: plain.slice(newest, newest + other),
      },
    );
    cv.personal.summary = summary;
    return finding(cv, "extent")?.places[0]?.pointer;
  };
  expect(thin(1, 2)).toBe("/sections/experience/0/description");
  expect(thin(4, 1)).toBe("/sections/experience/1/description");
  expect(thin(3, 2)).toBe("/personal/summary");
});

test("long words of other languages count by their letters", () => {
  const cv = withJobs({
    position: "Finanzbuchhalterin",
    lines: [
      "Monatsabschlüsse und Umsatzsteuervoranmeldungen für 12 Gesellschaften der Unternehmensgruppe vorbereitet",
      "Anlagenbuchhaltung und Kostenstellenrechnung mit dem Wirtschaftsprüfer abgestimmt",
      "Eingangsrechnungen und Reisekostenabrechnungen der Niederlassungen geprüft und kontiert",
      "Zahlungserinnerungen und Verzugszinsen für das Forderungsmanagement berechnet",
    ],
  });
  cv.personal.summary = "Finanzbuchhalterin mit Erfahrung in der Unternehmensgruppe und der Steuerberatung.";
  expect(finding(cv, "extent")).toBeUndefined();
});

test.each([
  ["2017", "2019", "“2017 – 2019” can mean 14 months or 3 years"],
  ["2015", "2016", "“2015 – 2016” can mean 2 months or 2 years"],
  ["2016", "", "“2016” can mean 1 month or 1 year"],
  ["2010", "2016", "“2010 – 2016” can mean 5 years or 7 years"],
])("the advice on months of %s to %s names the years of the CV", (startDate, endDate, advice) => {
  const cv = sampleCv(({ sections }) => Object.assign(sections.experience[1] ?? {}, { startDate, endDate }));
  expect(finding(cv, "months")?.detail).toContain(advice);
});

test("the advice on months of a job that goes on speaks of its beginning", () => {
  const cv = sampleCv(({ sections }) => Object.assign(sections.experience[0] ?? {}, { startDate: "2021" }));
  expect(finding(cv, "months")?.detail).toContain("“2021 – Present” leaves open");
});

test.each(["Manchester", "Leeds, UK", "Greater London", "München", "Manchester M14 5TQ"])(
  "%s under the name is the place",
  (headline) => {
    const cv = sampleCv(({ personal }) => Object.assign(personal, { headline, location: "" }));
    expect(finding(cv, "location")).toBeUndefined();
    expect(finding(cv, "headline")?.detail).toContain(`“${headline}” is a place`);
  },
);

test.each(["Bath fitter", "Data analyst", "York | Data analyst"])("%s is no place", (headline) => {
  const cv = sampleCv(({ personal }) => Object.assign(personal, { headline, location: "" }));
  expect(finding(cv, "location")).toBeDefined();
  expect(finding(cv, "headline")).toBeUndefined();
});

test.each([
  "All pupils passed",
  "Sold out each of the shows",
  "Turned a loss into a profit",
  "Met all deadlines of the council",
  "Was promoted to foreman",
])("%s is a result, too", (line) => {
  expect(quotes(withJobs({ position: "Foreman", lines: [...plain, line] }), "results")).not.toContain(line);
});

test.each(["Cut hair for men and women", "Promoted events of the hall", "Served customers at the till"])(
  "%s is no result",
  (line) => {
    expect(quotes(withJobs({ position: "Foreman", lines: [...plain, line] }), "results")).toContain(line);
  },
);

test("what the employer is, and key words, are not lines without a result", () => {
  const cv = withJobs({ position: "Foreman", lines: [...plain.slice(0, 3), "Cranes, forklifts"] });
  const [job] = cv.sections.experience;
  if (job) job.summary = "The harbour is a port of ferries and of fishing boats.";
  expect(quotes(cv, "results")).toEqual(plain.slice(0, 3));
});
