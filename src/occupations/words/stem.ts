import shortWords from "../../../data/occupations/short-words.json" with { type: "json" };
import { languages, type Language } from "./language.ts";

/** The usual word by its short or other spelling, in each language: "tech" is "technician". */
const usualWords: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  languages.map((language) => [
    language,
    new Map(shortWords.flatMap((row) => (row.language === language ? [[row.short, row.usual]] : []))),
  ]),
);

/**
 * Endings of number, gender and activity. Without them, "conductrice" equals "conducteur", and "cleaner" equals "cleaning".
 * They cut more than a general stemmer, since titles have few words, and are twenty times as fast.
 */
const endings: Readonly<Record<Language, RegExp>> = {
  en: /(?:(?<=at)(?:ors?|ions?|ives?)|ments?|ings?|ers?|es|ed|e|s)$/,
  de: /(?:innen|in|ungen|ungs|ung|ern|ers|er|es|en|em|e|s)$/,
  fr: /(?:ieres?|iers?|eries?|euses?|eures?|eurs?|rices?|iennes?|iens?|ives?|ifs?|eres?|ers?|elles?|els?|ies?|ees?|es|e|s)$/,
  es: /(?:[aei]dor(?:as|es|a)?|erias?|ajes?|oras?|ores|or|eras?|eros?|istas?|ciones|cion|icas?|icos?|as|os|es|a|o|e)$/,
  it: /(?:atrici|atrice|atori|atore|trici|trice|tori|tore|iere|ieri|iera|esse|essa|isti|iste|ista|zioni|zione|i|e|o|a)$/,
  nl: /(?:sters?|ers?|sen|ingen|ing|en|es|e|s)$/,
  pl: /(?:iami|ami|ach|ego|emu|owej|owy|owa|owe|owi|ow|iem|em|om|ych|ymi|ym|ej|ie|ia|iu|a|e|i|y|u|o)$/,
  pt: /(?:adoras?|adores|ador|doras?|dores|dor|oras?|ores|or|arias?|eiras?|eiros?|istas?|coes|cao|icas?|icos?|as|os|es|a|o|e)$/,
  sv: /(?:erskor|erskan|erska|arna|aren|are|erna|ningar|ning|ingen|ing|ande|or|ar|er|en|et|a|e|s)$/,
  cs: /(?:ami|emi|eho|emu|ovi|ove|ova|ovy|ych|ich|ach|um|em|ym|y|i|e|a|o|u)$/,
};

/** Endings of female forms that differ from the male form by more than an additional ending. */
const femaleForms: Readonly<Partial<Record<Language, RegExp>>> = {
  pl: /(?:(?<=e[lr]|or|ist|[an]t|[ae]n)k[aiaou]|(?<=a)[crz]+zk[ai]|(?<=a)rk[ai]|(?:ni|w)cz[ky][ai]|nic[ay]|czyni)$/,
  cs: /(?:(?<=[ae][lrc]|or|ist|[an]t|en|ov)k[ayou]|nic[ei]|yn[eí])$/,
};
const maleEndings: readonly [RegExp, string][] = [
  [/^rk/, "rz"],
  [/^[crz]+zk/, "cz"],
  [/^nic/, "nik"],
  [/^nicz/, "nik"],
  [/^czyni/, "c"],
];

/** Words that `endings` would turn into another word: "officer" into "office". */
const protectedWords: ReadonlySet<string> = new Set(
  "engineer programmer officer customer carpenter minister letter station state data career water paper rubber manufacture ceramics physics speed feed seed nurse bus business software firmware ware hardware warehouse porter".split(
    " ",
  ),
);

/** Letters that must be left. Words that are too short for this lose only a last vowel or "s": "cajera" → "cajer". */
const minCutLength = 4;
const minLength = 3;
const vowels = /(?:es|as|os|e|a|o|i|s)$/;
const doubled = /([b-df-hj-np-tv-z])\1$/;
const doubling: ReadonlySet<Language> = new Set(["en", "de", "fr", "nl", "sv"]);
const longVowel = /([aeou])\1(?=[^aeiou]+$)/;

/**
 * Reduces a folded word to the form under which labels are indexed.
 *
 * @example stem("conductrice", "fr") // "conduct"
 */
export function stem(written: string, language: Language): string {
  const full = usualWords[language]?.get(written) ?? written;
  if (full.length <= minLength) return full;
  let word = language === "en" ? englishBase(full) : maleForm(full, language);
  if (language === "en" && protectedWords.has(word)) return word;
  word = cut(word, language);
  if (language === "nl") word = word.replace(longVowel, "$1");
  return word.length > minLength && doubling.has(language) ? word.replace(doubled, "$1") : word;
}

function cut(word: string, language: Language): string {
  const short = word.replace(endings[language], "");
  if (short.length >= minCutLength) return short;
  const light = language === "en" ? word.replace(/(?<=[^s])s$/, "") : word.replace(vowels, "");
  return light.length >= minLength ? light : word;
}

/** "pharmacists" → "pharmacy", "officers" → "officer" */
function englishBase(word: string): string {
  const singular = word.endsWith("s") && protectedWords.has(word.slice(0, -1)) ? word.slice(0, -1) : word;
  return singular.replace(/ies$/, "y").replace(/(?<=therap|pharmac|olog|psychiatr)ists?$/, "y");
}

/** "nauczycielka" → "nauczyciel", "pracovnice" → "pracovnik" */
function maleForm(word: string, language: Language): string {
  const pattern = femaleForms[language];
  if (!pattern) return word;
  return word.replace(pattern, (ending: string) => {
    for (const [female, male] of maleEndings) if (female.test(ending)) return male;
    return "";
  });
}
