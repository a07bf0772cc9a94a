import { languagesOfWord } from "./function-words.ts";

/** A script, the language that it stands for, and letters that only other languages write in it. */
type Script = {
  letters: RegExp;
  /** Null if the letters of `others` have to decide. */
  language: string | null;
  others?: readonly (readonly [language: string, letters: RegExp])[];
  /** How many letters of an alphabet one sign is worth. */
  weight?: number;
};

const scripts: readonly Script[] = [
  { letters: /[\p{sc=Hira}\p{sc=Kana}]/gu, language: "ja", weight: 3 },
  { letters: /\p{sc=Han}/gu, language: "zh" },
  { letters: /\p{sc=Hang}/gu, language: "ko" },
  { letters: /\p{sc=Grek}/gu, language: "el" },
  { letters: /\p{sc=Hebr}/gu, language: "he" },
  {
    letters: /\p{sc=Cyrl}/gu,
    language: null,
    others: [
      ["be", /ў/giu],
      ["uk", /[іїєґ]/giu],
      ["kk", /[әғқңөұүһ]/giu],
      ["mk", /[ѓќѕ]/giu],
      ["sr", /[јљњћђџ]/giu],
      ["ru", /[ыэё]/giu],
      ["bg", /ъ/giu],
    ],
  },
  {
    letters: /\p{sc=Arab}/gu,
    language: "ar",
    others: [
      ["ps", /[ټډړږښڼې]/gu],
      ["ur", /[ٹڈڑےں]/gu],
      ["fa", /[پچژگکی]/gu],
    ],
  },
  { letters: /\p{sc=Deva}/gu, language: "hi" },
  { letters: /\p{sc=Taml}/gu, language: "ta" },
  { letters: /\p{sc=Ethi}/gu, language: "am" },
  { letters: /\p{sc=Thai}/gu, language: "th" },
  { letters: /\p{sc=Beng}/gu, language: "bn" },
  { letters: /\p{sc=Telu}/gu, language: "te" },
  { letters: /\p{sc=Knda}/gu, language: "kn" },
  { letters: /\p{sc=Mlym}/gu, language: "ml" },
  { letters: /\p{sc=Gujr}/gu, language: "gu" },
  { letters: /\p{sc=Guru}/gu, language: "pa" },
  { letters: /\p{sc=Geor}/gu, language: "ka" },
  { letters: /\p{sc=Armn}/gu, language: "hy" },
];

const letter = /\p{L}/gu;
const foreignLetter = /(?!\p{sc=Latn})\p{L}/gu;

/** Letters of another script than Latin that decide. Addresses and names of products are in Latin letters everywhere. */
const least = { letters: 5, share: 0.15 };
/** The share of a script's letters that another language's letters need. Fewer may be a name. */
const leastOthers = 0.004;

/** Words of the first language, and how many more than of the second. A clear lead in words or by ratio is enough. */
const lead = { words: 2, more: 2, manyMore: 4, ratio: 1.2 };

/** The beginning is enough; later parts of adverts are more often boilerplate in English. */
const sampleLength = 1500;

const address = /(?:https?:\/\/|www\.)\S+|\S+@\S+/giu;

/** The part of a text by which its language is told: the beginning, without web and mail addresses. */
export const languageSample = (text: string): string => text.slice(0, sampleLength).replaceAll(address, " ");

/**
 * Returns the ISO 639-1 code of the language that a text is in by its script, its function words and its letters; null
 * if they do not tell. Two bullets of a CV are enough. `detectLanguage` also compares n-grams, with data that browsers
 * do without.
 *
 * @example readLanguage("Cut delays by a third and trained the new colleagues.") // "en"
 */
export function readLanguage(text: string): string | null {
  const sample = languageSample(text);
  const foreign = sample.match(foreignLetter)?.length ?? 0;
  const isForeign = foreign >= least.letters && foreign >= (sample.match(letter)?.length ?? 0) * least.share;
  return isForeign ? byScript(sample) : byWords(sample);
}

function byScript(sample: string): string | null {
  const count = (letters: RegExp): number => sample.match(letters)?.length ?? 0;
  const counted = scripts.map((script) => ({
    ...script,
    count: count(script.letters) * (script.weight ?? 1),
  }));
  const script = counted.reduce((most, one) => (one.count > most.count ? one : most));
  let best = { language: script.language, count: script.count * leastOthers };
  for (const [language, letters] of script.others ?? []) {
    const own = count(letters);
    if (own > best.count) best = { language, count: own };
  }
  return script.count > 0 ? best.language : null;
}

function byWords(sample: string): string | null {
  const counts = new Map<string, number>();
  for (const [word] of sample
    .toLowerCase()
    .normalize("NFC")
    .matchAll(/\p{L}+/gu)) {
    for (const language of languagesOfWord(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one);
  if (!first || first[1] < lead.words) return null;
  const more = first[1] - (second?.[1] ?? 0);
  const isClear = more >= lead.manyMore || first[1] >= (second?.[1] ?? 0) * lead.ratio;
  return more >= lead.more && isClear ? first[0] : null;
}
