import { skillInSentence } from "../../jobs/extraction/skills/skill-in-sentence.ts";
import { isCredential } from "../../jobs/extraction/skills/skill-index.ts";
import type { CvLine } from "../evidence/cv-line.ts";
import type { Judge, Judgement } from "./verdict.ts";
import { languageLevel, type Asked } from "../requirements/requirement.ts";
import type { CvFacts } from "../evidence/cv-facts.ts";
import { monthsIn, type CvPost } from "../evidence/cv-posts.ts";
import { postsOf, relatedPosts } from "./judge-occupation.ts";
import { conceptsIn, contentWords, hasForm } from "../evidence/concepts.ts";
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
  // "Logistics" is shown by other words, but one tool does not show another.
  const inOtherWords = skills
    .filter((skill) => skillInSentence(skill) !== skill)
    .flatMap((skill) => [...conceptsIn(skill)].flatMap((concept) => cv.skills.get(concept) ?? []));
  if (inOtherWords.length > 0) return { verdict: "met", lines: inOtherWords, note: "" };
  const hidden = skills.flatMap((skill) => cv.hiddenSkills.get(skill) ?? []);
  if (hidden.length === 0) return { verdict: "missing", lines: [], note: "" };
  return { verdict: "missing", lines: hidden.slice(0, 1), note: "Only a part that you hide says it." };
};

const last = 2;

/** From this share of the words of a line, a line of the CV says the same; from the other, it says a part of it. */
const [mostWords, someWords] = [0.6, 0.35];
const minWords = 2;

/** A line about where or when one works. */
const isWhere =
  /\b(?:remote|based in|commut\w+|relocat\w+|time ?zones?|hours of (?:cet|gmt|utc|est|pst)|weekends?)\b/iu;

