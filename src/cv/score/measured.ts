import { currencyPattern } from "../../text/currency-rates.constants.ts";

const english =
  "two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty dozens? hundreds? thousands? millions? double[ds]? tripled? halved twice";

/** Numbers from two on in the other languages of headings. Words that are mostly something else there are left out. */
const others = `
  zwei drei vier fünf sechs sieben acht neun zehn elf zwölf \\p{L}+zehn zwanzig dreißig vierzig fünfzig hundert\\p{L}* tausend\\p{L}*
  dutzend\\p{L}* verdoppelt halbiert hälfte verdreifacht
  deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante cents? mille doubl[ée]e?s? moitié
  triplé douzaines? centaines? milliers?
  tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cuarenta cincuenta cien cientos mil miles docenas? mitad
  duplicad[oa]s? triplicad[oa]s?
  due tre quattro cinque sette otto dieci undici dodici quindici venti trenta quaranta cinquanta cento mila metà raddoppiat[oa] decine
  dois duas três quatro oito nove dez doze quinze vinte trinta quarenta cinquenta cem metade milhares
  twee drie vijf zes zeven acht negen tien elf twaalf vijftien twintig dertig veertig vijftig honderd\\p{L}* duizend\\p{L}* verdubbeld
  dwa dwie dwóch trzy trzech trzema cztery czterech pięć pięciu sześć sześciu siedem siedmiu osiem ośmiu dziewięć dziewięciu
  dziesięć dziesięciu dwanaście dwunastu dwadzieścia dwudziestu sto stu tysiąc\\p{L}* połow[aęy]
  δύο τρεις τρία τέσσερις τέσσερα πέντε έξι επτά οκτώ εννέα δέκα δώδεκα είκοσι τριάντα εκατό χίλι\\p{L}*
  два дві двох три трьох чотири чотирьох п['’]ят[ьи] шіст[ьи] шести сім семи вісім восьми дев['’]ят[ьи] десят[ьи] двадцят[ьи] сто тисяч\\p{L}*
  \\p{L}{0,2}(?:اثنين|ثلاثة?|أربعة?|خمسة?|ستة|سبعة?|ثماني?ة?|تسعة?|عشرة?|عشرين|عشرون|ثلاثين|أربعين|خمسين|مئة|مائة|ألف|آلاف)
  ו?(?:שני|שתי|שלושה|שלוש|ארבעה|ארבע|חמישה|חמש|שישה|שבעה|שמונה|תשעה|עשרה|עשר|עשרים|מאה|אלף)`;

const wholeWords = (words: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${words.trim().split(/\s+/).join("|")})(?![\\p{L}\\p{M}\\p{N}])`,
    "iu",
  );

const englishNumber = wholeWords(english);

const foreignNumber = wholeWords(others);

/** Phrases of a share, and numbers of scripts without spaces. */
const sharePattern =
  /\b(?:half of|quarter of|a third)\b|[二三四五六七八九十百千万]\s?(?:人|名|个|件|年|月|%|倍|社|店|万|千|台)/iu;

/** Signs and units that make any number before them an amount, even "2000". */
const unit = String.raw`(?!\s*(?:%|[\p{Sc}+]|(?:m2|m3|km|kg|t|euros?|${currencyPattern})(?![\p{L}\p{N}])))`;
/** Years, dates and times. "86.000" and "12.50" are amounts. */
const dates = String.raw`(?:19|20)\d{2}(?:\s*[-–/]\s*(?:\d{4}|\d{2}))?|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|(?:0?[1-9]|1[0-2])[/.](?:19|20)\d{2}|\d{1,2}/\d{2}|\d{1,2}:\d{2}|24\s*[/x]\s*7`;
/** Words before a number that is a name, a version or a level. */
const named = String.raw`(?:iso|en|din|iec|bs|asp|sec|rfc|section|article|chapter|part|level|grade|class|year|key stage|tier|phase|stage|type|version|v|ver|release|windows|angular|python|java|php|vue|react|engine|es|web|html|css|http|ielts|room|unit|gs|act|form|route|building|schedule)[\s.-]?\d[\d.]*`;
const names = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|[\d\p{Sc}][.,]?\s?)(?:${dates}|${named})(?![\p{L}\p{N}]|[.,]\d)${unit}`,
  "giu",
);
const number =
  /(?<![\p{L}\p{N}.,-])[#~<>≈+±\p{Sc}]?\s?\d[\d.,'’]*\s?(?:%|percent|k|m|bn|x|million|billion|\+|[a-z]{0,4})?(?![\p{L}\p{N}])/iu;

/**
 * Whether a statement has a figure: a number, an amount, a share, in digits of any script or in words. Years, versions and
 * names with digits do not count.
 *
 * @param language whether the text is in English; other texts count the number words of all other languages
 * @example isMeasured("Trained 11 nurses") // true
 * @example isMeasured("Built it with HTML5 in 2019") // false
 */
export function isMeasured(text: string, language: "en" | "other" = "en"): boolean {
  const plain = text.normalize("NFKC").replaceAll(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : "5"));
  return (
    number.test(plain.replaceAll(names, " ")) ||
    (language === "en" ? englishNumber : foreignNumber).test(plain) ||
    sharePattern.test(plain)
  );
}
