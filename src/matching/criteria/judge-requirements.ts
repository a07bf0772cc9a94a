import { isCredential } from "../../jobs/extraction/skills/skill-index.ts";
import type { CvLine } from "../facts/cv-line.ts";
import type { Judge, Judgement } from "../verdict.ts";
import type { Asked } from "../../jobs/requirements/requirement.ts";
import type { CvFacts } from "../facts/cv-facts.ts";
import { monthsIn, type CvPost } from "../facts/cv-posts.ts";
import { postsOf } from "./judge-occupation.ts";
import { degrees } from "../../jobs/posting.ts";
import { foldText } from "../../text/fold-text.ts";

/** A skill is met if any line names it, in any spelling. */
export const judgeSkill: Judge<"skill"> = ({ skills }, cv) => {
  const lines = skills.flatMap((skill) => {
    const named = cv.skills.get(skill) ?? [];
    return isCredential(skill)
      ? named.toSorted((one, other) => aboutHolding(one) - aboutHolding(other))
      : named;
  });
  if (skills.every(isCredential) && lines.length > 0 && lines.every((line) => aboutHolding(line) === last))
    return {
      verdict: "partly",
      lines,
      note: "Only a post names it. If you hold it, add it to Certificates.",
    };
  if (lines.length > 0) return { verdict: "met", lines, note: "" };
  const hidden = skills.flatMap((skill) => cv.hiddenSkills.get(skill) ?? []);
  if (hidden.length === 0) return { verdict: "missing", lines: [], note: "" };
  return { verdict: "missing", lines: hidden.slice(0, 1), note: "Only a part that you hide says it." };
};

const last = 2;

/**
 * A registration or a licence is proven by its certificate. The description of a post also names papers that other
 * people hold.
 */
function aboutHolding({ list, address }: CvLine): number {
  if (list === "certificates") return 0;
  return address.endsWith("/description") ? last : 1;
}

/** From this share of the years asked for, a CV partly meets them. */
const nearly = 0.6;

/**
 * Counts the months in posts, each once. Years in posts of the same occupation meet the requirement. Years in other
 * posts may count or not, so they meet it partly.
 */
export function judgeYears(
  { years }: Extract<Asked, { kind: "years" }>,
  cv: CvFacts,
  occupation: Extract<Asked, { kind: "occupation" }> | undefined,
): Judgement {
  const dated = cv.posts.filter(({ period }) => period !== null);
  if (dated.length === 0)
    return { verdict: "unknown", lines: [], note: "Your CV has no posts with dates that can be read." };
  const same = occupation ? postsOf(occupation, dated) : [];
  const inWork = monthsIn(same);
  const inAll = monthsIn(dated);
  const asked = years * 12;
  if (inWork >= asked)
    return { verdict: "met", lines: linesOf(same), note: `${timeSpanText(inWork)} in this work.` };
  const note =
    same.length > 0
      ? `${timeSpanText(inWork)} in this work, ${timeSpanText(inAll)} in all.`
      : `${timeSpanText(inAll)} in all.`;
  const isPartly = inAll >= asked || inWork >= asked * nearly;
  return { verdict: isPartly ? "partly" : "missing", lines: linesOf(same.length > 0 ? same : dated), note };
}

const linesOf = (posts: readonly CvPost[]) => posts.slice(0, 2).map(({ line }) => line);

function timeSpanText(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [
    years > 0 ? `${years} ${years === 1 ? "year" : "years"}` : "",
    rest > 0 ? `${rest} ${rest === 1 ? "month" : "months"}` : "",
  ].filter((part) => part !== "");
  return parts.join(" ") || "Less than a month";
}

/** A higher degree than asked for is enough. */
export const judgeDegree: Judge<"degree"> = ({ degree, orExperience }, cv) => {
  const own = cv.degree;
  const instead = orExperience && cv.posts.length > 0;
  if (own?.degree && degrees.indexOf(own.degree) >= degrees.indexOf(degree))
    return { verdict: "met", lines: [own.line], note: "" };
  if (instead)
    return {
      verdict: "partly",
      lines: own ? [own.line] : [],
      note: "The advert takes experience instead.",
    };
  if (!own) return { verdict: "missing", lines: [], note: "Your CV lists no education." };
  if (own.degree === null)
    return { verdict: "unknown", lines: [own.line], note: "Which degree this is cannot be told." };
  return { verdict: "missing", lines: [own.line], note: "The highest in your CV." };
};

/** Words for little knowledge of a language: "A2", "Basics", "Grundkenntnisse". */
const basics =
  /\b(?:a1|a2|basics?|beginner|elementary|limited|grund\w*|anfänger\w*|notions|débutant\w*|básic[oa]|elementare|podstaw\w*|grundläggande)\b/iu;

