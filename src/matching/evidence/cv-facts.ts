import type { Corrections, CvDocument } from "../../cv/document/cv-document.ts";
import { withoutHidden } from "../../cv/document/without-hidden.ts";
import { cvLines, type CvLine } from "./cv-line.ts";
import { cvPosts, type CvPost } from "./cv-posts.ts";
import type { Degree } from "../../jobs/posting.ts";
import { splitList } from "../../cv/sections/split-list.ts";
import { skillNamed } from "../../jobs/extraction/skills.ts";
import { conceptsIn, contentWords } from "./concepts.ts";

/** The facts of a CV that requirements are compared with. Computed once for each CV, and used for many jobs. */
export type CvFacts = {
  /** Lines that the page shows. */
  lines: readonly CvLine[];
  /** Lines by the skill or language they name. */
  skills: ReadonlyMap<string, CvLine[]>;
  /** The same for lines of hidden parts. */
  hiddenSkills: ReadonlyMap<string, CvLine[]>;
  /** What each line says: the concepts and the words that are in it. */
  said: readonly SaidLine[];
  posts: readonly CvPost[];
  degree: CvDegree | null;
  /** The language of the CV: "en". */
  language: string;
  hasLanguages: boolean;
  location: string;
  nationality: string;
  corrections: Corrections;
};

export type SaidLine = { line: CvLine; concepts: ReadonlySet<string>; words: ReadonlySet<string> };

export function readCvFacts(document: CvDocument, now: Date): CvFacts {
  const shown = withoutHidden(document);
  const lines = cvLines(shown);
  const all = cvLines(document);
  const said = lines.map(saidIn);
  const isShown = ({ text, address }: CvLine) =>
    lines.some((line) => line.address === address && line.text === text);
  const { location, nationality } = document.personal;
  return {
    lines,
    skills: linesBySkill(said),
    hiddenSkills: linesBySkill(all.filter((line) => !isShown(line)).map(saidIn)),
    said,
    posts: cvPosts(shown, lines, now),
    degree: cvDegree(lines),
    language: document.language,
    hasLanguages: lines.some(({ list }) => list === "languages"),
    location,
    // Hidden by default, because few countries expect it in a CV. It still shows where a person may work.
    nationality,
    corrections: document.corrections ?? {},
  };
}

/** From the highest: "BSc and MSc" is a master's. Names of degrees in the languages of CVs. */
// prettier-ignore
const patterns: readonly [Degree, RegExp][] = [
  ["doctorate", /\b(?:ph\.? ?d|d\.? ?phil|doctor(?:ate|al)?\b|dr\. ?(?:rer|phil|med|ing|iur|-ing)|promotion|doctorat|doctorado|dottorato|doktor\w*|doutoramento|doutorado)/iu],
  ["master", /\b(?:master['’]?s?\b|m\.? ?sc\b|m\.? ?a\b|m\.? ?eng\b|m\.? ?ed\b|m\.? ?res\b|mba\b|m\.? ?phil\b|ll\.? ?m\b|magister|diplom(?!a)\w*|dipl\.|staatsexamen|m[áa]ster|ma[îi]trise|laurea magistrale|mestrado|mgr\b|civilingenjör|postgraduate|pg ?cert|pg ?dip)/iu],
  ["bachelor", /\b(?:bachelor['’]?s?\b|b\.? ?sc\b|b\.? ?a\b|b\.? ?eng\b|b\.? ?ed\b|b\.? ?s\b|bba\b|ll\.? ?b\b|bfa\b|licence\b|licenciatura|laurea|grado\b(?! (?:medio|superior))|kandidat\w*|inżynier|licencjat|hons\b|bacharel\w*|undergraduate|degree\b)/iu],
  ["vocational", /\b(?:(?:berufs)?ausbildung|examen\b|staatlich|technikum|szkoła policealna|branżowa|grado (?:medio|superior)|ciclo\b|diploma|hnd\b|hnc\b|btec|nvq|svq|apprentice\w*|associate|foundation degree|bts\b|dut\b|cap\b|formación profesional|meister\w*|gesell\w*|techniker\w*|technik\b|mbo\b|city (?:and|&) guilds|level [345]\b|certificate|kauf(?:mann|frau)|vocational)/iu],
  ["none", /\b(?:gcse|a[- ]levels?|high school|secondary school|abitur|baccalauréat|bachillerato|matura|ged\b)/iu],
];

type CvDegree = { degree: Degree | null; line: CvLine };

/** Returns the highest degree of a CV; null without any education. `degree` is null if no entry names one. */
function cvDegree(lines: readonly CvLine[]): CvDegree | null {
  const names = lines.filter(({ list, where }) => list === "education" && !where.includes(":"));
  for (const [degree, pattern] of patterns) {
    const line = names.find(({ text }) => pattern.test(text));
    if (line) return { degree, line };
  }
  const [first] = names;
  return first ? { degree: null, line: first } : null;
}

/** Sections, the strongest proof first: lines that show a skill at work come before those that only list it. */
const byProof = [
  "experience",
  "projects",
  "volunteering",
  "certificates",
  "education",
  "awards",
  "publications",
];

/** Returns the lines that show each skill, by its canonical name. Descriptions count as well as the list of skills. */
function linesBySkill(said: readonly SaidLine[]): ReadonlyMap<string, CvLine[]> {
  const found = new Map<string, CvLine[]>();
  for (const { line, concepts } of said.toSorted((one, other) => proof(one.line) - proof(other.line)))
    for (const concept of concepts) found.set(concept, [...(found.get(concept) ?? []), line]);
  return found;
}

function proof({ list }: CvLine): number {
  const at = byProof.indexOf(list);
  return at < 0 ? byProof.length : at;
}

/** Words around the name of a skill in a list: "Advanced Excel", "Swift programming". */
const aroundName =
  /^(?:advanced|basic|microsoft|ms|good|excellent) | (?:programming|development|skills?|language|basics|advanced)$/giu;

/** In a list of skills, each item is a name, so "Go" is a language, and "Excel with Power Query" is two. In sentences it is not. */
function saidIn(line: CvLine): SaidLine {
  const { list, text } = line;
  const concepts = conceptsIn(text);
  if (list === "skills" || list === "certificates" || list === "languages")
    for (const item of splitList(text).flatMap((one) =>
      one.split(/[():]| (?:with|and|mit|und|avec|et|con|y) /u),
    )) {
      const name = item.trim().replaceAll(aroundName, "");
      const skill = skillNamed(item) ?? skillNamed(name);
      if (skill !== undefined) for (const concept of [skill, ...conceptsIn(skill)]) concepts.add(concept);
    }
  return { line, concepts, words: new Set(contentWords(text)) };
}
