import { languages, type Language } from "../words/language.ts";

/** Words that join others in titles. They are not indexed. Folded. */
const table: Readonly<Record<Language, string>> = {
  en: "a an the and or of for in at to with on by from as is are we you your our who us",
  de: "der die das den dem des ein eine einer eines einen und oder fur im am an auf bei mit von vom zu zum zur als in",
  fr: "le la les l d du de des un une et ou pour au aux en sur avec par dans chez a",
  es: "el la los las un una y o u de del al en con por para sin e a",
  it: "il lo la le gli i di a da in con su per tra e o del della dello dei degli delle dell dal dalla nel nella sul ed un una",
  nl: "de het een en of in van voor met bij op te ter aan",
  pl: "w we z ze i oraz lub na do dla ds przy po od a o",
  pt: "o a os as um uma de do da dos das e ou em no na nos nas com para por ao",
  sv: "och eller for pa i till med av inom som vid en ett",
  cs: "a i v ve s se k na pro nebo u o z do po",
};

export const functionWords: Readonly<Record<Language, ReadonlySet<string>>> = Object.fromEntries(
  languages.map((language) => [language, new Set(table[language].split(" "))]),
) as Record<Language, Set<string>>;
