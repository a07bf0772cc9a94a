import { foldText } from "../../text/fold-text.ts";
import { isPerson, singularPerson } from "../../text/person-words.ts";

/** Words of titles that tell the rank or the terms of the work, not the work itself. */
const rankWords = new Set(
  `senior junior sr jr snr lead leading principal staff head chief deputy assistant associate trainee graduate intern
  entry level mid experienced i ii iii iv v m w d f x h div part full time remote hybrid the a an of for and in at to`.split(
    /\s+/,
  ),
);

/** Splits a title into the words that name the work: "Senior Data Analysts (m/f/d)" → data, analyst. */
export function coreTitleWords(title: string): string[] {
  const words = foldText(title).match(/[\p{L}\p{N}+#]+/gu) ?? [];
  return words.filter((word) => !rankWords.has(word)).map(singular);
}

/** The same with ranks, for names that need them, such as "staff nurse" and "head chef". */
export function allTitleWords(title: string): string[] {
  return (foldText(title).match(/[\p{L}\p{N}+#]+/gu) ?? []).map(singular);
}

function singular(word: string): string {
  return word.length > 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
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
