import { parseMonthDate } from "../../text/periods.ts";
import type { CvLine } from "../../matching/evidence/cv-line.ts";
import { monthsIn, type CvPost } from "../../matching/evidence/cv-posts.ts";
import { postsOf } from "../../matching/verdict/judge-occupation.ts";
import type { LetterSentence } from "../letter.ts";
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
  return makeSentence(context, "years", words.years(years, isShort ? listed(named) : ""), {
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
  const place = nameOf(cv.facts.location);
  if (at < 0 || place === "" || /\d/u.test(place)) return null;
  const source = { from: "cv", text: cv.facts.location, where: "Location" } as const;
  return makeSentence(context, "place", words.place(place), {
    sources: [source, ...askedLine(context, at)],
    answers: [at],
  });
}

/** Names skills that are asked for, that the CV lists and that no other sentence shows. */
export function skillsSentence(context: LetterContext, said: ReadonlySet<number>): LetterSentence | null {
  const { cv, advert, matches, words, listed } = context;
  if (cv.isNamesOnly) return null;
  const ofTitle = new Set(wordStems(advert.job.title));
  const found = matches.flatMap(({ asked, verdict, lines }, at) => {
    const line = lines.find(({ list }) => list === "skills");
    const isMet = verdict === "met" && asked.kind === "skill";
    if (!isMet || said.has(at) || !line) return [];
    const own = ownPhrase(line, asked.skills, context);
    if (own === null) return [];
    // "Accounting" says nothing new about an accountant, nor does "Salesforce" to Salesforce.
    const isTheWork = own === own.toLowerCase() && wordStems(own).every((word) => ofTitle.has(word));
    return isTheWork || own.toLowerCase() === advert.job.company.toLowerCase() ? [] : [{ at, own, line }];
  });
  const some = found
    .filter(({ own }, at) => found.findIndex((one) => one.own.toLowerCase() === own.toLowerCase()) === at)
    .slice(0, maxSkills);
  if (some.length === 0) return null;
  return makeSentence(context, "skills", words.skills(listed(some.map(({ own }) => own)), said.size > 0), {
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
  const rows = cv.document.sections.languages.filter(({ language }) => nameOf(language) !== "").slice(0, 5);
  const named = rows.map(({ language, fluency }) => {
    const level = nameOf(fluency);
    return level === "" || level.length > 24 ? nameOf(language) : `${nameOf(language)} (${level})`;
  });
  const lines = cv.facts.lines.filter(({ list }) => list === "languages");
  if (named.length === 0 || lines.length === 0 || named.some((one) => /[,;/]/u.test(one))) return null;
  return makeSentence(context, "languages", words.languages(listed(named)), {
    sources: [...lines.map(cvSource), ...askedLine(context, at)],
    answers: answered(context, at),
  });
}

/** Matches names of degrees. "Graduated as M.Sc." is not one. */
const isDegree =
  /^(?:joint |double |first class |post)?(?:bachelor|master|doctor|diploma|dipl|associate|foundation|licen|graduate (?:dip|cert)|ph\.?\s?d|b\.? ?[a-z]{1,4}\b|m\.? ?[a-z]{1,5}\b|ll\.? ?[bm]|mba|pgce|pg|hn[cd]|nvq|svq|a-?levels?|certificate|meister|magister|staatsexamen|ausbildung|máster|grado|técnico|mestrado|doutor|laurea|btec|bts|dut|inż|lic|mgr|mbo|hbo|wo\b|gesell|fach|techniker|baccal)/iu;

/** Degrees that a trade requires. They are named in place of a higher degree. */
const isProfessional = /\b(?:PGCE|PGDE|LPC|Meister|Staatsexamen)\b/u;

/** "B.S" is written "B.S." */
const degreeName = (text: string): string => nameOf(text).replace(/\b((?:\p{Lu}\.)+\p{Lu})$/u, "$1.");

/** Names the highest degree of the CV, or a professional qualification if the advert asks for no degree. */
export function educationSentence(context: LetterContext, now: Date): LetterSentence | null {
  const { cv, matches, words } = context;
  if (cv.isNamesOnly) return null;
  const at = matches.findIndex(({ asked }) => asked.kind === "degree");
  const professional =
    at < 0 ? cv.document.sections.education.find((one) => isProfessional.test(one.degree)) : undefined;
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
  const ways = words.education({ degree, field: repeats ? "" : field, institution, isHeld });
  return (
    ways &&
    makeSentence(context, "education", ways, {
      sources: [cvSource(line), ...askedLine(context, at)],
      answers: answered(context, at),
    })
  );
}

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
  const { cv, advert, matches, words, choices, listed } = context;
  if (cv.isNamesOnly) return null;
  const topics = new Set([...(advert.topics ?? []), ...wordStems(advert.duties.join(" "))]);
  const asksProof = asksForProof.test(matches.map(({ asked }) => asked.line.text).join(" "));
  const certificates = cv.document.sections.certificates.flatMap((row, place) => {
    const name = nameOf(row.name);
    const line = cv.facts.lines.find((one) => one.list === "certificates" && one.row === row.id);
    if (name === "" || !line) return [];
    const answers = matches.flatMap(({ asked, verdict, lines }, at) =>
      verdict === "met" && asked.kind === "skill" && lines.some((one) => one.row === row.id) ? [at] : [],
    );
    const shared = wordStems(row.name).filter((stem) => topics.has(stem)).length;
    const score = answers.length * 3 + shared + (asksProof && place === 0 ? 0.5 : 0);
    return score > 0 ? [{ row, name, line, answers, score }] : [];
  });
  // Only the English phrase has room for two names.
  const most = choices.language.startsWith("en") ? 2 : 1;
  const some = certificates.toSorted((one, other) => other.score - one.score).slice(0, most);
  const [first] = some;
  if (!first) return null;
  const answers = [...new Set(some.flatMap((one) => one.answers))].filter((at) => !said.has(at));
  const issuer = some.length === 1 ? nameOf(first.row.issuer) : "";
  const ways = words.certificate(listed(some.map(({ name }) => name)), issuer);
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
