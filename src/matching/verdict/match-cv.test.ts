import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyCvDocument } from "../../cv/document/any-cv-document.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { setHidden } from "../../cv/edit/edit-page.ts";
import { setField } from "../../cv/edit/set-field.ts";
import { fromJsonResume } from "../../cv/json-resume/from-json-resume.ts";
import type { Asked, Requirement } from "../requirements/requirement.ts";
import { countMatches, matchSummary } from "./count-matches.ts";
import { readCvFacts } from "../evidence/cv-facts.ts";
import { matchCv } from "./match-cv.ts";

const now = new Date("2026-11-22T12:00:00Z");

function idsFrom(prefix: string): () => string {
  let last = 0;
  return () => `${prefix}${++last}`;
}

const read = fromJsonResume(
  {
    basics: {
      name: "Nora Sample",
      label: "Ward Sister",
      location: { city: "Leeds", region: "United Kingdom" },
    },
    work: [
      {
        name: "Harbour View",
        position: "Ward Sister",
        startDate: "2021-04",
        highlights: ["Trained 14 colleagues in wound care."],
      },
      { name: "Millbrook", position: "Staff Nurse", startDate: "2017-09", endDate: "2021-03" },
      { name: "Corner Shop", position: "Cashier", startDate: "2015-01", endDate: "2016-12" },
    ],
    education: [{ institution: "Leeds", studyType: "BSc", area: "Nursing" }],
    skills: [{ name: "Phlebotomy" }, { name: "Excel" }],
    languages: [
      { language: "German", fluency: "A2" },
      { language: "Polish", fluency: "C1" },
    ],
  },
  idsFrom("r"),
);
if (!read.ok) throw new Error(read.reason);
const nurse: CvDocument = read.document;

function judged(asked: Asked, document = nurse) {
  const [match] = matchCv(readCvFacts(document, now), [asked]);
  return { verdict: match?.verdict, lines: match?.lines.map(({ text }) => text), note: match?.note };
}

test("a skill counts in a description as well as in the list of skills", () => {
  expect(judged({ kind: "skill", skills: ["Wound care"] })).toEqual({
    verdict: "met",
    lines: ["Trained 14 colleagues in wound care."],
    note: "",
  });
  expect(judged({ kind: "skill", skills: ["Phlebotomy"] }).lines).toEqual(["Phlebotomy"]);
});

test("a registration is proven by its certificate, and not by a post that names it", () => {
  const withPapers = fromJsonResume(
    {
      work: [
        { name: "Elm Ward", position: "Nurse", highlights: ["Kept the list of NMC PINs and HCPC checks."] },
      ],
      certificates: [{ name: "Registered Nurse (Adult)", issuer: "Nursing and Midwifery Council" }],
    },
    idsFrom("p"),
  );
  if (!withPapers.ok) throw new Error(withPapers.reason);
  const nmc = judged({ kind: "skill", skills: ["NMC registration"] }, withPapers.document);
  expect(nmc.verdict).toBe("met");
  expect(nmc.lines?.[0]).toBe("Registered Nurse (Adult), Nursing and Midwifery Council");
  expect(judged({ kind: "skill", skills: ["HCPC registration"] }, withPapers.document)).toEqual({
    verdict: "partly",
    lines: ["Kept the list of NMC PINs and HCPC checks."],
    note: "Only a post names it. If you hold it, add it to Certificates.",
  });
  const driver = setField(
    nurse,
    `experience/${nurse.sections.experience[2]?.id}/position`,
    "HGV Class 1 Driver",
  );
  expect(judged({ kind: "skill", skills: ["HGV licence"] }, driver).verdict).toBe("met");
  expect(judged({ kind: "skill", skills: ["Midwifery"] }, withPapers.document).verdict).toBe("missing");
});

test("one of several alternatives is enough", () => {
  expect(judged({ kind: "skill", skills: ["PowerPoint", "Excel"] }).verdict).toBe("met");
});

test("a skill that only a hidden part names is missing, and its hidden line is shown", () => {
  const row = nurse.sections.skills[0]?.id ?? "";
  const hidden = setHidden(nurse, `skills/${row}`, true);
  expect(judged({ kind: "skill", skills: ["Phlebotomy"] }, hidden)).toEqual({
    verdict: "missing",
    lines: ["Phlebotomy"],
    note: "Only a part that you hide says it.",
  });
});

test("another name of an occupation counts as the same", () => {
  const names = ["registered nurse", "staff nurse"];
  expect(judged({ kind: "occupation", title: "RN (all genders)", names }).verdict).toBe("met");
  expect(
    judged({ kind: "occupation", title: "Theatre Nurse", names: ["theatre nurse"], related: ["staff nurse"] })
      .verdict,
  ).toBe("partly");
  expect(judged({ kind: "occupation", title: "Welder", names: ["welder"] }).verdict).toBe("missing");
});

test("any role of a title that lists several is enough", () => {
  const asked = (title: string) =>
    judged({
      kind: "occupation",
      title,
      names: ["welder"],
      related: title.includes("Theatre") ? ["staff nurse"] : [],
    }).verdict;
  expect(asked("Welder, Staff Nurse, QA")).toBe("met");
  expect(asked("Theatre Nurse / Welder")).toBe("partly");
  expect(asked("Welder, Data Analyst and other roles")).toBe("missing");
});

