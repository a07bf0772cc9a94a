import { companyNotStated } from "../posting.ts";
import { foldText } from "../../text/fold-text.ts";
import { plainLine } from "./plain-line.ts";

/** The maximum length of a company name. */
const nameLimit = 120;

/** Words in place of a name: the employer does not want to be known, or the source shows the date of the advert there. */
const noNames =
  /^(?:(?:a |our )?(?:private|confidential|anonymous) (?:client|company|employer|advertiser)|refreshed \p{L}+ \d{1,2}, \d{4}|confidential|undisclosed|anonymous|not (?:disclosed|specified)|n\/?a)$/iu;

/**
 * Cleans the employer's name for display: one line, no markup, no surrounding quotes, without "Careers at" and the
 * like. The legal form stays, because it is part of the name. Empty when nothing is left.
 *
 * @example cleanCompany("  Ropeway &amp; Sons Ltd. - Careers ") // "Ropeway & Sons Ltd."
 */
export function cleanCompany(published: string): string {
  const line = plainLine(published, nameLimit);
  if (noNames.test(line)) return companyNotStated;
  const bare = line
    .replace(/^["“”«»'‘]+(.*?)["“”«»'’]+$/u, "$1")
    .replace(/^(?:careers|jobs) (?:at|with) /i, "")
    .replace(/\s+(?:[-–|:]\s*)?(?:careers|jobs)(?: page)?$/i, "")
    .replace(/[\s,;:|–-]+$/u, "")
    .trim();
  return bare === "" ? line : bare;
}

/**
 * Legal forms that end (or, in some countries, begin) a name. Dots and spaces inside them are optional.
 * Only forms, no words that tell companies apart such as "Group" or "Holding".
 */
// prettier-ignore
const endings = [
  "inc", "incorporated", "corp", "corporation", "co", "company", "llc", "l l c", "llp", "lp", "pllc", "pc", "ltd",
  "limited", "plc", "cic", "cio", "gmbh", "mbh", "ggmbh", "ag", "se", "kg", "kgaa", "ohg", "gbr", "ug",
  "haftungsbeschrankt", "ev", "e v", "eg", "sa", "s a", "sas", "s a s", "sasu", "sarl", "s a r l", "eurl", "snc", "sca",
  "spa", "s p a", "srl", "s r l", "srls", "sl", "s l", "slu", "s l u", "sau", "s coop", "sa de cv", "s a de c v",
  "s de rl de cv", "s de r l de c v", "sab de cv", "ltda", "eireli", "lda", "bv", "b v", "nv", "n v", "bvba", "cv", "vof",
  "ab", "publ", "hb", "oy", "oyj", "as", "a s", "asa", "aps", "ks", "i s", "ehf", "hf", "ou", "uab", "sia",
  "sp z o o", "spolka z o o", "spzoo", "sp k", "sp j", "spolka akcyjna", "sro", "s r o", "spol s r o", "kft", "zrt", "nyrt",
  "bt", "doo", "d o o", "dd", "d d", "ood", "eood", "ad", "srl d", "pty", "proprietary", "pvt", "private", "pte", "bhd",
  "sdn", "berhad", "tbk", "kk", "k k", "gk", "co ltd", "jsc", "ojsc", "cjsc", "pjsc", "plcs", "fzc", "fze", "fz llc", "wll",
  "w l l", "as", "anonim sirketi", "a s", "ltd sti", "lp", "株式会社", "有限公司", "有限责任公司", "股份有限公司", "合同会社",
  "주식회사", "ооо", "оао", "зао", "пао", "ао", "тов", "тзов", "пп",
];

const beginnings = ["株式会社", "주식회사", "ооо", "оао", "зао", "пао", "ао", "тов", "pt", "the"];

const lastForm = new RegExp(`(?:^|\\s)(?:${byLength(endings)}|and co)$`, "u");
const firstForm = new RegExp(`^(?:${byLength(beginnings)})\\s+`, "u");
/** CJK forms are written without a space. */
const gluedForm =
  /^(?:株式会社|주식회사|合同会社)|(?:株式会社|有限公司|有限责任公司|股份有限公司|주식회사)$/u;

/**
 * Returns a key that is equal for two spellings of the same employer. It ignores accents, case, punctuation, spaces and
 * legal form, but not "+" and "#". Never empty for a name with a letter or digit.
 *
 * @example companyKey("Ropeway Sp. z o.o.") === companyKey("ROPEWAY") // true
 * @example companyKey("C++ Studio") === companyKey("C# Studio") // false
 */
export function companyKey(name: string): string {
  return companyNameForKey(name).replaceAll(" ", "");
}

/**
 * Returns the words that all spellings of an employer share, as they appear in the address of its page. Empty when the
 * advert names no employer.
 *
 * @example companySlug("Calder & Aire Hospitals Ltd.") // "calder-and-aire-hospitals"
 */
export function companySlug(name: string): string {
  return name === companyNotStated ? "" : companyNameForKey(name).replaceAll(" ", "-");
}

function companyNameForKey(name: string): string {
  const words = foldText(name)
    .replaceAll("&", " and ")
    .replaceAll("+", " plus ")
    .replaceAll("#", " sharp ")
    .replace(/['’`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  let core = words.replace(firstForm, "");
  for (;;) {
    const shorter = core.replace(gluedForm, "").replace(lastForm, "").trim();
    if (shorter === core || shorter === "") break;
    core = shorter;
  }
  core = core.replace(/ and$/, "");
  return core || words;
}

function byLength(words: string[]): string {
  return words.toSorted((a, b) => b.length - a.length).join("|");
}
