import type { PayPeriod } from "../posting.ts";

/** Working periods in a year, for 40 hours and 5 days a week in 52 weeks. */
export const periodsPerYear: Readonly<Record<PayPeriod, number>> = {
  hour: 2080,
  day: 260,
  week: 52,
  fortnight: 26,
  month: 12,
  year: 1,
};

/** Returns how often an amount is paid in a year. Some countries have 13 or 14 monthly wages. */
export function paymentsPerYear(period: PayPeriod, monthlyPayments: number | undefined): number {
  return period === "month" ? (monthlyPayments ?? periodsPerYear.month) : periodsPerYear[period];
}

/** Words for a unit after "per", "/", "a" and the like, in the languages of our sources. */
const units: Readonly<Record<PayPeriod, string>> = {
  hour: "hours?|hrs?|stunde|std|heure|hora|ora|uur|timm(?:en?|ar)|time[nr]?|godz(?:in[aęy])?|hodin[auy]|hod|час|годину|tunti|tunnissa|jam|saat",
  // A shift is the work of one day.
  day: "days?|shift|schicht|tag|jour|día|dia|giorno|dag(?:en)?|dzień|dniówka|den|день|päivä",
  week: "weeks?|wks?|woche|semaine|semana|settimana|veckan?|ugen?|uken?|tydzień|týden|тиждень|неделю|viikko",
  fortnight: "fortnight|two weeks|2 weeks|other week|zwei wochen|deux semaines|dos semanas",
  month:
    "months?|mo|mth|mnth|monat|mois|mes|mês|mese|maand|månad(?:en)?|mån|måned(?:en)?|mdr|mies(?:iąc)?|m-c|md|bulan|hó|tháng|ay|měs(?:íc)?|mesiac|месяц|мес|місяць|міс|kk|kuukausi|kuukaudessa",
  year: "years?|yrs?|annum|anno|année|an|jahr|año|ano|jaar|år(?:et)?|rok|roku|tahun|yıl|год|рік|vuosi|vuodessa",
};

/** Single letters are units only after a slash or "p": "£15 p/h", "$45/h", "€3.000 / m". */
const letters: Readonly<Record<PayPeriod, string>> = {
  hour: "h",
  day: "d",
  week: "w|wk",
  fortnight: "fn",
  month: "m",
  year: "y|a",
};

const adverbs: Readonly<Record<PayPeriod, string>> = {
  hour: "hourly|stündlich|stundenlohn|stundensatz|horaire|orari[oa]|ph|p\\.h|godzinow[oa]|timlön|timepris|timelønn?|uurloon",
  day: "daily|day rate|täglich|tagessatz|journalier|tjm|pd|p\\.d|diari[oa]|dzienn[ao]|dagpris",
  week: "weekly|wöchentlich|wochenlohn|hebdomadaire|semanal(?:es)?|settimanal[ei]|pw|p\\.w|tygodniowo",
  fortnight: "fortnightly|bi-?weekly|biweekly|every two weeks|zweiwöchentlich",
  month:
    "monthly|per calendar month|monatlich|monatsgehalt|mensuel(?:le)?s?|mensual(?:es)?|mensil[ei]|mensal|mensais|maandelijks|pcm|p\\.?c\\.?m|p\\.m|aylık|miesięcznie|měsíčně|månadslön|månedslønn?|månedligt|ежемесячно|щомісяця|ወር[ሃሀ]ዊ|ወረ[ሃሀ]ዊ|በወር",
  year: "yearly|yıllık|annual(?:ly|ized|ised)?|annuel(?:le)?s?|anual(?:es|mente)?|annu[aoi]|annual[ei]|jährlich|jahresgehalt|bruttojahresgehalt|jahresbrutto|p\\.? ?a|lpa|rocznie|ročně|årlig|årslön|årslønn?|jaarlijks|jaarsalaris|ral|ежегодно|щороку",
};

/** Words of scripts without spaces: "月給25万円", "1万5千元/月". */
const unspacedWords: Readonly<Record<PayPeriod, string>> = {
  hour: "時給|时薪|時薪|시급|(?:\\/|每) ?(?:小时|小時)|\\/ ?時間",
  day: "日給|日当|日薪|일급|\\/ ?[日天]",
  week: "週給|周薪|주급",
  fortnight: "双周薪",
  month: "月給|月収|月額|月薪|월급|월 ?급여|(?:\\/|每|毎) ?月",
  year: "年収|年俸|年薪|연봉|(?:\\/|每|毎) ?年",
};

