import type { Asked } from "../requirements/requirement.ts";
import type { CvFacts } from "../evidence/cv-facts.ts";
import type { CvPost } from "../evidence/cv-posts.ts";
import type { Judge } from "./verdict.ts";
import { foldText } from "../../text/fold-text.ts";
import { isPerson, singularPerson } from "../../text/person-words.ts";

type AskedOccupation = Extract<Asked, { kind: "occupation" }>;

/** A post of the same occupation proves it, or of any role that the title lists. A post of the same group is related. */
export const judgeOccupation: Judge<"occupation"> = (asked, cv) => {
  const [same] = postsNamed(
    namesOf(asked).filter((name) => !isGeneral(name, asked)),
    cv.posts,
  );
  if (same) return { verdict: "met", lines: [same.line], note: "" };
  const [related] = postsNamed([...namesOf(asked), ...(asked.related ?? [])], cv.posts);
  if (related)
    return { verdict: "partly", lines: [related.line], note: "Related work, under another title." };
  return judgeByTitleWords(asked, cv);
};

/** A name of one word is wider than a title of several: an accountant is no financial controller yet. */
function isGeneral(name: string, { title }: AskedOccupation): boolean {
  return (
    allTitleWords(name).length === 1 && titleRoles(title).every((role) => coreTitleWords(role).length > 1)
  );
}

/** Returns the posts of work of the same group: a data analyst for a business analyst, but no mechanical engineer. */
export function relatedPosts({ related = [] }: AskedOccupation, posts: readonly CvPost[]): CvPost[] {
  return postsNamed(related, posts);
}

/** Returns the posts that are of this occupation, by any of its names. */
export function postsOf(asked: AskedOccupation, posts: readonly CvPost[]): CvPost[] {
  return postsNamed(namesOf(asked), posts);
}

function postsNamed(titles: readonly string[], posts: readonly CvPost[]): CvPost[] {
  const names = titles.map(coreTitleWords).filter((words) => words.length > 0);
  const whole = titles.map(allTitleWords);
  return posts.filter(({ position }) => {
    const words = coreTitleWords(position);
    const all = allTitleWords(position);
    return names.some((name) => holdsAll(words, name)) || whole.some((name) => holdsAll(all, name));
  });
}

const namesOf = ({ title, names }: AskedOccupation): string[] => [...titleRoles(title), ...names];

/** Finds the occupation in the headline or the education, for somebody who has not worked in it yet. */
function judgeByTitleWords(asked: AskedOccupation, cv: CvFacts): ReturnType<Judge<"occupation">> {
  const names = namesOf(asked)
    .map(coreTitleWords)
    .filter((words) => words.length > 0);
  const said = cv.lines.find(
    ({ address, list, text }) =>
      (address === "personal/headline" || list === "education") &&
      names.some((name) => holdsAll(coreTitleWords(text), name)),
  );
  if (said) return { verdict: "partly", lines: [said], note: "Named, but not among your posts." };
  if (asked.names.length === 0)
    return { verdict: "unknown", lines: [], note: "Which other titles name this work is not known." };
  if (cv.posts.length === 0) return { verdict: "unknown", lines: [], note: "Your CV lists no posts." };
  return { verdict: "missing", lines: [], note: "None of your posts has a title like it." };
}

/** Words of titles that tell the rank or the terms of the work, not the work itself. */
const rankWords = new Set(
  `senior junior sr jr snr lead leading principal staff head chief deputy assistant associate trainee graduate intern
  entry level mid experienced i ii iii iv v m w d f x h div part full time remote hybrid the a an of for and in at to`.split(
    /\s+/,
  ),
);

/** Splits a title into the words that name the work: "Senior Data Analysts (m/f/d)" → data, analyst. */
function coreTitleWords(title: string): string[] {
  const words = foldText(title).match(/[\p{L}\p{N}+#]+/gu) ?? [];
  return words.filter((word) => !rankWords.has(word)).map(singular);
}

/** The same with ranks, for names that need them, such as "staff nurse" and "head chef". */
function allTitleWords(title: string): string[] {
  return (foldText(title).match(/[\p{L}\p{N}+#]+/gu) ?? []).map(singular);
}

function singular(word: string): string {
  return word.length > 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

function holdsAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.length > 0 && wanted.every((word) => words.includes(word));
}

/** Roles that are named by their field alone after another role: "Developer, QA", but not "QA/Test Engineer". */
const bareFields = /^(?:QA|SRE|SDET|DevOps)$/iu;

/** Nouns that say little without the words before them: the second role of "Data Analyst/Engineer" is not any engineer. */
const general =
  /^(?:administrator|advisor|agent|analyst|architect|consultant|coordinator|designer|developer|engineer|executive|manager|officer|operator|representative|scientist|specialist|supervisor|technician)s?$/iu;

/** "and other roles" at the end of a list. */
const others =
  /[\s,/|&]+(?:(?:and|or)\s+)?(?:other|more|similar|various)\s+(?:roles|positions|jobs|openings|vacancies)\b.*$/iu;

const description = /\s(?:of|for|with|in|at|to|on|from|across|within)\s/iu;

/**
 * Lists the roles of a title that offers several, or else the title itself. A title is only split between parts that are
 * roles by themselves.
 *
 * @example titleRoles("Python Developer, Data Analyst, QA") // ["Python Developer", "Data Analyst", "QA"]
 * @example titleRoles("Sales & Marketing Officer") // ["Sales & Marketing Officer"]
 */
export function titleRoles(title: string): string[] {
  const plain = title.replace(/\s*\([^()]*\)|\s+[–—-]\s.*$/gu, "");
  const listed = plain.replace(others, "");
  const parts = partsOf(listed, /\s*[,;|]\s*(?:(?:and|or)\s+)?/iu);
  const isPlain = parts.every((part) => !part.includes(" "));
  const roles = parts.flatMap(splitPart).filter((part, at) => isRole(part, { isPlain, isFirst: at === 0 }));
  return roles.length > 1 || (roles.length === 1 && listed !== plain) ? roles : [plain];
}

/** Splits at "and", "&" and "/", which also join the words of one role, so all parts must be roles. */
function splitPart(part: string): string[] {
  const pieces = partsOf(part, /\s*[/&+]\s*|\s+(?:and|or)\s+/iu);
  const isPlain = pieces.every((piece) => !piece.includes(" "));
  // "Driver and Vehicle Examiner" is one role.
  const isShared = pieces.some((piece, at) => isBareNoun(piece) && pieces[at + 1]?.includes(" "));
  return !isShared && pieces.every((piece, at) => isRole(piece, { isPlain, isFirst: at === 0 }))
    ? pieces
    : [part];
}

const partsOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");

const isBareNoun = (text: string): boolean => !text.includes(" ") && isPerson(text);

/** @param list.isPlain all parts of the list are single words */
function isRole(part: string, { isPlain, isFirst }: { isPlain: boolean; isFirst: boolean }): boolean {
  if (bareFields.test(part)) return !isFirst;
  if (general.test(part) && !isPlain) return false;
  const head = (part.split(description)[0] ?? "").trim().split(/\s+/u).at(-1) ?? "";
  // A rank alone is no role: "Software Engineer, Principal".
  return (isPerson(head) || singularPerson(head) !== null) && coreTitleWords(part).length > 0;
}
