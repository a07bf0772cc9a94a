import { blankBoilerplate } from "../jobs/extraction/boilerplate.ts";
import { detectLanguage } from "../text/detect-language.ts";
import { companyNotStated } from "../jobs/posting.ts";
import { advertSections, topicAt } from "../matching/requirements/advert-sections.ts";
import type { LetterJob } from "./letter.ts";
import type { Requirement } from "../matching/requirements/requirement.ts";
import { closedText } from "../jobs/closing-date.ts";
import { foldText } from "../text/fold-text.ts";
import { stopWords } from "../text/stop-words.ts";
import { baseOfGerund, baseOfThirdPerson, isBaseVerb } from "./verbs.ts";

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

/** Words of a duty: at least, of a line of a list at most, and of a task in running text at most. */
const [minWords, maxWords, maxTask, maxDuties] = [4, 18, 60, 16];

/** Prepares an advert for letters: its language, what it asks for and the lines about the work. */
export function letterAdvertOf({ text, requirements, ...job }: Given): LetterAdvert {
  const company = job.company === companyNotStated ? "" : job.company;
  const told = blankBoilerplate(text);
  const language = detectLanguage(text);
  const duties = dutiesIn(told, language === "en");
  const topics = topicsIn(job.title, told, company);
  const denied = deniedIn(told);
  return { job: { ...job, company }, language, requirements, duties, topics, denied };
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

/** Signs before the items of a list, which many sources leave in one long line. Word writes some as letters: "o", "§". */
const itemSign =
  /\s*[•▪●■‣➢►✓✔§Ø]+\s*|(?<=\s|^)o(?=\s\p{Lu})|(?<=[\s.:;])(?:[-–*]|\d{1,2}[.)])\s+(?=\p{Lu})/gu;

/** The end of a sentence, or a verb with a capital after a small word, where a line break was lost. */
const taskStart =
  /(?<=[.!?;])\s+(?=\p{Lu})|(?<!\b(?:and|or|of|the|an?|with|for|to|in|our|your|by|as))(?<=\p{Ll}{2}\)?) ?(?=(?<verb>\p{Lu}\p{Ll}+) [\p{Ll}\d])/gu;

/** Verbs that speak to the reader of an advert. */
const toReader =
  /^(?:apply|send|contact|visit|learn(?:ing)?|join|see|click|read|call|note|check|get|find|enjoy|meet|come|help|please|be|love|have|looking|working|living|being|including|making|during)$/u;

function isTaskVerb(word: string): boolean {
  const small = word.toLowerCase();
  const base = isBaseVerb(small) ? small : (baseOfGerund(small) ?? baseOfThirdPerson(small));
  return base !== null && !toReader.test(small);
}

/** "You will also plan the rota" → "plan the rota", and whether the part began so. */
function asTask(part: string): { task: string; isLed: boolean; isTask: boolean } {
  const plain = part.replace(/^[\s\-*–·\d.)]+/u, "").trim();
  const task = plain
    .replace(
      /^(?:(?:in this role,? |as (?:an?|our) [^,.]{3,40}, )?you(?:[’']ll| will)|will) (?:also )?(?:be (?=responsible for ))?(?=\p{Ll})/iu,
      "",
    )
    .replace(/^responsible for (?=\p{L}+ing )/iu, "");
  return { task, isLed: task !== plain, isTask: isTaskVerb(/^\p{L}+/u.exec(task)?.[0] ?? "") };
}

/** A verb with an object, at the beginning of a text that may be about anything. */
const surelyTask = /^\p{Lu}?\p{Ll}+(?: and \p{Ll}+)? (?:an?|the|our|new|all)\b/u;

/** Running text with this many tasks tells what there is to do, also without a heading. */
const fewestTasks = 3;

/** The end of a line above a list of duties that is no heading. */
const leadsToList = /\b(?:you(?:[’']ll| will)|you will be|responsible for|ocuparás de|chargée? de)\s*:\s*$/iu;

/**
 * Lists the lines below a heading of duties. An advert without one tells its duties in running text, which counts where it
 * begins with a verb of work.
 */
function dutiesIn(text: string, isEnglish: boolean): string[] {
  const listed = text.replaceAll(itemSign, "\n");
  const sections = advertSections(listed);
  const [duties, told]: [string[], string[]] = [[], []];
  let isBelow = false;
  const starts = sections.map(({ start }) => start);
  const ends = [...listed.matchAll(/\n/gu)].map(({ index }) => index + 1);
  for (const { line, start } of cutAt(listed, [...ends, ...starts])) {
    const named = topicAt(sections, start);
    isBelow = named === null && (isBelow || leadsToList.test(line));
    const topic = isBelow ? "duties" : named;
    if (topic !== "duties" && topic !== null) continue;
    const isHeading = starts.includes(start);
    const rest = isHeading ? line.replace(/^[^:…]{0,60}?(?::|…|\.{3})/u, "") : line;
    const isWhole = topic === "duties" && rest === line && !isHeading && isItem(rest);
    const parts = isWhole ? [rest] : isEnglish ? tasksIn(rest) : rest.split(/[,;.] /u);
    const tasks = parts.map((part) => asTask(part));
    const isTasks = tasks.filter(({ isTask }) => isTask).length >= fewestTasks;
    for (const { task, isTask, isLed } of tasks) {
      if (wordsIn(task) < minWords || wordsIn(task) > maxTask) continue;
      if (isWhole || (topic !== null && (isTask || !isEnglish))) duties.push(task);
      else if (isTask && (isLed || isTasks || surelyTask.test(task))) told.push(task);
    }
  }
  return (duties.length > 0 ? duties : told).slice(0, maxDuties);
}

const wordsIn = (line: string): number => line.trim().split(/\s+/u).length;

const isItem = (line: string): boolean => wordsIn(line) <= maxWords && !line.trimEnd().endsWith(":");

/** Cuts running text where another task begins. */
function tasksIn(line: string): string[] {
  const starts = [...line.matchAll(taskStart)]
    .filter(({ groups }) => groups?.["verb"] === undefined || isTaskVerb(groups["verb"]))
    .map(({ index }) => index);
  return cutAt(line, starts).map((part) => part.line.trim());
}

function cutAt(text: string, places: readonly number[]): { line: string; start: number }[] {
  const starts = [...new Set([0, ...places])].toSorted((one, other) => one - other);
  return starts
    .map((start, at) => ({ start, line: text.slice(start, starts[at + 1]).trimEnd() }))
    .filter(({ line }) => line.trim() !== "");
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