test("years count fully in posts of the same occupation, and partly in others", () => {
  const occupation: Asked = {
    kind: "occupation",
    title: "Staff Nurse",
    names: ["staff nurse", "ward sister"],
  };
  const yearsOf = (years: number) => {
    const match = matchCv(readCvFacts(nurse, now), [occupation, { kind: "years", years }])[1];
    return [match?.verdict, match?.note];
  };
  expect(yearsOf(9)).toEqual(["met", "9 years 3 months in this work."]);
  expect(yearsOf(10)).toEqual(["partly", "9 years 3 months in this work, 11 years 3 months in all."]);
  expect(yearsOf(20)).toEqual(["missing", "9 years 3 months in this work, 11 years 3 months in all."]);
});

test("a higher degree is enough, and experience can replace a degree", () => {
  expect(judged({ kind: "degree", degree: "vocational", orExperience: false }).verdict).toBe("met");
  expect(judged({ kind: "degree", degree: "bachelor", orExperience: false }).verdict).toBe("met");
  expect(judged({ kind: "degree", degree: "master", orExperience: false }).verdict).toBe("missing");
  expect(judged({ kind: "degree", degree: "master", orExperience: true }).verdict).toBe("partly");
});

test.for([
  ["Polish", "met"],
  ["German", "partly"],
  ["English", "met"],
  ["Greek", "missing"],
])("%s is %s", ([language = "", verdict]) => {
  expect(judged({ kind: "language", languages: [language] }).verdict).toBe(verdict);
});

test.for([
  [["Leeds"], ["GB"], false, "met"],
  [["Bristol"], ["GB"], false, "partly"],
  [["Berlin"], ["DE"], false, "unknown"],
  [[], ["GB"], true, "met"],
  [[], ["US"], true, "unknown"],
] as const)("a job in %s, %s (remote: %s) is %s from Leeds", ([cities, countries, isRemote, verdict]) => {
  expect(judged({ kind: "place", label: "", cities, countries, isRemote }).verdict).toBe(verdict);
});

test("a right to work is never guessed", () => {
  const permit: Asked = { kind: "permit", countries: ["GB"] };
  expect(judged(permit).verdict).toBe("unknown");
  expect(judged(permit, setField(nurse, "personal/nationality", "United Kingdom")).verdict).toBe("met");
  const summary = setField(nurse, "personal/summary", "I have the right to work in the UK.");
  expect(judged(permit, summary).verdict).toBe("met");
});

test("the figure counts everything that is asked for", () => {
  const line = { from: "title", text: "", marked: null } as const;
  const requirements: Requirement[] = [
    { kind: "skill", skills: ["Excel"], importance: "required", line },
    { kind: "skill", skills: ["SQL"], importance: "preferred", line },
    { kind: "skill", skills: ["Python"], importance: "mentioned", line },
    { kind: "permit", countries: ["GB"], importance: "required", line },
  ];
  const counts = countMatches(matchCv(readCvFacts(nurse, now), requirements));
  expect(counts).toMatchObject({ asked: 4, met: 1, missing: 2, unknown: 1 });
  expect(matchSummary(counts)).toBe(
    "1 of the 2 required, 0 of the 1 welcome and 0 of the 1 parts of the work. 1 cannot be told.",
  );
});

test("any CV can be compared, and every line shown is in it", () => {
  const asked: Asked[] = [
    { kind: "occupation", title: "Nurse", names: ["nurse"] },
    { kind: "years", years: 2 },
    { kind: "degree", degree: "bachelor", orExperience: false },
    { kind: "language", languages: ["German"] },
    { kind: "place", label: "Leeds", cities: ["Leeds"], countries: ["GB"], isRemote: false },
  ];
  fc.assert(
    fc.property(anyCvDocument({ keepEmptyRows: true }), (document) => {
      const facts = readCvFacts(document, now);
      const matches = matchCv(facts, asked);
      expect(matches).toEqual(matchCv(readCvFacts(document, now), asked));
      const known = facts.lines.map(({ address }) => address);
      for (const { lines } of matches)
        for (const { address } of lines) expect([...known, "personal/location"]).toContain(address);
    }),
    { numRuns: 50 },
  );
});

test("a lower level of a language meets it partly", () => {
  const cv = { ...newCvDocument(() => "r1"), language: "en" as const };
  const row = cv.sections.languages[0] ?? { id: "r2", language: "", fluency: "" };
  const withLevel = (fluency: string) =>
    readCvFacts(
      { ...cv, sections: { ...cv.sections, languages: [{ ...row, language: "Spanish", fluency }] as never } },
      new Date("2026-11-29T12:00:00Z"),
    );
  const asked = { kind: "language", languages: ["Spanish"], level: "B2" } as const;
  expect(["A2", "B2", "C1", "Native"].map((one) => matchCv(withLevel(one), [asked])[0]?.verdict)).toEqual([
    "partly",
    "met",
    "met",
    "met",
  ]);
});