const order: readonly PayPeriod[] = ["fortnight", "hour", "day", "week", "month", "year"];

const prepositions =
  "per|pr\\.?|a|an|each|every|pro|par|por|al|all['’]|à l['’]|de l['’]|i|om|na|za|в|на|за|im|je|p\\.|\\/ ?|p\\/|a la|die|\\/1 ";

const isWordEnd = "(?![\\p{L}\\p{N}])";

/** The seam that stripped markup leaves between words: "54.00/HrDuration". */
const gluedWord = /(?<=\p{Ll})\p{Lu}(?=\p{Ll})/gu;

/** Each period has a group of its own in one pattern, so that the earliest mention wins. */
const mention = new RegExp(
  order
    .map(
      (period) =>
        `(?<${period}>(?<![\\p{L}\\p{N}.])(?:(?:${prepositions})[ -]?(?:${units[period]})|p ?\\/ ?(?:${letters[period]})|${adverbs[period]})${isWordEnd}` +
        `|\\/ ?(?:${units[period]}|${letters[period]})${isWordEnd}` +
        // straight after the figure: "£15ph", "£500pd", "£45,000pa"
        `|(?<=[\\d.,k])(?:${adverbs[period]}|p\\/?(?:${letters[period]}))${isWordEnd}` +
        `|${unspacedWords[period]})`,
    )
    .join("|"),
  "iu",
);

/**
 * Finds the first pay period in free text, with its position.
 *
 * @example findPeriod("£500 per day") // { period: "day", index: 5, end: 12 }
 */
export function findPeriod(text: string): { period: PayPeriod; index: number; end: number } | null {
  const plain = mention.exec(text);
  const unglued = mention.exec(text.replace(gluedWord, (letter) => " ".repeat(letter.length)));
  const match = plain && (!unglued || plain.index <= unglued.index) ? plain : unglued;
  if (!match) return null;
  const period = order.find((name) => match.groups?.[name] !== undefined);
  return period ? { period, index: match.index, end: match.index + match[0].length } : null;
}

/** Returns the period at the end of text without spaces, which belongs to the amount that follows: "年収". */
export function periodInUnspacedText(before: string): PayPeriod | null {
  const isAtEnd = (period: PayPeriod) =>
    new RegExp(`(?:${unspacedWords[period]})[\\s:：]?約?$`, "u").test(before);
  return order.find(isAtEnd) ?? null;
}

/**
 * Labels that sources write into a separate field: schema.org's "HOUR", Lever's "per-year-salary", Ashby's "1 YEAR",
 * the codes of USAJOBS. "PW" of USAJOBS is piece work, so that code is not read as a week.
 */
const labels: ReadonlyArray<[PayPeriod, RegExp]> = [
  [
    "fortnight",
    /^(?:bw|bi-?week(?:ly)?|fortnight(?:ly)?|(?:per )?(?:2|two) weeks?|biweekly|every two weeks|bi week)$/,
  ],
  ["hour", /^(?:ph|hur|h|hr|hrs|hour|hours|hourly)$/],
  ["day", /^(?:pd|d|day|days|daily)$/],
  ["week", /^(?:w|wee|wk|week|weeks|weekly)$/],
  ["month", /^(?:pm|mo|mon|mth|month|months|monthly|p1m)$/],
  ["year", /^(?:pa|p\.a\.?|y|yr|ann|anm|year|years|yearly|annual|annually|annum|p1y)$/],
];

/**
 * Reads the period of a structured field; null for other values ("semi-monthly", "one-time", "PW", "fixed").
 *
 * @example readPeriodLabel("per-year-salary") // "year"
 */
export function readPeriodLabel(label: string | null): PayPeriod | null {
  if (label === null) return null;
  const plain = label
    .trim()
    .toLowerCase()
    .replace(/[_-]+/g, " ")
    .replace(/^(?:per|1|a|an)\s+/, "")
    .replace(/\s+(?:salary|wage|pay|rate)$/, "")
    .trim();
  for (const [period, pattern] of labels) if (pattern.test(plain)) return period;
  // Handles whole sentences and other languages: "pro Monat". Short codes were handled above.
  return plain.length > 3 && !/semi|twice|bi month/.test(plain) ? (findPeriod(label)?.period ?? null) : null;
}
