import type { Language } from "./language.ts";

/**
 * Endings of number, gender and activity, so that "conductrice" and "conducteur", "cleaner" and "cleaning" are equal.
 * Coarser than a general stemmer, because a title has few words, and twenty times as fast.
 */
const endings: Readonly<Record<Language, RegExp>> = {
  en: /(?:(?<=at)(?:ors?|ions?|ives?)|ments?|ings?|ers?|es|ed|e|s)$/,
  de: /(?:innen|in|ungen|ungs|ung|ern|ers|er|es|en|em|e|s)$/,
  fr: /(?:ieres?|iers?|eries?|euses?|eures?|eurs?|rices?|iennes?|iens?|ives?|ifs?|eres?|ers?|elles?|els?|ies?|ees?|es|e|s)$/,
  es: /(?:erias?|ajes?|oras?|ores|or|eras?|eros?|istas?|ciones|cion|icas?|icos?|as|os|es|a|o|e)$/,
  it: /(?:atrici|atrice|atori|atore|trici|trice|tori|tore|iere|ieri|iera|esse|essa|isti|iste|ista|zioni|zione|i|e|o|a)$/,
  nl: /(?:sters?|ers?|sen|ingen|ing|en|es|e|s)$/,
  pl: /(?:ownicy|ownica|ownik|ownika|owniczka|arka|arze|arza|arz|erka|ista|istka|acz|aczka|iami|ami|ach|ego|emu|owej|owy|owa|owe|owi|ow|iem|em|om|ych|ymi|ym|ej|ie|ia|iu|a|e|i|y|u|o)$/,
  pt: /(?:adoras?|adores|ador|doras?|dores|dor|oras?|ores|or|arias?|eiras?|eiros?|istas?|coes|cao|icas?|icos?|as|os|es|a|o|e)$/,
  sv: /(?:erskor|erskan|erska|arna|aren|are|erna|ningar|ning|ingen|ing|ande|or|ar|er|en|et|a|e|s)$/,
  cs: /(?:nice|nici|nik|nika|arka|arky|ari|ar|are|elka|el|ele|ista|istka|acka|ac|ace|kyne|yne|ami|emi|eho|emu|ovi|ove|ova|ovy|ych|ich|ach|um|em|ym|y|i|e|a|o|u)$/,
};

/** Words that an ending rule would turn into another word: "officer" is no "office". */
const whole: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: new Set(
    "engineer engineers officer officers customer customers carpenter minister letter station states state data sales banker career water paper rubber manufacture ceramics physics speed feed seed nurse nurses bus business software firmware ware hardware warehouse".split(
      " ",
    ),
  ),
};

/** One word for several spellings and forms. Folded. */
const sameWord: ReadonlyMap<string, string> = new Map(
  Object.entries({
    waitress: "waiter",
    waitresses: "waiter",
    actress: "actor",
    woman: "man",
    women: "man",
    men: "man",
    person: "man",
    centre: "center",
    programme: "program",
    labourer: "laborer",
    labour: "labor",
    theatre: "theater",
    catalogue: "catalog",
    tyre: "tire",
    nursing: "nurse",
    engineering: "engineer",
    technologist: "technology",
    frau: "mann",
    leute: "mann",
    kauffrau: "kaufmann",
    kaufleute: "kaufmann",
    arzte: "arzt",
    arztin: "arzt",
    cheffe: "chef",
  }),
);

const shortest = 3;
const doubled = /([b-df-hj-np-tv-z])\1$/;
const longVowel = /([aeou])\1(?=[^aeiou]+$)/;

/**
 * Reduces a folded word to the form under which labels are indexed.
 *
 * @example stem("conductrice", "fr") // "conduct"
 */
export function stem(written: string, language: Language): string {
  let word = sameWord.get(written) ?? written;
  if (word.length <= shortest || whole[language]?.has(word)) return word;
  if (language === "en") word = englishBase(word);
  const cut = word.replace(endings[language], "");
  if (cut.length >= shortest && !whole[language]?.has(word)) word = cut;
  if (language === "nl") word = word.replace(longVowel, "$1");
  return word.length > shortest ? word.replace(doubled, "$1") : word;
}

/** "pharmacists" → "pharmacy", "officers" → "officer" */
function englishBase(word: string): string {
  const singular = word.endsWith("s") && whole.en?.has(word.slice(0, -1)) ? word.slice(0, -1) : word;
  return singular.replace(/ies$/, "y").replace(/(?<=therap|pharmac|olog|psychiatr)ists?$/, "y");
}
