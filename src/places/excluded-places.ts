/** A location text without its exceptions, and the words of each exception. */
export type WithoutExceptions = { wanted: string; excluded: string[] };

/** Words of exception in English, German, French, Spanish, Portuguese, Italian, Dutch and Polish. */
const always = [
  String.raw`except(?:ing)?(?: for)?|with the exception of|exclud(?:ing|es?|ed)|excl\.?|other than|but not`,
  String.raw`outside(?! sales)(?: of)?(?: the)?`,
  String.raw`not(?! (?:remote|fully|an?|the|specified|stated|applicable|provided|disclosed|given|known|listed|required|yet)\b)`,
  String.raw`außer(?:halb)?|ausser(?:halb)?|ausgenommen|nicht (?:in|aus|für)|mit ausnahme`,
  String.raw`sauf|except[ée]e?|à l['’]exception|à l['’]exclusion|en dehors d[eu]s?`,
  String.raw`excepto|excluyendo|a excepción|fuera del?|exceto|excluindo|fora d[aeo]s?|com exceção`,
  String.raw`eccetto|esclus[oaie]|fuori da|behalve|uitgezonderd|buiten|niet in`,
  String.raw`oprócz|z wyjątkiem|z wyłączeniem|nie w`,
].join("|");

/** Words that are an exception only after other words, since places or other things begin with them. */
const afterWords = "but|minus|hors|ohne|salvo|menos|tranne|poza";

/** The exception lasts to the end of the bracket or of the part of the text. */
const exception = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:(?:${always})|(?<=[\p{L}\p{N})(,;:-]\s*)(?:${afterWords}))(?![\p{L}\p{N}-])(?:(?!\s[-–|]\s)[^()\[\];|])*|(?<![\p{L}\p{N}])non-\p{Lu}[\p{L}.]*`,
  "giu",
);

/**
 * Splits "Europe (excluding UK)" into "Europe" and "excluding UK", so that an excluded place is never taken for the place.
 *
 * @example splitExceptions("Anywhere but India") // { wanted: "Anywhere", excluded: ["but India"] }
 */
export function splitExceptions(text: string): WithoutExceptions {
  const excluded: string[] = [];
  const wanted = text.replace(exception, (words) => {
    // "Non-profit" is no place: the case of "Non-US" decides.
    if (/^non-/i.test(words) && !/^[Nn][Oo][Nn]-\p{Lu}/u.test(words)) return words;
    excluded.push(words.trim().replace(/[,\s]+$/, ""));
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

/** The words of an exception without the word that excludes: "except US" → "US". */
export function excludedWords(words: string): string {
  return words.replace(
    new RegExp(
      String.raw`^(?:non-|(?:${always}|${afterWords})(?![\p{L}-])\s*(?:(?:of|the|in|from|for|der|von|de|du|del|do|da|la|le|les)\s+)*)`,
      "iu",
    ),
    "",
  );
}
