import { parseMonthDate } from "../../text/periods.ts";
import type { CvLine } from "../../matching/evidence/cv-line.ts";
import { monthsIn, type CvPost } from "../../matching/evidence/cv-posts.ts";
import { postsOf } from "../../matching/verdict/judge-occupation.ts";
import type { LetterSentence } from "../letter.ts";
import { articleOfDegree, theInstitution, withArticle } from "../phrases/english.ts";
import type { Wordings } from "../phrases/phrases.ts";
import { nameOf } from "./letter-cv.ts";
import { differsFromStatedYears } from "./stated-years.ts";
import { skillInSentence } from "../../jobs/extraction/skills/skill-in-sentence.ts";
import { advertSource, cvSource, makeSentence, type LetterContext } from "./statement.ts";
import { wordStems } from "../letter-advert.ts";

const maxSkills = 5;

/**
 * States the years in posts of the same work; null if there is less than one, or if the CV itself states fewer years.
 * Posts that are too many to name count only if they have the title of the job.
 */
export function yearsSentence(context: LetterContext): LetterSentence | null {
  const { cv, matches, words, listed } = context;
  const occupation = matches.map(({ asked }) => asked).find((asked) => asked.kind === "occupation");
  if (!occupation) return null;
  const related = postsOf(occupation, cv.facts.posts);
  const named = titlesOf(context, related);
  const isShort =
    named.length <= 2 && named.every((title) => title !== "" && title.length <= 40 && !/[,/&]/u.test(title));
  const posts = isShort ? related : postsOf({ ...occupation, names: [] }, cv.facts.posts);
  if (posts.some(({ id }) => !cv.posts.some((post) => post.id === id)) || hasGap(posts, cv.facts.posts))
    return null;
  const years = Math.floor(monthsIn(posts) / 12);
  if (years < 1 || years > 45 || differsFromStatedYears(years, cv.facts.lines)) return null;
  const at = matches.findIndex(({ asked }) => asked.kind === "years");
  // Years in another, earlier kind of work matter little.
  if (!posts.some(({ id }) => id === cv.posts[0]?.id)) return null;
  const sources = posts.map(({ line }) => cvSource(line));
  const { experience, experienceAsTitle } = words.file;
  const titles = isShort ? listed(named) : "";
  const texts = { ...words.namesOf(titles, ""), years: words.yearsInWords(years) };
  const ways = words.fill(titles === "" ? experience : experienceAsTitle, texts);
  if (!ways) return null;
  return makeSentence(context, "years", ways, {
    sources: [...sources, ...askedLine(context, at)],
    answers: [
      ...answered(context, at),
      ...answered(
        context,
        matches.findIndex(({ asked }) => asked === occupation),
      ),
    ],
  });
}

/** Checks whether a post of other work lies between them, which a number of years would hide. */
function hasGap(posts: readonly CvPost[], all: readonly CvPost[]): boolean {
  const places = posts.map((post) => all.indexOf(post));
  return Math.max(...places) - Math.min(...places) >= posts.length;
}

function titlesOf({ cv }: LetterContext, posts: readonly CvPost[]): string[] {
  const titles = cv.posts.filter(({ id }) => posts.some((one) => one.id === id)).map(({ title }) => title);
  // "Senior Game Developer" was a game developer all the time.
  const shorter = (title: string) => titles.some((one) => one !== title && title.endsWith(` ${one}`));
  return [...new Set(titles)].filter((title) => !shorter(title));
}

/** Says where the person lives if the job is there. */
export function placeSentence(context: LetterContext): LetterSentence | null {
  const { cv, matches, words } = context;
  const at = matches.findIndex(
    ({ asked, verdict }) => asked.kind === "place" && !asked.isRemote && verdict === "met",
  );
  const place = withoutCountryCode(nameOf(cv.facts.location), context.choices.language);
  if (at < 0 || place === "" || /\d/u.test(place)) return null;
  const source = { from: "cv", text: cv.facts.location, where: "Location" } as const;
  const ways = words.fill(words.file.place, { place });
  if (!ways) return null;
  return makeSentence(context, "place", ways, {
    sources: [source, ...askedLine(context, at)],
    answers: [at],
  });
}

