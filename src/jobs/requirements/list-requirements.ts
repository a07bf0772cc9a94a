import { quote } from "../extraction/evidence.ts";
import type { Evidence, Posting } from "../posting.ts";
import { advertLine } from "./advert-line.ts";
import { readYearsOfLine, readYears } from "../extraction/years-of-experience.ts";
import { advertSections, topicAt, type AdvertSection } from "./advert-sections.ts";
import { importanceAt } from "./importance-at.ts";
import type { AdvertLine, Asked, Requirement } from "./requirement.ts";
import { skillRequirements } from "./skill-requirements.ts";
import { blankBoilerplate } from "../extraction/boilerplate.ts";
import { readStatedConditions } from "../extraction/stated-conditions.ts";
import { findAllSkills } from "./find-all-skills.ts";

/** The facts of a posting that requirements are read from. */
export type AdvertFacts = Pick<
  Posting,
  "title" | "descriptionText" | "skills" | "years" | "degree" | "visa" | "evidence"
> &
  Pick<Posting, "places" | "remoteCountries" | "workMode" | "locationText" | "rawLocation">;

/** Requirements are read only from this much of a description. */
const maxRead = 20_000;

/**
 * Lists everything that an advert asks for, each with the line that says so: the work, skills, languages, years, a
 * degree, the place and the right to work there. Lines that no rule understands come last.
 *
 * @param occupationNames names of the occupation that the title means; empty when unknown
 */
export function listRequirements(
  facts: AdvertFacts,
  { occupationNames }: { occupationNames: readonly string[] },
): Requirement[] {
  const text = facts.descriptionText.slice(0, maxRead);
  const sections = advertSections(text);
  const countries = [...new Set(facts.places.map(({ countryCode }) => countryCode))];
  const read = [
    occupation(facts, occupationNames),
    ...skillRequirements({ title: facts.title, text, known: facts.skills }, sections),
    years(facts, text, sections) ?? yearsInList(text, sections),
    degree(facts, text, sections),
    place(facts),
    permitRequirement(facts, text, countries),
  ].filter((one) => one !== null);
  return [...read, ...unreadLines(text, sections, read)];
}

function occupation({ title }: AdvertFacts, names: readonly string[]): Requirement {
  const line: AdvertLine = { from: "title", text: title, marked: null };
  return { kind: "occupation", title, names, importance: "required", line };
}

function years({ years: asked, evidence }: AdvertFacts, text: string, sections: readonly AdvertSection[]) {
  const stated = evidence.years;
  if (!asked || !stated) return null;
  return { kind: "years", years: asked, ...lineOf(stated, text, sections) } as const;
}

/** Years at the beginning of a line in a list of requirements: "Five years with data that was never clean". */
function yearsInList(text: string, sections: readonly AdvertSection[]): Requirement | null {
  for (const { 0: line, index } of text.matchAll(/[^\n\s•*‣▪–·-][^\n]*/gu)) {
    const topic = topicAt(sections, index);
    const asked = topic === "required" || topic === "preferred" ? readYearsOfLine(line) : null;
    if (asked === null) continue;
    return {
      kind: "years",
      years: asked,
      ...lineOf(quote("description", text, index, index + line.length), text, sections),
    };
  }
  return null;
}

/** Experience that counts instead of a degree: "or equivalent experience". */
const experienceInstead =
  /\bequivalent (?:combination|(?:[\p{L}-]+ ){0,2}experience)|or (?:[\p{L}-]+ ){0,2}experience\b|or equivalent\b|vergleichbare (?:qualifikation|erfahrung)|ou expérience équivalente|o experiencia equivalente/iu;

function degree({ degree: asked, evidence }: AdvertFacts, text: string, sections: readonly AdvertSection[]) {
  const stated = evidence.degree;
  if (!asked || asked === "none" || !stated) return null;
  const read = lineOf(stated, text, sections);
  const around = stated.from === "description" ? text.slice(stated.start, stated.end + 120) : stated.text;
  const sentence = around.split("\n")[0] ?? "";
  return { kind: "degree", degree: asked, orExperience: experienceInstead.test(sentence), ...read } as const;
}

function lineOf(
  evidence: Evidence,
  text: string,
  sections: readonly AdvertSection[],
): Pick<Requirement, "line" | "importance"> {
  if (evidence.from !== "description")
    return { line: { from: evidence.from, text: evidence.text, marked: null }, importance: "required" };
  const range = [evidence.start, evidence.end] as const;
  // A fact was read as one of this job, so it is at least a requirement where no words say otherwise.
  const importance = importanceAt(text, sections, range) === "preferred" ? "preferred" : "required";
  return { line: { ...advertLine("description", text, range), marked: null }, importance };
}

