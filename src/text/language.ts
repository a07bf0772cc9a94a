/** The most common short words of languages in Latin letters. Several languages may share a word. */
// prettier-ignore
const functionWords: Readonly<Record<string, string>> = {
  en: "a the and of to in for with you we are is our your will be this that as on at from have has had or an by it its who whom all can their was were been which into through while between within about over during using my them they he she his her not but if",
  de: "und die der das für mit wir sie zu in den von ist war eine einen einer eines im auf bei als oder du dein deine ihr ihre unser unsere sich auch sowie nicht dich dir wird werden wurde zum zur des dem uns ein ich nach über an aus durch bis seit unter am vom",
  fr: "et de la le les des du d l en vous nous pour dans une un est avec sur votre vos nos au aux que qui notre par ou sont être plus ce cette ces à été chez se ses son sa leur leurs depuis ainsi mes je afin",
  es: "y de la el los las en para con una un que del al por se es como su sus tu nuestro nuestra más o te nos lo le fue desde durante entre sobre mediante así este esta son no sin ha han hasta cada todo todos también hay ser muy puede tiene cuando donde ya si",
  it: "e di il la le gli lo i per con una un in del della che nel nella nei dei delle degli dello è sono al alla allo agli alle dal dalla si da nostro nostra o ai ad ed come più su sul presso anche",
  pt: "e de a o os as em para com uma um que do da dos das no na nos nas por é se ou como sua seu você nossa nosso ao à às mais não pelo pela foi desde até são",
  nl: "en de het een van in je voor met wij we op te bij aan is zijn jij als ons onze die dat naar of niet ook wat om jouw jij door uit over tot was heb mijn binnen onder het worden wordt heeft er",
  pl: "i w z na do się o oraz dla od jest nie za po lub przez jako które których który będzie są ze naszego co aby twoje nas we przy był była jak a u nad pod czy tym ich",
  sv: "och att i för en på med som är av vi du till det ett den de har dig om vår din eller kan hos ska våra vid från samt inom in ut jag",
  da: "og at i for en på med som er af vi du til det et den de har dig om vores din eller kan hos vil ikke ved fra samt inden der jeg blev var efter hvis når kun uden din dine mere også skal",
  no: "og å i for en på med som er av vi du til det et den de har deg om vår din eller kan hos vil ikke våre ved fra samt innen jeg ble var etter hvis når kun uten dine mer også skal",
  fi: "ja on että sekä ei tai se olet meillä työ sinulla kanssa joka mukaan myös voit sinun hyvä meidän oli ovat kun mutta jotka sen",
  cs: "a v na se s je do že pro z jsou nebo ve práce si o u jako které který která budete nabízíme vám i za po od k při ze pod jsem byl byla",
  sk: "a v na sa s je do že pre z sú alebo vo práce si o u ako ktoré ktorý ktorá budete ponúkame vám aj za po od k pri zo pod som bol bola",
  hu: "a az és hogy nem is egy van meg vagy mint de ha munka való valamint illetve számára volt szerint által során után között",
  ro: "și de la în cu pe pentru un o din este să care sau ca nu mai al ale ai a ei lui vei noi sunt prin către după fi au cel",
  tr: "ve bir bu için ile olarak da de en olan çok veya olmak sahip iş ekip gibi üzere sonra kadar tarafından olan göre daha",
  hr: "i u je na za se da s su od o ili koji koja koje kao biti rad te po iz što uz do sam smo pri",
  ca: "i de la el els les en per a amb una un que del és o com al més dels als són aquest seva",
  id: "dan yang di untuk dengan dari pada ke dalam ini atau adalah akan anda kami sebagai oleh dapat secara para",
  vi: "và của các cho là trong với được có những một để từ về tại người không trên theo đã",
};

/** Letters that tell the same languages from English. */
const ownLetters: Readonly<Record<string, string>> = {
  de: "äöüß",
  fr: "àâçèéêëîïôûœ",
  es: "ñ",
  it: "àèòù",
  pt: "áâãçéêíõ",
  pl: "ąćęłńóśźż",
  sv: "åäö",
  da: "åæø",
  no: "åæø",
  fi: "äö",
  cs: "áéíýčěřšůž",
  sk: "áéíôýčĺľŕšž",
  hu: "áéíöőüű",
  ro: "âîăşțșţ",
  tr: "çöüğış",
  hr: "ćčđšž",
  ca: "àçèïò",
  vi: "đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
};

const languagesByWord = byKey(functionWords, (list) => list.split(" "));

const languagesByLetter = byKey(ownLetters, (list) => list.split(""));

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
  { letters: /\p{sc=Sinh}/gu, language: "si" },
  { letters: /\p{sc=Laoo}/gu, language: "lo" },
  { letters: /\p{sc=Khmr}/gu, language: "km" },
  { letters: /\p{sc=Mymr}/gu, language: "my" },
  { letters: /\p{sc=Orya}/gu, language: "or" },
];

const anyLetter = /\p{L}/gu;
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

/** Returns the part of a text that its language is read from: the beginning, without web and mail addresses. */
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
  const isForeign =
    foreign >= least.letters && foreign >= (sample.match(anyLetter)?.length ?? 0) * least.share;
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

/** Returns the languages that a word in lower case speaks for: as a function word, or by its letters. */
export function languagesOfWord(word: string): Iterable<string> {
  const known = languagesByWord.get(word);
  if (known || !/[^a-z]/.test(word)) return known ?? [];
  return new Set(word.split("").flatMap((letter) => languagesByLetter.get(letter) ?? []));
}

function byKey(
  table: Readonly<Record<string, string>>,
  split: (list: string) => string[],
): Map<string, string[]> {
  const languages = new Map<string, string[]>();
  for (const [language, list] of Object.entries(table)) {
    for (const key of new Set(split(list))) languages.set(key, [...(languages.get(key) ?? []), language]);
  }
  return languages;
}