/** Names skills that are asked for, that the CV lists and that no other sentence shows. */
export function skillsSentence(context: LetterContext, said: ReadonlySet<number>): LetterSentence | null {
  const { cv, advert, matches, words, listed } = context;
  const ofTitle = new Set(wordStems(advert.job.title));
  const found = matches.flatMap(({ asked, verdict, lines }, at) => {
    const line = lines.find(({ list }) => list === "skills");
    const isMet = verdict === "met" && asked.kind === "skill";
    if (!isMet || said.has(at) || !line) return [];
    const own = ownPhrase(line, asked.skills, context);
    // A name that the advert writes in the same way is the same in both languages.
    if (own === null || (cv.isNamesOnly && !asked.line.text.includes(own))) return [];
    // "Accounting" says nothing new about an accountant, nor does "Salesforce" to Salesforce.
    const isTheWork = own === own.toLowerCase() && wordStems(own).every((word) => ofTitle.has(word));
    return isTheWork || own.toLowerCase() === advert.job.company.toLowerCase() ? [] : [{ at, own, line }];
  });
  const some = found
    .filter(({ own }, at) => found.findIndex((one) => one.own.toLowerCase() === own.toLowerCase()) === at)
    .slice(0, maxSkills);
  if (some.length === 0) return null;
  const ways = words.fill(words.file.skills, {
    skills: listed(some.map(({ own }) => own)),
    cv: words.language === "en-US" ? "resume" : "CV",
  });
  if (!ways) return null;
  return makeSentence(context, "skills", ways, {
    sources: some.map(({ line }) => cvSource(line)),
    answers: some.map(({ at }) => at),
  });
}

/** The item of a list of skills that names one of them. */
function ownPhrase({ text }: CvLine, skills: readonly string[], { choices }: LetterContext): string | null {
  const items = text.split(/[,;•|/]\s*|\s[–-]\s/u).map((item) => item.replace(/^[^:]*:\s*/u, "").trim());
  const item = items.find(
    (one) =>
      one.length <= 40 && one !== "" && skills.some((skill) => one.toLowerCase() === skill.toLowerCase()),
  );
  if (item === undefined) return null;
  return choices.language.startsWith("en") ? skillInSentence(item) : item;
}

/** States the languages of the CV if the advert asks for one other than that of the letter. */
export function languagesSentence(context: LetterContext): LetterSentence | null {
  const { cv, matches, words, listed, choices } = context;
  const ownLanguage =
    new Intl.DisplayNames("en", { type: "language" }).of(choices.language.slice(0, 2)) ?? "";
  const at = matches.findIndex(
    ({ asked, verdict }) =>
      asked.kind === "language" && verdict === "met" && !asked.languages.includes(ownLanguage),
  );
  if (at < 0 || cv.isNamesOnly) return null;
  // Everybody who writes a letter speaks its language.
  const rows = cv.document.sections.languages
    .filter(
      ({ language }) =>
        nameOf(language) !== "" && !ownNames[context.choices.language.slice(0, 2)]?.test(language),
    )
    .slice(0, 4);
  const named = rows.map(({ language, fluency }) => {
    const level = nameOf(fluency);
    return level === "" || level.length > 24 ? nameOf(language) : `${nameOf(language)} (${level})`;
  });
  const lines = cv.facts.lines.filter(({ list }) => list === "languages");
  if (named.length === 0 || lines.length === 0 || named.some((one) => /[,;/]/u.test(one))) return null;
  const isSmall = !/^(?:en|de|nl)/u.test(context.choices.language);
  const list = named.map((one) =>
    isSmall ? one.toLowerCase().replace(/\b[abc][12]\b/u, (level) => level.toUpperCase()) : one,
  );
  const ways = words.fill(words.file.languages, { languages: listed(list) });
  if (!ways) return null;
  return makeSentence(context, "languages", ways, {
    sources: [...lines.map(cvSource), ...askedLine(context, at)],
    answers: answered(context, at),
  });
}

