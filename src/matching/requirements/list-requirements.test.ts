import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { coerceRawPosting } from "../../jobs/extraction/coerce-raw-posting.ts";
import { normalisePosting } from "../../jobs/extraction/normalise-posting.ts";
import type { Posting } from "../../jobs/posting.ts";
import { requirementsOfStored } from "./read-requirements.server.ts";
import type { Requirement } from "./requirement.ts";

const gazetteer = loadGazetteer();

/** An advert that a person wrote and read. Alternatives are joined by "|". */
type Truth = {
  title: string;
  text: string;
  required: string[];
  preferred: string[];
  years: number | null;
  degree: string | null;
  permit: boolean;
};

function postingOf(title: string, descriptionText: string, location = "Leeds, United Kingdom"): Posting {
  const raw = coerceRawPosting({
    externalId: "1",
    title,
    company: "Northbeck",
    descriptionText,
    locations: [location],
  });
  if (!raw) throw new Error("not a posting");
  const read = normalisePosting(raw, { now: new Date("2026-11-22T00:00:00Z"), gazetteer });
  if (!read.ok) throw new Error(read.detail);
  return read.posting;
}

const requirementsIn = ({ title, descriptionText: text, ...facts }: Posting) =>
  requirementsOfStored({ title, text, facts });
const read = (title: string, text: string) => requirementsIn(postingOf(title, text));

function namesOf(requirements: readonly Requirement[], importance: string): string[] {
  return requirements
    .filter((one) => one.importance === importance)
    .flatMap((one) => {
      if (one.kind === "skill") return [one.skills.toSorted().join("|")];
      return one.kind === "language" ? [one.languages.toSorted().join("|")] : [];
    })
    .toSorted();
}

const truth = (half: string) =>
  JSON.parse(readFileSync(`bench/truth/requirements.${half}.json`, "utf8")) as Truth[];

test.for([...truth("open"), ...truth("sealed")])("reads $title as its reader did", (advert) => {
  const requirements = read(advert.title, advert.text);
  const stated = {
    required: namesOf(requirements, "required"),
    preferred: namesOf(requirements, "preferred"),
    years: requirements.find((one) => one.kind === "years")?.years ?? null,
    degree: requirements.find((one) => one.kind === "degree")?.degree ?? null,
    permit: requirements.some((one) => one.kind === "permit"),
  };
  const { required, preferred, years, degree, permit } = advert;
  expect(stated).toEqual({ required, preferred, years, degree, permit });
});

test("each requirement has the line of the advert that states it", () => {
  const text = "Requirements\n\nGood knowledge of SQL and Excel\n\nNice to have\n\nPower BI";
  const lines = read("Clerk", text).flatMap((one) =>
    one.kind === "skill" ? [[one.skills[0], one.line]] : [],
  );
  expect(lines).toEqual([
    ["SQL", { from: "description", text: "Good knowledge of SQL and Excel", marked: [18, 21] }],
    ["Excel", { from: "description", text: "Good knowledge of SQL and Excel", marked: [26, 31] }],
    ["Power BI", { from: "description", text: "Power BI", marked: [0, 8] }],
  ]);
});

test("lines that no rule understands are listed, in lists of requirements only", () => {
  const text =
    "We care for people at home.\n\nWhat you need\n\n• Registration as an adult nurse\n• A year of experience in community nursing\n• Good knowledge of SQL\n\nWhat we offer\n\nA bicycle of your own";
  expect(read("Community Nurse", text).filter(({ kind }) => kind === "line")).toEqual([
    {
      kind: "line",
      text: "Registration as an adult nurse",
      importance: "required",
      line: { from: "description", text: "Registration as an adult nurse", marked: null },
    },
  ]);
});

test("boilerplate asks for nothing, also at the end of a list of requirements", () => {
  const text =
    "Requirements\n\n• Good knowledge of SQL\n• Frequently cited statistics show that women may only apply if they meet 100 % of the qualifications.\n\nIf you require a reasonable accommodation, such as a sign language interpreter, contact our talent acquisition team.";
  const asked = read("Clerk", text).filter(({ line }) => line.from === "description");
  expect(asked.map(({ line }) => line.text)).toEqual(["Good knowledge of SQL"]);
});

