import en from "../../../data/letters/phrases/en.json" with { type: "json" };
import british from "../../../data/letters/phrases/en-GB.json" with { type: "json" };
import american from "../../../data/letters/phrases/en-US.json" with { type: "json" };
import { lowerFirst, upperFirst } from "./first-letter.ts";
import type { SpokenTitle } from "./phrases.ts";
import { fillAll, forTone, setPhrases } from "./fill-phrases.ts";
import type { Phrases, ToldEvidence, Wordings } from "./phrases.ts";

/** Phrases of English: those of the files, and sentences whose words depend on the texts in them. */
function english(region: typeof american | typeof british): Phrases {
  const words = { ...en, ...region };
  return {
    ...setPhrases(words, "en", (title) => ({ aTitle: withArticle(title) })),
    applyToAdvert: (tone, title, company) =>
      fillAll(forTone(words.applyToAdvert, tone), { opening: opening(title, company) }),
    told,
    education({ degree, field, institution, isHeld }) {
      if (degree === "" || institution === "") return null;
      const aDegree = `${article(degree)} ${field === "" ? degree : `${degree} in ${field}`}`;
      return fillAll(isHeld ? words.degreeHeld : words.education, {
        aDegree,
        institution: the(institution),
      });
    },
    certificate(name, issuer) {
      const by =
        issuer === "" ? "" : /\(/u.test(name + issuer) ? `, issued by ${the(issuer)}` : ` (${issuer})`;
      return fillAll(words.certificate, { certificate: name + by });
    },
  };
}

export const americanEnglish = english(american);
export const britishEnglish = english(british);

/** "your opening in engineering at Northwind Health", for a title that names no person. */
function opening({ kind, text }: SpokenTitle, company: string): string {
  const field = kind === "field" ? ` in ${text}` : "";
  const at = company === "" ? "" : ` at ${company}`;
  return field + company === "" ? "the opening in your advert" : `your opening${field}${at}`;
}

/** "an MBA", "an associate degree", "a BSc", "a university diploma". */
const article = (noun: string): string =>
  /^(?:M(?:[A-Z.]|Sc|Eng|Phil|Res|Ed)|[AEIOaeio]|HN[CD]|LL|[NS]VQ|u(?!ni))/u.test(noun) ? "an" : "a";

/** Offices that one person holds, and words for several persons, which have no article: "as head of data". */
const noArticle =
  /^(?:(?:deputy |assistant )?head of |(?:co-?)?founder\b|owner\b|president\b|c[a-z]o(?![a-z])|chief [a-z]+ officer|managing director|chair(?:man|woman)?\b)|(?:staff|crew)$/iu;

/** Abbreviations whose first letter is read out with a vowel: "an HR manager", "an ML engineer". */
const spelled = "[FHLMNRSX][B-DF-HJ-NP-TV-Z&][A-Z]*(?![a-z])|(?:MOT|SEO|SIA|X)\\b";
const vowelSound = new RegExp(`^(?:[AEIOaeio](?!ne|uro)|[Uu](?!ni|[sk]e|[A-Z])|${spelled})`, "u");

/** "an HR manager", "a UX designer", "head of data". Of two titles, only the first has an article. */
const withArticle = (title: string): string =>
  noArticle.test(title) ? title : `${vowelSound.test(title) ? "an" : "a"} ${title}`;

/** "the University of Leeds", "the Federal Aviation Agency", but "Leeds University". */
const the = (name: string): string =>
  /^(?:(?:University|College|Institute|Ministry|Department|School|Office|Bank|City|State|Port|House|Bureau|Association|Society|(?:\p{Lu}\p{L}+ )?Institute) (?:of|for) |(?:Federal|National|Royal) .*(?:Agency|Bureau|Service|Administration|Bank|Infirmary|Society|Trust)\b|(?:\p{Lu}\p{L}+ |and |for |of )+(?:Council|Institute|Board)$)/u.test(
    name,
  )
    ? `the ${name}`
    : name;

function told({
  clause,
  relation,
  isNow,
  title,
  place,
  is,
  isFirst,
  isSameCompany,
  isNext,
}: ToldEvidence): Wordings {
  const be = isNow ? "is" : "was";
  const include = isNow ? "includes" : "included";
  const body = (also: string, work: string): string => {
    if (clause.form === "own") return clause.text;
    if (clause.form === "to") return `${work} ${be} ${also}to ${clause.text}`;
    if (clause.form === "noun") return `${work} ${also}${include} ${clause.text}`;
    return `I ${/^(?:am|was) /u.test(clause.text) ? clause.text.replace(/^(am|was) /u, `$1 ${also}`) : also + clause.text}`;
  };
  const plain = body("", "my work");
  const where = the(place);
  const at =
    is === "project"
      ? `In the project ${where}`
      : is === "volunteering"
        ? `As a volunteer at ${where}`
        : place === ""
          ? `As ${withArticle(title)}`
          : `At ${where}`;
  if (relation === "same") {
    const also = body("also ", "my work there");
    if (isFirst || clause.form === "own")
      return [`${at}, ${body(clause.form === "own" ? "" : "also ", "my work")}.`, `${at}, ${plain}.`];
    if (clause.form === "to" || clause.form === "noun") return [`${upperFirst(also)}.`, `${at}, ${plain}.`];
    const simple = plain.replace(/^I /u, "");
    const inSame = is === "post" ? "In the same post" : is === "project" ? "In the same project" : "There";
    return [
      `I also ${also.replace(/^I (?:also )?/u, "").replace(/^(am|was) also/u, "$1")}.`,
      `${inSame}, I ${simple}.`,
      `There I also ${also.replace(/^I (?:also )?/u, "")}.`,
    ];
  }
  if (is !== "post") return [`${at}, ${plain}.`];
  const before = isNext ? "Before that" : "Earlier";
  if (title === "" || place === "") {
    if (relation !== "earlier") return [`${at}, ${plain}.`];
    return isSameCompany && title === ""
      ? [`${before}, ${plain}.`]
      : [`${before}, ${lowerFirst(at)}, ${plain}.`];
  }
  const asPost = title.includes(",")
    ? `At ${where}, as ${withArticle(title)},`
    : `As ${withArticle(title)} at ${where},`;
  if (isSameCompany) return [`${before}, as ${withArticle(title)}, ${plain}.`];
  if (relation === "earlier")
    return [`${before}, at ${where}, ${plain}.`, `Earlier, as ${withArticle(title)} at ${where}, ${plain}.`];
  return [`${asPost} ${plain}.`, `At ${where}, ${plain}.`];
}