const ownNames: Readonly<Record<string, RegExp>> = {
  en: /^english/iu,
  de: /^deutsch/iu,
  es: /^(?:español|castellano)/iu,
  fr: /^français/iu,
  nl: /^nederlands/iu,
  pl: /^polski/iu,
  pt: /^português/iu,
};

/** Matches names of degrees. "Graduated as M.Sc." is not one. */
const isDegree =
  /^(?:joint |double |first class |post)?(?:bachelor|master|doctor|diploma|dipl|associate|foundation|licen|graduate (?:dip|cert)|ph\.?\s?d|b\.? ?[a-z]{1,4}\b|m\.? ?[a-z]{1,5}\b|ll\.? ?[bm]|mba|pgce|pg|hn[cd]|nvq|svq|a-?levels?|certificate|meister|magister|staatsexamen|ausbildung|máster|grado|técnico|mestrado|doutor|laurea|\p{L}+meister|btec|bts|dut|inż|lic|mgr|mbo|hbo|wo\b|gesell|fach|techniker|baccal)/iu;

/** Degrees that a trade requires. They are named in place of a higher degree. */
const isProfessional = /\b(?:PGCE|PGDE|LPC|\p{L}*[Mm]eister(?:in)?|Staatsexamen)\b/u;

/** "B.S" is written "B.S." */
const degreeName = (text: string): string => nameOf(text).replace(/\b((?:\p{Lu}\.)+\p{Lu})$/u, "$1.");

/** Names the highest degree of the CV, or a professional qualification if the advert asks for no degree. */
export function educationSentence(context: LetterContext, now: Date): LetterSentence | null {
  const { cv, matches } = context;
  if (cv.isNamesOnly) return null;
  const at = matches.findIndex(({ asked }) => asked.kind === "degree");
  const professional = cv.document.sections.education.find((one) => isProfessional.test(one.degree));
  const row =
    professional ?? cv.document.sections.education.find(({ id }) => id === cv.facts.degree?.line.row);
  const line = cv.facts.lines.find((one) => one.list === "education" && one.row === row?.id);
  if (!row || !line) return null;
  const [degree, field, institution] = [degreeName(row.degree), nameOf(row.field), nameOf(row.institution)];
  const repeats = degree.toLowerCase().includes(field.toLowerCase());
  const end = parseMonthDate(row.endDate);
  const isOver =
    end !== null &&
    end !== "present" &&
    end.year * 12 + (end.month ?? 12) <= now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const isHeld = isOver && (row === professional || cv.facts.degree?.degree !== null);
  // A figure in the field is a grade or the number of a course.
  if (/\d/u.test(field)) return null;
  if (/[,;:]/u.test(degree + field) || degree.length > 45 || !isDegree.test(degree)) return null;
  const ways = educationWays(context, { degree, field: repeats ? "" : field, institution, isHeld });
  return (
    ways &&
    makeSentence(context, "education", ways, {
      sources: [cvSource(line), ...askedLine(context, at)],
      answers: answered(context, at),
    })
  );
}

type Education = { degree: string; field: string; institution: string; isHeld: boolean };

function educationWays(
  { words }: LetterContext,
  { degree, field, institution, isHeld }: Education,
): Wordings | null {
  if (degree === "" || institution === "") return null;
  const { file, language, fill } = words;
  if (language.startsWith("en")) {
    const named = field === "" ? degree : `${degree} in ${field}`;
    const from = `${isHeld ? "from" : "at"} ${theInstitution(institution)}`;
    return fill(isHeld ? file.degreeHeld : file.education, {
      studies: `${articleOfDegree(degree)} ${named} ${from}`,
    });
  }
  if (!isHeld) return null;
  const isTraining = degree === "Ausbildung" && file.apprenticeship !== undefined;
  const between = language === "es" ? " en " : isTraining && !/^zu[mr] /u.test(field) ? " als " : " ";
  const studies = `${degree}${field === "" ? "" : between + field}`;
  return fill(isTraining ? file.apprenticeship : file.education, { studies, institution });
}

/** Removes the code of a country, which imported files add: "Leeds, GB". In the United States, it is a state. */
export const withoutCountryCode = (place: string, language: string): string =>
  language === "en-US" ? place : place.replace(/, \p{Lu}{2}$/u, "");