test.each([
  ["What it would take\n\n• SQL\n• Five years with data that was never clean", 5, "required"],
  ["Requirements\n\n- 3 years in a warehouse", 3, "required"],
  ["Nice to have\n\n- 3 years in a warehouse", 3, "preferred"],
  ["What you need\n\nA contract of two years in Denver", null, null],
  ["About us\n\nTen years in business and still growing", null, null],
  ["What we offer\n\nThree years as part of a good team", null, null],
])("years at the beginning of a line of a list: %s", (text, asked, importance) => {
  const requirements = read("Analyst", text);
  const years = requirements.find(({ kind }) => kind === "years");
  expect(years?.kind === "years" ? years.years : null).toBe(asked);
  expect(years?.importance ?? null).toBe(importance);
  expect(requirements.filter(({ kind, line }) => kind === "line" && line.text === years?.line.text)).toEqual(
    [],
  );
});

test("a remote job asks for a country, not for a city", () => {
  const posting = {
    ...postingOf("Tester", "We test."),
    workMode: "remote" as const,
    remoteCountries: ["DE"],
  };
  const place = requirementsIn(posting).find((one) => one.kind === "place");
  expect(place).toMatchObject({ cities: [], countries: ["DE"], isRemote: true });
});

test("experience may count instead of a degree", () => {
  const text = "Requirements\n\nBachelor's degree in economics or equivalent experience";
  expect(read("Economist", text).find((one) => one.kind === "degree")).toMatchObject({ orExperience: true });
});

test("any text gives quotations that are in it", () => {
  const parts = fc.constantFrom(
    "Requirements:",
    "\n",
    " or ",
    "SQL",
    "Python, ",
    "a plus",
    "• ",
    ". ",
    "fluent German",
    "é🙂",
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 60 }), (words) => {
      const text = words.join("");
      const posting = { ...postingOf("Clerk", "Text."), descriptionText: text };
      for (const { line } of requirementsIn(posting)) {
        if (line.from !== "description" || !line.marked) continue;
        const [start, end] = line.marked;
        expect(text).toContain(line.text.slice(start, end));
      }
    }),
  );
});

test("what nobody is considered without is a condition", () => {
  const asked = read(
    "Health Visitor",
    "You visit families. Nurses without the SCPHN qualification cannot be considered.",
  );
  expect(asked).toContainEqual(
    expect.objectContaining({
      kind: "line",
      text: "SCPHN qualification",
      isCondition: true,
      importance: "required",
    }),
  );
});

test("one of the papers in brackets is enough", () => {
  const asked = read("Accountant", "You are qualified (ACCA, CIMA) and know Excel.");
  expect(namesOf(asked, "required")).toEqual(["ACCA|CIMA", "Excel"]);
});

test("an advert in German asks for German, even if it does not say so", () => {
  const asked = read(
    "Koch (m/w/d)",
    "Wir suchen einen Koch für unsere Küche.\n\nIhr Profil\n\nErfahrung mit der Küche des Landes",
  );
  expect(namesOf(asked, "required")).toContain("German");
});

test("what the employer teaches is not required, and a word in a name is no skill", () => {
  const asked = read(
    "Nurse",
    "The Harbour Surgery needs a nurse. Wound care is needed, and phlebotomy (we train).",
  );
  expect(namesOf(asked, "required")).toEqual(["Wound care"]);
});

test.each([
  [
    "Koch (m/w/d)",
    "Wir sind ein Haus am See. Sie bringen Erfahrung in der Großküche mit. Firmenwagen auch privat. Keine Ausbildung nötig.",
  ],
  [
    "Cuisinier",
    "Notre maison est au bord du lac. Vous avez une expérience en cuisine collective. Mutuelle et congés payés. Pas de diplôme exigé.",
  ],
  [
    "Cocinero",
    "Somos una casa junto al lago. Se requiere experiencia en cocina de colectividades. Envía tu currículum. No hace falta título.",
  ],
])("%s: sentences that ask are compared, and what is offered or refused is not", (title, text) => {
  const asked = read(title, text).filter(({ kind }) => kind === "skill" || kind === "line");
  const lines = asked.map(({ line }) => line.text);
  expect(lines.join("\n")).toMatch(/Großküche|collective|colectividades/);
  expect(lines.join("\n")).not.toMatch(/Firmenwagen|Mutuelle|Envía|Ausbildung|diplôme|título/);
});
