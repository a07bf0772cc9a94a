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
import { foldText } from "../../text/fold-text.ts";
import { hasNameWithin, hasWord } from "./has-word.ts";
import { advertSource, cvSource, makeSentence, type LetterContext } from "./statement.ts";
import { wordStems } from "../letter-advert.ts";

const maxBrought = 4;

/**
 * States the years in posts of the same work; null if there is less than one, or if the CV itself states fewer years.
 * Posts that are too many to name count only if they have the title of the job.
 */
export function yearsSentence(context: LetterContext): LetterSentence | null {
  const { cv, matches, words, listed } = context;
  const occupation = matches.map(({ asked }) => asked).find((asked) => asked.kind === "occupation");
  if (!occupation) return null;
  const related = postsOf(occupation, cv.facts.posts).filter(({ position }) => !isLearning.test(position));
  const named = titlesOf(context, related);
  const isShort =
    named.length <= 2 && named.every((title) => title !== "" && title.length <= 40 && !/[,/&]/u.test(title));
  const all = isShort ? related : postsOf({ ...occupation, names: [] }, cv.facts.posts);
  // Somebody who learned the work did not yet do it.
  const posts = all.filter(({ position }) => !isLearning.test(position));
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

const isLearning =
  /\b(?:apprentice|trainee|student|intern|internship|placement|graduate trainee|auszubildende\p{L}*|azubi|lehrling|praktikant\p{L}*|werkstudent\p{L}*|volontär\p{L}*|referendar\p{L}*|apprentie?|stagiaire|alternante?|aprendiz\p{L}*|becari[oa]|prácticas)(?!\p{L})/iu;

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
    return level === "" || level.length > 24
      ? nameOf(language)
      : `${nameOf(language)} (${level.replace(/(?<=\p{L}) (?=[A-C][12]$)/u, ", ")})`;
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
const degreeName = (text: string): string =>
  nameOf(text).replace(/\b((?:\p{Lu}\p{Ll}?\.)+\p{Lu}\p{Ll}?)(?=$| \()/u, "$1.");

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
  const between =
    language === "es"
      ? " en "
      : isTraining && !/^zu[mr] /u.test(field)
        ? ` zu${/(?:in|frau|kraft)$/u.test(field) ? "r" : "m"} `
        : " ";
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

type Item = { name: string; line: CvLine; isCertificate: boolean };
type Brought = Item & { at: number | null };

/**
 * Names up to four skills and certificates that the advert asks for, and that no other sentence names: first what the
 * matching found, then what the advert writes with the same name.
 *
 * @param told the sentences about the lines of the CV
 */
export function broughtSentence(
  context: LetterContext,
  told: readonly LetterSentence[],
): LetterSentence | null {
  const { advert, matches, words, listed } = context;
  const { file, fill } = words;
  const said = foldText(told.map(({ text }) => text).join(" "));
  const asked = [...matches.map(({ asked: { line } }) => line.text), ...advert.duties].join("\n");
  const ofTitle = new Set(wordStems(advert.job.title));
  const items = ownItems(context);
  const found = matches.flatMap(({ verdict, lines, asked: one }, at): Brought[] => {
    if (verdict !== "met" || (one.kind !== "skill" && one.kind !== "line")) return [];
    const own = items.find(
      (item) =>
        lines.some(({ row, list }) => row === item.line.row && list === item.line.list) && isNamed(item, one),
    );
    if (own) return [{ ...own, at }];
    const licence = one.kind === "skill" && one.skills.includes("Driving licence") ? lines[0] : undefined;
    return licence && words.language.startsWith("en")
      ? [{ name: "a driving licence", line: licence, at, isCertificate: false }]
      : [];
  });
  const named = items.filter(({ name }) => hasNameWithin(asked, name)).map((item) => ({ ...item, at: null }));
  const isNew = ({ name, isCertificate }: Brought) =>
    !hasWord(said, foldText(name)) &&
    name.toLowerCase() !== advert.job.company.toLowerCase() &&
    (isCertificate || name !== name.toLowerCase() || !wordStems(name).every((word) => ofTitle.has(word)));
  const some = [
    ...new Map([...found, ...named].filter(isNew).map((one) => [foldText(one.name), one])).values(),
  ].slice(0, maxBrought);
  if (some.length === 0) return null;
  const names = some.map(({ name, isCertificate }) =>
    isCertificate && file.quoted ? (fill([file.quoted], { text: name })?.[0] ?? name) : name,
  );
  const ways = fill(file.skills, { skills: listed(names) });
  return (
    ways &&
    makeSentence(context, "skills", ways, {
      sources: some.map(({ line }) => cvSource(line)),
      answers: some.flatMap(({ at }) => at ?? []),
    })
  );
}

/** Whether an item of the CV is what an advert asks for. The line of a certificate is about nothing else. */
const isNamed = (
  { name, isCertificate }: Item,
  asked: { skills?: readonly string[]; text?: string },
): boolean =>
  isCertificate ||
  asked.skills?.some((skill) => skill.toLowerCase() === name.toLowerCase()) === true ||
  (asked.text !== undefined && hasNameWithin(asked.text, name));

/** The skills and finished certificates of a CV. Names are the same in another language only if the advert has them. */
function ownItems({ cv, choices }: LetterContext): Item[] {
  const { certificates } = cv.document.sections;
  return cv.facts.lines.flatMap((line): Item[] => {
    if (line.list === "skills") {
      const items = line.text.split(/[,;•|/]\s*|\s[–-]\s/u).map((item) =>
        item
          .replace(/^[^:]*:\s*/u, "")
          .replace(/\s*\(.*$/u, "")
          .trim(),
      );
      return items
        .filter((item) => item.length > 1 && item.length <= 40 && !isHeading.test(item))
        .map((item) => ({
          name: choices.language.startsWith("en") ? skillInSentence(item) : item,
          line,
          isCertificate: false,
        }));
    }
    const row = line.list === "certificates" ? certificates.find(({ id }) => id === line.row) : undefined;
    // "NMC registration, adult nurse" would read as two.
    const [name = ""] = nameOf(row?.name ?? "").split(", ");
    return name === "" || cv.isNamesOnly || notFinished.test(row?.name ?? "") || isOfPerson.test(name)
      ? []
      : [{ name, line, isCertificate: true }];
  });
}

const isHeading =
  /^(?:other|others|tools|software|languages|skills|technical|sonstiges|weitere|autres?|otros)$/iu;

const isOfPerson = /\b(?:member|fellow|associate)$/iu;

/** "I am an ACCA member." */
export function memberSentence(context: LetterContext): LetterSentence | null {
  const { cv, words } = context;
  const row = cv.document.sections.certificates.find(({ name }) => isOfPerson.test(nameOf(name)));
  const line = cv.facts.lines.find((one) => one.list === "certificates" && one.row === row?.id);
  const ways =
    row && words.fill(words.file.certificateOfPerson, { certificate: withArticle(nameOf(row.name)) });
  return line && ways
    ? makeSentence(context, `certificate:${line.row}`, ways, { sources: [cvSource(line)] })
    : null;
}

function askedLine({ matches }: LetterContext, at: number) {
  const asked = matches[at]?.asked;
  return asked ? [advertSource(asked.line.text)] : [];
}

function answered({ matches }: LetterContext, at: number): number[] {
  const verdict = matches[at]?.verdict;
  return verdict === "met" || verdict === "partly" ? [at] : [];
}