/** Names the two latest posts with their years, for letters that cannot use the lines of the CV. */
export function postSentences(context: LetterContext): LetterSentence[] {
  const { cv, words } = context;
  return cv.posts
    .filter(({ title, company, years }) => title !== "" && company !== "" && years !== null)
    .slice(0, 3)
    .flatMap(({ id, title, company, isNow, years, post }) => {
      if (!years) return [];
      const [from, to] = years;
      const { postNow, postInOneYear, postPast } = words.file;
      const texts = { ...words.namesOf(title, company), since: `${from}`, from: `${from}`, to: `${to}` };
      const ways = words.fill(isNow ? postNow : from === to ? postInOneYear : postPast, texts);
      return ways ? [makeSentence(context, `post:${id}`, ways, { sources: [cvSource(post.line)] })] : [];
    });
}

/** A course or an examination that is not finished. */
const notFinished =
  /\b(?:in progress|ongoing|expected|studying|working towards|prüfung im|laufend|voraussichtlich|en cours|en curso|w trakcie)\b/iu;

/** Words of adverts that ask for a certificate, a licence or a registration. */
const asksForProof = /certif|licen[cs]|regist|accredit|qualified|ticket|zertifik|zulassung|permis\b|diplom/iu;

/**
 * Names the certificates that show something that is asked for, or that share words with the advert. If the advert
 * asks for some proof in other words, the first one of the CV is named.
 */
export function certificateSentence(
  context: LetterContext,
  said: ReadonlySet<number>,
): LetterSentence | null {
  const { cv, advert, matches, words, listed } = context;
  if (cv.isNamesOnly) return null;
  const topics = new Set([...(advert.topics ?? []), ...wordStems(advert.duties.join(" "))]);
  const asksProof = asksForProof.test(matches.map(({ asked }) => asked.line.text).join(" "));
  const certificates = cv.document.sections.certificates.flatMap((row, place) => {
    // "NMC registration, adult nurse" would read as two.
    const [name = ""] = nameOf(row.name).split(", ");
    const line = cv.facts.lines.find((one) => one.list === "certificates" && one.row === row.id);
    if (name === "" || !line || notFinished.test(row.name)) return [];
    const answers = matches.flatMap(({ asked, verdict, lines }, at) =>
      verdict === "met" &&
      (asked.kind === "skill" || asked.kind === "line") &&
      lines.some((one) => one.row === row.id)
        ? [at]
        : [],
    );
    const shared = wordStems(row.name).filter((stem) => topics.has(stem)).length;
    const score = answers.length * 3 + shared + (asksProof && place === 0 ? 0.5 : 0);
    return score > 0 ? [{ row, name, line, answers, score }] : [];
  });
  const some = certificates.toSorted((one, other) => other.score - one.score).slice(0, 3);
  const [first] = some;
  if (!first) return null;
  const answers = [...new Set(some.flatMap((one) => one.answers))].filter((at) => !said.has(at));
  const { fill } = words;
  const { quoted, certificate, certificateOfPerson } = words.file;
  const names = listed(
    some.map(({ name }) => (quoted ? (fill([quoted], { text: name })?.[0] ?? name) : name)),
  );
  const isOfPerson = /\b(?:member|fellow|associate)$/iu.test(first.name);
  if (isOfPerson && !certificateOfPerson) return null;
  const ways = isOfPerson
    ? words.fill(certificateOfPerson, { certificate: withArticle(first.name) })
    : words.fill(certificate, { certificates: names }, some.length === 1);
  if (!ways) return null;
  return makeSentence(context, `certificate:${first.row.id}`, ways, {
    sources: [...some.map(({ line }) => cvSource(line)), ...answers.flatMap((at) => askedLine(context, at))],
    answers,
  });
}

function askedLine({ matches }: LetterContext, at: number) {
  const asked = matches[at]?.asked;
  return asked ? [advertSource(asked.line.text)] : [];
}

function answered({ matches }: LetterContext, at: number): number[] {
  const verdict = matches[at]?.verdict;
  return verdict === "met" || verdict === "partly" ? [at] : [];
}