function place(facts: AdvertFacts): Requirement | null {
  const asked = placeAsked(facts);
  if (!asked) return null;
  const line: AdvertLine = { from: "field", text: facts.rawLocation ?? asked.label, marked: null };
  return { ...asked, importance: "required", line };
}

type PlaceFacts = Pick<
  AdvertFacts,
  "places" | "remoteCountries" | "workMode" | "locationText" | "rawLocation"
>;

/** Returns where a worker has to be or live; null if the advert names no place. */
export function placeAsked(facts: PlaceFacts): Extract<Asked, { kind: "place" }> | null {
  const { places, remoteCountries, workMode, locationText, rawLocation } = facts;
  const isRemote = workMode === "remote";
  const countries = isRemote ? remoteCountries : [...new Set(places.map(({ countryCode }) => countryCode))];
  // A region counts as well, since a person may live in it.
  const smaller = places.filter(({ kind }) => kind !== "country");
  const cities = isRemote ? [] : smaller.map(({ name }) => name);
  const label = locationText ?? rawLocation ?? smaller.map(({ name }) => name).join(" or ");
  if (label === "" || countries.length === 0) return null;
  return { kind: "place", label, cities, countries, isRemote };
}

const rightToWork =
  /\b(?:(?:right|authori[sz](?:ed|ation)|eligib(?:le|ility)|permission|entitled|permitted|legally able) to (?:legally )?work\b|work (?:permit|authori[sz]ation)\b|(?:us|u\.s\.|uk|eu) citizen(?:s|ship)?\b|arbeitserlaubnis|permis de travail|permiso de trabajo|permesso di lavoro|werkvergunning|pozwolenie na pracę|arbetstillstånd)/iu;

/** Reads whether the advert asks for a right to work or says that no visa is sponsored; null if it says neither. */
function permitRequirement(
  { visa, evidence }: Pick<Posting, "visa" | "evidence">,
  text: string,
  countries: readonly string[],
): Requirement | null {
  const asked = { kind: "permit", countries, isSponsored: visa === true, importance: "required" } as const;
  if (visa === true) return null;
  const stated = evidence.visa;
  if (visa === false && stated?.from === "description")
    return { ...asked, line: advertLine("description", text, [stated.start, stated.end]) };
  const match = rightToWork.exec(text);
  if (!match) return null;
  return { ...asked, line: advertLine("description", text, [match.index, match.index + match[0].length]) };
}

const maxLines = 8;

/** Number of words in an item of a list. Longer lines are usually sentences about the employer. */
const [minWords, maxWords] = [2, 18];

/**
 * Lists the items of the lists of requirements that no rule understands: "Registration as an adult nurse". They cannot
 * be compared with a CV, but a person should know of them.
 *
 * @param read what the rules found; its lines are left out
 */
function unreadLines(
  text: string,
  sections: readonly AdvertSection[],
  read: readonly Requirement[],
): Requirement[] {
  const mentions = findAllSkills(text, sections);
  const told = blankBoilerplate(text);
  const found = [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: whole, index }): Requirement[] => {
    const topic = topicAt(sections, index);
    if (topic !== "required" && topic !== "preferred") return [];
    const end = index + whole.length;
    if (told.slice(index, end) !== whole) return [];
    const isHeading = sections.some(({ start }) => start >= index && start < end);
    const line = whole.replace(/^[\s\-*•‣▪–·]+/u, "").trim();
    const words = line.split(/\s+/u).length;
    if (isHeading || words < minWords || words > maxWords || /[:?]$/u.test(line)) return [];
    const isUnderstood =
      mentions.some(({ start }) => start >= index && start < end) ||
      read.some((one) => one.line.from === "description" && holdsEither(line, one.line.text)) ||
      readYears(line) !== null ||
      readStatedConditions(line).degree !== null;
    if (isUnderstood) return [];
    return [
      {
        kind: "line",
        text: line,
        importance: topic,
        line: { from: "description", text: line, marked: null },
      },
    ];
  });
  return found
    .filter(({ line }, at) => found.findIndex((one) => one.line.text === line.text) === at)
    .slice(0, maxLines);
}

function holdsEither(line: string, quoted: string): boolean {
  const words = quoted.replace(/^… |^[\s\-*•‣▪–·]+| …$/gu, "").trim();
  return line.includes(words) || words.includes(line);
}