/** Compares a line of an advert as a whole, by the things that it names and by its words. */
export const judgeLine: Judge<"line"> = ({ text, isCondition = false }, { said, language }) => {
  if (isWhere.test(text)) return { verdict: "unknown", lines: [], note: "Only you know where you can work." };
  const concepts = [...conceptsIn(text)];
  const words = contentWords(text);
  const rows = said
    .map(({ line, ...own }) => {
      const named = concepts.filter((concept) => own.concepts.has(concept));
      const shared = words.filter((word) =>
        language === "en" ? own.words.has(word) : hasForm(own.words, word),
      );
      return { line, named, shared, score: named.length * 2 + shared.length };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const named = new Set(rows.flatMap((row) => row.named));
  const shared = Math.max(
    0,
    ...rows.map((row) => (row.shared.length < (isCondition ? 1 : minWords) ? 0 : row.shared.length)),
  );
  const [best] = rows;
  const share = words.length === 0 ? 0 : shared / words.length;
  const proofs = rows.filter((row) => row.named.length > 0 || row === best).map(({ line }) => line);
  const isMost = named.size > concepts.length / 2 || (named.size === concepts.length / 2 && shared > 0);
  if (named.size > 0 && isMost) return { verdict: "met", lines: proofs, note: "" };
  if (share >= mostWords) return { verdict: "met", lines: proofs, note: "" };
  if (named.size > 0 || share >= someWords)
    return { verdict: "partly", lines: proofs, note: "Your CV says a part of it." };
  return onlyYouKnow.test(text)
    ? { verdict: "unknown", lines: [], note: "Your CV does not say. Only you know." }
    : { verdict: "missing", lines: [], note: "" };
};

/** Shifts, character and papers of the authorities are seldom in a CV. */
const onlyYouKnow =
  /(?<!\p{L})(?:bereitschaft|teamfähig|teamgeist|belastbar|zuverlässig|sorgfältig|(?:polizeiliches |erweitertes )?führungszeugnis|masernschutz|arbeitserlaubnis|schicht|disponib|ponctu|autonom|rigou?r|motivé|casier judiciaire|puntual|responsable y|abstenerse|gotowoś|dyspozycyjn|niekaraln|sumienn|punktualn|zaangażowan|willing|dbs check|criminal record)/iu;

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
 * Counts the months in posts, each once. Years in posts of the same work meet the requirement: posts of the occupation, and
 * those whose lines say what the years are of. Years in other posts may count or not, so they meet it partly.
 */
export function judgeYears(
  { years, of = "" }: Extract<Asked, { kind: "years" }>,
  cv: CvFacts,
  occupation: Extract<Asked, { kind: "occupation" }> | undefined,
): Judgement {
  const dated = cv.posts.filter(({ period }) => period !== null);
  if (dated.length === 0)
    return { verdict: "unknown", lines: [], note: "Your CV has no posts with dates that can be read." };
  const named = occupation ? postsOf(occupation, dated) : [];
  const related = occupation ? relatedPosts(occupation, dated) : [];
  const shares = new Map(dated.map((post) => [post, shareSaid(post, of, cv)]));
  const isSaid = (post: CvPost, from: number) => (shares.get(post) ?? 0) >= from;
  const same = dated.filter((post) => (named.includes(post) && isSaid(post, 0)) || isSaid(post, wholly));
  const isAnyWork = conceptsIn(of).size === 0 && contentWords(of).length === 0;
  const near = dated.filter(
    (post) => isAnyWork || related.includes(post) || named.includes(post) || isSaid(post, half),
  );
  const inWork = monthsIn(same);
  const inAll = monthsIn(near);
  const asked = years * 12;
  if (inWork >= asked)
    return { verdict: "met", lines: linesOf(same), note: `${timeSpanText(inWork)} in this work.` };
  const shown = same.length > 0 ? same : near;
  if (shown.length === 0)
    return { verdict: "missing", lines: [], note: `${timeSpanText(monthsIn(dated))} in other work.` };
  const parts = [
    inWork > 0 ? `${timeSpanText(inWork)} in this work` : "",
    inAll > inWork ? `${timeSpanText(inAll)} in ${isAnyWork ? "all" : "related work"}` : "",
  ];
  const note = `${parts.filter((part) => part !== "").join(", ")}.`;
  const isPartly = inAll >= asked || inWork >= asked * nearly;
  return { verdict: isPartly ? "partly" : "missing", lines: linesOf(shown), note };
}

/** The share of what the years are of that the lines of a post must say. */
const [wholly, half] = [0.6, 0.4];

/** Returns the share of what the years are of that the lines of a post say: its concepts, or else its words. */
function shareSaid({ id }: CvPost, of: string, { said }: CvFacts): number {
  const rows = said.filter(({ line }) => line.list === "experience" && line.row === id);
  const concepts = [...conceptsIn(of)];
  const words = contentWords(of);
  const all = concepts.length > 0 ? concepts : words;
  const found = all.filter((one) => rows.some((row) => row.concepts.has(one) || row.words.has(one)));
  return all.length === 0 ? 0 : found.length / all.length;
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

/** Fields that an advert leaves open: "or similar". */
const isOpen =
  /\b(?:similar|related|relevant|equivalent|comparable|vergleichbar\w*|ähnlich\w*|équivalent\w*|similar\w*|afín|afines)\b/iu;

/** A higher degree than asked for is enough, and it must be in one of the fields. */
export const judgeDegree: Judge<"degree"> = ({ degree, fields = [], orExperience }, cv) => {
  const own = cv.degree;
  const instead = orExperience && cv.posts.length > 0;
  if (own?.degree && degrees.indexOf(own.degree) >= degrees.indexOf(degree)) {
    const studied = cv.said.filter(({ line }) => line.list === "education");
    const inField = studied.find(({ words }) =>
      fields.some((field) => contentWords(field).every((word) => words.has(word))),
    );
    if (fields.length === 0 || inField)
      return { verdict: "met", lines: [inField?.line ?? own.line], note: "" };
    if (fields.some((field) => isOpen.test(field)))
      return {
        verdict: "partly",
        lines: [own.line],
        note: "The field is another one. The advert takes similar ones.",
      };
    if (!instead) return { verdict: "missing", lines: [own.line], note: "The field is another one." };
  }
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
export const judgeLanguage: Judge<"language"> = ({ languages, level }, cv) => {
  const lines = languages.flatMap((language) => cv.skills.get(language) ?? []);
  const low = lines.find(({ text }) => (languageLevel.exec(text)?.[0] ?? "Z").toUpperCase() < (level ?? ""));
  const good = lines.filter(({ text }) => (level ? text !== low?.text : !basics.test(text)));
  if (good.length > 0) return { verdict: "met", lines: good.slice(0, 1), note: "" };
  if (languages.includes(nameOf(cv.language)))
    return { verdict: "met", lines: [], note: `The CV is written in ${nameOf(cv.language)}.` };
  if (lines.length > 0)
    return {
      verdict: "partly",
      lines: lines.slice(0, 1),
      note: low ? `The advert asks for ${level}.` : "Your CV says that you know a little.",
    };
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
