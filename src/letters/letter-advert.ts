import { blankBoilerplate } from "../jobs/extraction/boilerplate.ts";
import { detectLanguage } from "../text/detect-language.ts";
import { companyNotStated } from "../jobs/posting.ts";
import { advertSections, topicAt } from "../matching/requirements/advert-sections.ts";
import type { LetterJob } from "./letter.ts";
import type { Requirement } from "../matching/requirements/requirement.ts";
import { closedText } from "../jobs/closing-date.ts";
import { foldText } from "../text/fold-text.ts";
import { stopWords } from "../text/stop-words.ts";

/** The facts of an advert that a letter uses. */
export type LetterAdvert = {
  job: LetterJob;
  /** ISO 639-1 code; null if it is unknown. */
  language: string | null;
  requirements: readonly Requirement[];
  /** Lines about what the person will do, in order. */
  duties: readonly string[];
  /** Stems of the words in the title, or that the advert repeats. Letters stored by earlier versions have none. */
  topics?: readonly string[];
  /** Beginnings of words for work that the advert excludes: "carers do not give medicines". */
  denied?: readonly string[];
};

type Given = LetterAdvert["job"] & { text: string; requirements: readonly Requirement[] };

const [minWords, maxWords, maxDuties] = [4, 18, 12];

/** Prepares an advert for letters: its language, what it asks for and the lines about the work. */
export function letterAdvertOf({ text, requirements, ...job }: Given): LetterAdvert {
  const company = job.company === companyNotStated ? "" : job.company;
  const told = blankBoilerplate(text);
  const duties = dutiesIn(told);
  const topics = topicsIn(job.title, told, company);
  const denied = deniedIn(told);
  return { job: { ...job, company }, language: detectLanguage(text), requirements, duties, topics, denied };
}

const denial =
  /(?<!\b(?:who|that|which) )\b(?:(?:do|does) not|don't|doesn't|nicht|kein\p{Ll}*)\b([^.;\n]*)/giu;

function deniedIn(text: string): string[] {
  const stems = [...text.matchAll(denial)].flatMap(([, denied = ""]) => wordStems(denied));
  return [...new Set(stems.map((stem) => stem.slice(0, 5)))].slice(0, maxTopics);
}

const maxTopics = 80;

function topicsIn(title: string, text: string, company: string): string[] {
  const sections = advertSections(text);
  const counts = new Map<string, number>();
  for (const { 0: word, index } of text.matchAll(/\p{L}{4,}/gu)) {
    const topic = topicAt(sections, index);
    const [stem] = topic === "offer" || topic === "about" ? [] : wordStems(word);
    if (stem !== undefined) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const idle = new Set([...idleStems, ...wordStems(company)]);
  const repeated = [...counts].filter(([, count]) => count > 1).sort(([, one], [, other]) => other - one);
  const stems = [...wordStems(title), ...repeated.map(([stem]) => stem)];
  return [...new Set(stems)].filter((stem) => !idle.has(stem)).slice(0, maxTopics);
}

/** Words that every advert repeats. */
const idleStems = wordStems(
  "work working team company candidate position role ability skills experience years required requirements qualifications responsibilities support including ensure strong looking join apply salary full time part knowledge good related other must well using high level environment opportunity",
);

function dutiesIn(text: string): string[] {
  const sections = advertSections(text);
  const duties: string[] = [];
  // Many sources join all lines into one, with the bullets in it.
  for (const { 0: line, index: start } of text.matchAll(/[^\n•▪●‣]+/gu)) {
    const at = start + line.length;
    const plain = line.replace(/^[\s\-*•‣▪–·\d.)]+/u, "").trim();
    const words = plain.split(/\s+/).length;
    const isHeading = plain.endsWith(":") || sections.some((one) => one.start >= start && one.start < at);
    const isLength = words >= minWords && words <= maxWords;
    if (isLength && !isHeading && topicAt(sections, start) === "duties") duties.push(plain);
    if (duties.length === maxDuties) break;
  }
  return duties;
}

/** "Closed 3 May 2026"; null while the job of a letter takes applications, and if that is not known. */
export function jobClosedText({ closesAt }: LetterAdvert["job"], now: Date): string | null {
  return closedText({ closesAt: closesAt ? new Date(closesAt) : null }, now);
}

/** Returns the stems of a text's content words, so that all forms of a word count as one. */
export function wordStems(text: string): string[] {
  const words = foldText(text).match(/\p{L}{4,}/gu) ?? [];
  return [...new Set(words.filter((word) => !stopWords.has(word)).map((word) => word.slice(0, 6)))];
}