/** The language of the CV counts as known, too. */
export const judgeLanguage: Judge<"language"> = ({ languages }, cv) => {
  const lines = languages.flatMap((language) => cv.skills.get(language) ?? []);
  const good = lines.filter(({ text }) => !basics.test(text));
  if (good.length > 0) return { verdict: "met", lines: good.slice(0, 1), note: "" };
  if (languages.includes(nameOf(cv.language)))
    return { verdict: "met", lines: [], note: `The CV is written in ${nameOf(cv.language)}.` };
  if (lines.length > 0)
    return { verdict: "partly", lines: lines.slice(0, 1), note: "Your CV says that you know a little." };
  return cv.hasLanguages
    ? { verdict: "missing", lines: [], note: "Your CV lists other languages." }
    : { verdict: "unknown", lines: [], note: "Your CV lists no languages." };
};

const languageNames = new Intl.DisplayNames("en", { type: "language" });

function nameOf(code: string): string {
  return languageNames.of(code) ?? code;
}

/** Compares the location in the contact details. Another place is never "missing", because a person may move. */
export const judgePlace: Judge<"place"> = ({ cities, countries, isRemote }, cv) => {
  const location = cv.location.trim();
  if (location === "") return { verdict: "unknown", lines: [], note: "Your CV names no place." };
  const lines = [
    { text: location, address: "personal/location", list: "personal", row: null, where: "Location" } as const,
  ];
  if (cities.some((city) => namesPlace(location, city))) return { verdict: "met", lines, note: "" };
  const isSame = countries.some((code) => isInCountry(location, code, cv.language));
  if (isRemote)
    return isSame
      ? { verdict: "met", lines, note: "" }
      : { verdict: "unknown", lines, note: "Whether that is within the countries asked for cannot be told." };
  return isSame
    ? { verdict: "partly", lines, note: "The same country, another place." }
    : { verdict: "unknown", lines, note: "Another place. Only you know whether you would move." };
};

const permitPattern =
  /\b(?:right to work|work permit|authori[sz]ed to work|eligible to work|(?:pre-?)?settled status|indefinite leave|permanent resident|green card|blue card|(?:eu|us|uk|british|german|french|irish) citizen|arbeitserlaubnis|niederlassungserlaubnis|permis de travail|titre de séjour|permiso de trabajo)\b/iu;

/** A right to work is never guessed: it is unknown unless the CV mentions it or the nationality of the country. */
export const judgePermit: Judge<"permit"> = ({ countries }, cv) => {
  const line = cv.lines.find(({ text }) => permitPattern.test(text));
  if (line) return { verdict: "met", lines: [line], note: "" };
  const text = cv.nationality.trim();
  const isNational = countries.some((code) =>
    namesOfCountry(code, cv.language).some((name) => namesPlace(text, name)),
  );
  if (text !== "" && isNational)
    return {
      verdict: "met",
      lines: [{ text, address: "personal/nationality", list: "personal", row: null, where: "Nationality" }],
      note: "",
    };
  return { verdict: "unknown", lines: [], note: "Your CV does not say. Only you know." };
};

/** Short names that people write. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  GB: ["uk", "great britain", "england", "scotland", "wales", "northern ireland"],
  US: ["us", "usa", "u.s.", "u.s.a.", "united states of america"],
  AE: ["uae"],
  CZ: ["czech republic"],
  NL: ["holland"],
};

/** Names of countries in English and in the language of the CV. */
function namesOfCountry(code: string, language: string): string[] {
  const names = ["en", language].map(
    (one) => new Intl.DisplayNames(one, { type: "region" }).of(code) ?? code,
  );
  return [...new Set([...names.map(foldText), ...(shortNames[code] ?? [])])];
}

/** Whether a text has the words of a name, as whole words. */
function namesPlace(text: string, name: string): boolean {
  const words = ` ${foldText(text).replaceAll(/[^\p{L}\p{N}.]+/gu, " ")} `;
  const wanted = foldText(name)
    .replaceAll(/[^\p{L}\p{N}.]+/gu, " ")
    .trim();
  return wanted !== "" && words.includes(` ${wanted} `);
}

/** The letters of a state after a town: "Denver, CO". Canadian provinces look the same: "Toronto, ON". */
const stateCode =
  /,\s*(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b/u;

function isInCountry(location: string, code: string, language: string): boolean {
  if (code === "US" && stateCode.test(location)) return true;
  return namesOfCountry(code, language).some((name) => namesPlace(location, name));
}
