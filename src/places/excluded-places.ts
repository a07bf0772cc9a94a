/** A location text without its exceptions, and the words of each exception. */
export type WithoutExceptions = { wanted: string; excluded: string[] };

/** Words of exception in English, German, French, Spanish, Portuguese, Italian, Dutch and Polish. */
const always = [
  String.raw`except(?:ing)?(?: for)?|with the exception of|exclud(?:ing|es?)|excl\.?|other than|apart from|but not`,
  String.raw`(?<!just )outside(?! (?:sales|ir35))(?: of)?(?: the)?`,
  String.raw`(?:not|cannot|can't|do not|don't) (?:available |open |hiring |hire |eligible |based )*(?:in|to|from)\b`,
  String.raw`außer(?:halb)?|ausser(?:halb)?|ausgenommen|nicht (?:in|aus|für)|mit ausnahme`,
  String.raw`sauf|hormis|except[ée]e?|à l['’]exception|à l['’]exclusion|en dehors d[eu]s?|pas (?:en|à|au)`,
  String.raw`excepto|excluyendo|(?:a|con) excepción|fuera del?|no en|exceto|excluindo|fora d[aeo]s?|com exceção`,
  String.raw`eccetto|esclus[oaie]|fuori da|behalve|uitgezonderd|buiten|niet in`,
  String.raw`oprócz|z wyjątkiem|z wyłączeniem|nie w`,
].join("|");

/** Words that are an exception only in a place of their own: after a comma or at the start of a bracket. */
const afterComma = String.raw`not(?! (?:remote|fully|only|just|limited|an?|the|specified|stated|applicable|required|yet)\b)|nicht|minus|ex|no`;

/** Words that are an exception only after other words, since places and other things begin with them. */
const afterWords = "hors|ohne|salvo|menos|tranne|poza";

const anywhere = String.raw`anywhere|everywhere|worldwide|world|globally|global|countries|states`;

/** Words that exclude what precedes them. */
const before = String.raw`excluded|ausgenommen|exclus?|exclu[íi]d[oa]s?|wykluczon\p{L}+`;

const words = [
  always,
  String.raw`(?<=[(,;]\s*)(?:${afterComma})`,
  String.raw`(?<=[\p{L}\p{N})(,;:-]\s*)(?:${afterWords})`,
  String.raw`(?<=(?:${anywhere})\s*,?\s*)but(?: not)?`,
].join("|");

/** The exception lasts to the end of the bracket or of the part of the text. */
const exception = new RegExp(
  [
    String.raw`(?<=^|[(,;]\s*)(?:(?!\s[-–|]\s)[^()\[\],;|])+\s(?:${before})(?![\p{L}\p{N}-])`,
    String.raw`(?<![\p{L}\p{N}-])(?:${words})(?![\p{L}\p{N}-])(?:(?!\s[-–|]\s)[^()\[\];|])*`,
    String.raw`(?<![\p{L}\p{N}])(?:non|ex)-\p{L}[\p{L}.]*|(?<![\p{L}\p{N}])non (?:US|UK|EU|EEA)(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])no (?:[\p{L}.]+ ){1,2}(?:candidates|applicants|residents)`,
  ].join("|"),
  "giu",
);

/**
 * Splits "Europe (excluding UK)" into "Europe" and "excluding UK", so that an excluded place is never taken for the place.
 *
 * @example splitExceptions("Anywhere but India") // { wanted: "Anywhere", excluded: ["but India"] }
 */
export function splitExceptions(text: string): WithoutExceptions {
  const excluded: string[] = [];
  const wanted = text.replace(exception, (found) => {
    // "Non-profit" and "ex-colleagues" are no places: the case of "Non-US" decides.
    if (/^(?:non|ex)-/i.test(found) && !/^\p{L}+-\p{Lu}/u.test(found)) return found;
    excluded.push(found.trim().replace(/[,\s]+$/, ""));
    return " ";
  });
  if (excluded.length === 0) return { wanted: text, excluded };
  return {
    wanted: wanted
      .replaceAll(/[([]\s*[,;-]*\s*[)\]]/g, " ")
      .replaceAll(/\s+/g, " ")
      .replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, ""),
    excluded,
  };
}

const excluding = new RegExp(
  String.raw`^(?:(?:non|ex)[- ]|(?:${always}|${afterComma}|${afterWords}|but(?: not)?)(?![\p{L}-])\s*(?:(?:of|the|in|from|for|der|von|de|du|del|do|da|la|le|les)\s+)*)|\s(?:${before}|candidates|applicants|residents)$`,
  "giu",
);

/** The words of an exception without those that exclude: "except US" → "US", "UK excluded" → "UK". */
export const excludedWords = (exceptionWords: string): string => exceptionWords.replaceAll(excluding, "");
