import { readDegree } from "../../jobs/extraction/stated-conditions.ts";
import { readYears } from "../../jobs/extraction/years-of-experience.ts";
import { detectLanguage } from "../../text/detect-language.ts";
import { numberWords, parseNumberWord } from "../../text/numbers.ts";
import { conceptsIn, contentWords } from "../evidence/concepts.ts";
import { advertItems, type AdvertItem } from "./advert-items.ts";
import { advertLine } from "./advert-line.ts";
import { permitRequirement } from "./permit-requirement.ts";
import type { Advert, Asked, Requirement } from "./requirement.ts";
import { skillRequirements } from "./skill-requirements.ts";

/** Requirements are read only from this much of a description, and there are at most this many. */
const [maxRead, most] = [20_000, 150];

/**
 * Lists everything that an advert asks for, each with the line that says so: the work, skills, lines that say more than
 * the name of a skill, years, degrees, the place and the right to work there. Adverts of the index and pasted ones are
 * read by their text, so both give the same.
 */
export function listRequirements(advert: Advert): Requirement[] {
  const text = advert.text.slice(0, maxRead);
  const items = advertItems(text, advert);
  const isEnglish = detectLanguage(text) === "en";
  const others = items.flatMap((item): Requirement[] => {
    const range = [item.start, item.end] as const;
    const facts: Asked[] = [yearsIn(item), degreeIn(item)].filter((one) => one !== null);
    const isSaid = facts.length > 0 || saysOnly(item);
    const whole: Asked = { kind: "line", text: item.text, ...(item.isCondition && { isCondition: true }) };
    const isCompared = item.isCondition || (!isSaid && isWorthComparing(item, isEnglish));
    const all = isCompared ? [...facts, whole] : facts;
    const line = { ...advertLine("description", text, range), marked: null };
    return all.map((asked) => ({ ...asked, importance: item.importanceOf(range), line }));
  });
  const named = skillRequirements({ ...advert, text }, items);
  const all = [
    titleRequirement(advert),
    ...named,
    languageRequirement(text, named),
    ...others,
    placeRequirement(advert),
    permitRequirement(advert, text),
  ].filter((one) => one !== null);
  return [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed().slice(0, most);
}

/** Two requirements with the same key are shown once. */
function keyOf(one: Requirement): string {
  if (one.kind === "occupation") return one.kind;
  return JSON.stringify({ ...one, importance: "", line: "", of: "" });
}

function titleRequirement({ title, names, related }: Advert): Requirement | null {
  const line = { from: "title", text: title, marked: null } as const;
  return title === "" ? null : { kind: "occupation", title, names, related, importance: "required", line };
}

function placeRequirement({ place }: Advert): Requirement | null {
  const line = { from: "field", text: place?.label ?? "", marked: null } as const;
  return place && { ...place, importance: "required", line };
}

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** An advert in German asks for German, whether it says so or not. English is read everywhere. */
function languageRequirement(text: string, named: readonly Requirement[]): Requirement | null {
  const language = detectLanguage(text);
  const name = language === null || language === "en" ? undefined : languageNames.of(language);
  const isNamed = named.some((one) => one.kind === "language" && one.languages.includes(name ?? ""));
  if (name === undefined || isNamed) return null;
  const firstLine = [text.search(/\S/u), text.search(/\S/u)] as const;
  const line = { ...advertLine("description", text, firstLine), marked: null };
  return { kind: "language", languages: [name], importance: "required", line };
}

/** Whether the skills of a line are all that it names. */
function saysOnly({ text, mentions }: AdvertItem): boolean {
  const named = new Set(mentions.flatMap(({ skill }) => [skill, ...conceptsIn(skill)]));
  return mentions.length > 0 && [...conceptsIn(text)].every((concept) => named.has(concept));
}

/**
 * A line of running text is only compared if something in it is known, which is seldom so in other languages than English. A line of a
 * list needs two words that say something.
 */
function isWorthComparing({ is, text }: AdvertItem, isEnglish: boolean): boolean {
  if (is === "told") return false;
  const isRunning = (is === "sentence" && isEnglish) || is === "work";
  return conceptsIn(text).size > 0 || (!isRunning && contentWords(text).length > 1);
}

const number = `(?:\\d{1,2}|${numberWords.slice(0, 13).join("|")}|an?)`;
const yearsOfWork = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<last>last |past |next |within |every )?(?<least>${number})(?: ?[-–] ?\\d{1,2})? ?(?:\\+|plus)?(?: or (?:more|two))? ?(?:of |volle )?(?<unit>years?|yrs|months?|jahren?|ans?|années|años?|anni|lata?|lat|roku?)(?!\\p{L}| old| of age|[^,;]{0,12} (?:contract|course|apprenticeship))`,
  "iu",
);

/** Years of something else. */
const otherYears = /\b(?:contract|warranty|lease|liv(?:e|ed|ing)|resid\w+|commit\w*|old|age)\b/iu;

/** Years of experience, with the words that say of what. */
function yearsIn({ text, is }: AdvertItem): Extract<Asked, { kind: "years" }> | null {
  if (is !== "list" && is !== "sentence") return null;
  const found = yearsOfWork.exec(text);
  const { last, least = "", unit = "" } = found?.groups ?? {};
  if (!found || last !== undefined || otherYears.test(text)) {
    const stated = readYears(text)?.value;
    return stated ? { kind: "years", years: stated, of: text } : null;
  }
  const counted = /^an?$/iu.test(least) ? 1 : parseNumberWord(least);
  const years = /^month/iu.test(unit) ? Math.ceil(counted / 12) : counted;
  if (years < 1 || years > 20) return null;
  const of = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim();
  return { kind: "years", years, of };
}

/** Experience that counts instead of a degree: "or equivalent experience". */
const experienceInstead =
  /\bequivalent (?:combination|(?:[\p{L}-]+ ){0,2}experience)|or (?:[\p{L}-]+ ){0,2}experience\b|or equivalent\b|qualified by experience|vergleichbare (?:qualifikation|erfahrung)|ou expérience équivalente|o experiencia equivalente/iu;

const anyDegree =
  /\b(?:degrees?|studium|hochschulabschluss|diplôme|licenciatura|grado universitario|studia)\b/iu;
const fieldsOf =
  /\b(?:degree|bachelor\S*|master\S*|bsc|msc|ba|beng|meng|studium|diplôme|licenciatura|grado)\b[^,;.]{0,16}? (?:in|of|der|des|im|en) (?<fields>[^.;()\n]+)/iu;

/** A degree, with the fields that it may be in. */
function degreeIn({ text, is }: AdvertItem): Extract<Asked, { kind: "degree" }> | null {
  if (is !== "list" && is !== "sentence") return null;
  const stated = readDegree(text)?.value ?? (anyDegree.test(text) ? "bachelor" : null);
  if (stated === null || stated === "none") return null;
  const written = fieldsOf.exec(text)?.groups?.["fields"] ?? "";
  const fields = /^any\b/iu.test(written)
    ? []
    : written
        .split(/\s*,\s*(?:or |and )?|\s+(?:or|und|oder|ou|o)\s+|\s*\/\s*/iu)
        .filter((one) => one.trim() !== "");
  return { kind: "degree", degree: stated, fields, orExperience: experienceInstead.test(text) };
}
