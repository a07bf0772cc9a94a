import { numberWord } from "../../text/numbers.ts";
import { lowerFirst, upperFirst } from "../write/first-letter.ts";
import type { Phrases, ToldEvidence, Wordings } from "./phrases.ts";

const yearsText = (years: number): string => (years === 1 ? "a year" : `${numberWord(years)} years`);
const atCompany = (company: string): string => (company === "" ? "" : ` at ${company}`);
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

const english: Omit<Phrases, "closing" | "attached"> = {
  subject: (title, company) => (company === "" ? title : `${title}, ${company}`),
  greeting(tone, { contact, address, company }) {
    const name =
      contact === ""
        ? ""
        : address === ""
          ? contact
          : `${address === "ms" ? "Ms" : "Mr"} ${contact.split(" ").at(-1) ?? ""}`;
    if (name !== "") return tone === "warm" ? `Hello ${name},` : `Dear ${name},`;
    if (tone === "formal") return "Dear hiring manager,";
    const team =
      company === "" ? "hiring team" : tone === "warm" ? `${company} team` : `${company} hiring team`;
    return `${tone === "warm" ? "Hello" : "Dear"} ${team},`;
  },
  apply(tone, title, company) {
    if (tone === "formal")
      return [
        `I wish to apply for the position of ${title}${atCompany(company)}.`,
        `I am writing to apply for the position of ${title}${atCompany(company)}.`,
      ];
    if (tone === "warm")
      return [
        `I would love to be considered for the position of ${title}${atCompany(company)}.`,
        `I would be glad to work with you in the position of ${title}${atCompany(company)}.`,
      ];
    return [
      `I am applying for the position of ${title}${atCompany(company)}.`,
      `Please consider me for the position of ${title}${atCompany(company)}.`,
    ];
  },
  subjectOfAdvert: (title, company) => (company === "" ? title : `${title}, ${company}`),
  applyToAdvert(tone, { kind, text }, company) {
    const field = kind === "field" ? ` in ${text}` : "";
    const opening =
      field + company === "" ? "the opening in your advert" : `your opening${field}${atCompany(company)}`;
    if (tone === "formal")
      return [`I wish to apply for ${opening}.`, `I am writing to apply for ${opening}.`];
    if (tone === "warm") return [`I would love to be considered for ${opening}.`];
    return [`I am applying for ${opening}.`, `Please consider me for ${opening}.`];
  },
  duty(duty, title) {
    if ("quote" in duty) return [`Your advert for ${title} says: “${duty.quote}”.`];
    const { form, text } = duty.clause;
    if (form !== "do") return null;
    return [
      `You are looking for somebody to ${text}.`,
      `In this position, your advert says, I would ${text}.`,
    ];
  },
  ask: (skills) => [`You ask for experience with ${skills}.`, `You also ask for ${skills}.`],
  points: (tone) =>
    tone === "formal"
      ? ["I would like to draw your attention to the following:"]
      : ["This is what I bring to it:"],
  told,
  postNow: (title, company, since) => [
    `I have worked as ${withArticle(title)} at ${company} since ${since}.`,
    `Since ${since} I have been ${withArticle(title)} at ${company}.`,
  ],
  postPast: (title, company, from, to) =>
    from === to
      ? [`In ${from} I worked as ${withArticle(title)} at ${company}.`]
      : [
          `From ${from} to ${to} I worked as ${withArticle(title)} at ${company}.`,
          `Between ${from} and ${to} I was ${withArticle(title)} at ${company}.`,
        ],
  years: (years, titles) =>
    titles === ""
      ? [
          `I have done this kind of work for ${yearsText(years)}.`,
          `In this kind of work I have ${yearsText(years)} of experience.`,
        ]
      : [
          `I have worked as ${withArticle(titles)} for ${yearsText(years)}.`,
          `As ${withArticle(titles)} I have ${yearsText(years)} of experience.`,
        ],
  skills: (skills, isMore) =>
    isMore
      ? [`My skills also include ${skills}.`, `I also work with ${skills}.`]
      : [`My skills include ${skills}.`, `I work with ${skills}.`],
  languages: (list) => [`I speak ${list}.`, `My languages are ${list}.`],
  education({ degree, field, institution, isHeld }) {
    const what = field === "" ? degree : `${degree} in ${field}`;
    if (degree === "" || institution === "") return null;
    return isHeld
      ? [`I hold ${article(degree)} ${what} from ${the(institution)}.`]
      : [`My education includes ${article(degree)} ${what} at ${the(institution)}.`];
  },
  certificate(name, issuer) {
    const by = issuer === "" ? "" : /\(/u.test(name + issuer) ? `, issued by ${the(issuer)}` : ` (${issuer})`;
    return [`My certificates include ${name}${by}.`];
  },
  place: (place) => [`I live in ${place}.`],
  start: (day) => [`I can start on ${day}.`, `I am available from ${day}.`],
  close(tone) {
    if (tone === "formal")
      return [
        "I would welcome the opportunity to discuss my application with you.",
        "I would be glad to discuss my application with you in person.",
      ];
    if (tone === "warm")
      return ["I would enjoy talking with you about the work.", "I look forward to hearing from you."];
    return [
      "I would be happy to talk about the position.",
      "I would welcome a conversation about the position.",
    ];
  },
  closeWith: (duty) => [
    `I would be happy to talk about how I can help you ${duty}.`,
    `I would welcome a conversation about how I can help you ${duty}.`,
  ],
  thanks: (tone) =>
    tone === "formal"
      ? ["Thank you for your consideration."]
      : tone === "warm"
        ? ["Thank you for your time."]
        : ["Thank you for reading my application."],
};

export const americanEnglish: Phrases = {
  ...english,
  closing: (tone) => (tone === "warm" ? "Best regards," : "Sincerely,"),
  attached: () => ["My resume is attached."],
};

export const britishEnglish: Phrases = {
  ...english,
  closing: (tone, isNamed) =>
    tone === "formal" ? (isNamed ? "Yours sincerely," : "Yours faithfully,") : "Kind regards,",
  attached: () => ["My CV is attached."],
};
