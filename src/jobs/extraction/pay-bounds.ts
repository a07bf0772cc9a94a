import { findPeriod } from "./pay-period.ts";

/** Words for taxes, which say nothing about amounts or bounds. */
const tax =
  "gross|brutt?o|brut[es]?|brutos?|brutti|netto|netti|nett?|neto|netos|nets|lord[oi]|líquidos?|hrubého|før skatt|ctc|base";
const taxWord = new RegExp(`\\(?(?<!\\p{L})(?:${tax})(?!\\p{L})\\)?`, "giu");

/**
 * Replaces words for taxes and the first period by spaces: " brut par mois à " joins two amounts as " à " does.
 *
 * @param text text that follows an amount directly
 */
export function withoutUnitWords(text: string): string {
  const period = findPeriod(text);
  const plain = period ? `${text.slice(0, period.index)} ${text.slice(period.end)}` : text;
  return plain.replace(taxWord, " ");
}

/** Comparisons that a negation turns round: "no less than" is a floor, "not more than" a ceiling. */
const smaller =
  "(?:less|lower|fewer|smaller) than|under|below|beneath|weniger als|niedriger als|geringer als|unter|moins (?:de|que)|inférieure?s? à|en dessous de|menos (?:de|que)|inferior(?:es)? a|por debajo de|meno (?:di|che)|inferior[ei] a|sotto (?:i|gli|a)|abaixo de|minder dan|lager dan|onder|mniej niż|(?:mniejsz|niższ)\\p{L}+ niż|poniżej|(?:mindre|lägre|lavere|under) (?:än|end|enn)|méně než|nižší než|pod|менее|меньше|ниже|менше|нижче";
const larger =
  "(?:more|higher|greater) than|over|above|exceed(?:s|ing)?|in excess of|upwards of|north of|mehr als|höher als|über|plus (?:de|que)|supérieure?s? à|au[- ]dessus de|dépass\\p{L}+(?: pas)?|más (?:de|que)|superior(?:es)? a|por encima de|exceder?|più (?:di|che)|superior[ei] a|oltre|mais (?:de|do que)|acima de|meer dan|hoger dan|boven|więcej niż|(?:większ|wyższ)\\p{L}+ niż|powyżej|ponad|(?:mere?|högre|højere|høyere) (?:än|end|enn)|över|více než|vyšší než|nad|более|больше|выше|свыше|більше|вище|понад";
const negation =
  "no|not|never|nothing|cannot|\\p{L}+n['’]t|nicht|niemals|keinesfalls|kein\\p{L}*|pas|jamais|ne|sans|nunca|non|mai|não|niet|nooit|geen|nie|nigdy|inte|aldrig|ej|ikke|nebude|nesmí|není|не";
/** Words between the negation and the comparison: "will not be paid less than". */
const inBetween = "(?: (?!but|aber|sondern|mais|pero|sino|ma|mas|ale|and|und|et|y|e|i)\\p{L}+){0,2}?";

const salary =
  "salary|salaries|pay|wages?|rate|compensation|base|gehalt|lohn|vergütung|salaire|rémunération|salario|salário|retribuzione|wynagrodzenie|salaris";
/** "minimum salary of", "maximum (gross) pay:" */
const ofSalary = `(?: (?:${tax}))?(?:[ -](?:${salary}))?(?: (?:is|ist|beträgt|est|es|è))?`;
/** "Mindestgehalt für diese Stelle beträgt" */
const germanMinimum =
  "\\p{L}*mindest\\p{L}+(?: (?:für|laut|gemäß|lt\\.?|nach) [\\p{L} .-]{1,40}?)?(?: (?:beträgt|liegt bei|ist|in höhe))?";

const upper = `up to|upto|at most|bis(?: zu)?|max\\.?|maximum${ofSalary}|maximal|maximaal|höchstens|capped at|jusqu['’]à|au (?:plus|maximum)|hasta|como máximo|máximo|até|no máximo|fino a|al massimo|massimo|tot(?: maximaal)?|ten hoogste|hoogstens|እስከ|upp till|högst|op til|opp til|opptil|højst|do|nawet do|maksymalnie|maks\\.?|až(?: do)?|maximálně|до|макс\\.?|não mais de|enintään|legfeljebb|până la|en fazla|hingga|lên đến|lên tới|(?:${smaller})(?! ?:)|<|≤|(?:^|[|,(:]\\s*)to`;
const lower = `from|da|starting(?: at| from)?|ab|à partir de|au (?:moins|minimum)|dès|desde|al menos|como mínimo|mínimo|a partire da|almeno|minimo|a partir de|pelo menos|no mínimo|od|co najmniej|nie mniej|minimalnie|vanaf|minstens|ten minste|minimaal|från|fra|minst|mindst|alkaen|vähintään|minimálně|nejméně|legalább|de la|cel puțin|en az|mulai|từ|min\\.?|minimum${ofSalary}|minimal|${germanMinimum}|at least|от|від|не ниже|не нижче|минимум|(?:${larger})(?! ?:)|>|≥|>=`;

const between = `(?:\\s(?:${tax}|of|circa|ca\\.?|approx\\.?|about|around|etwa|von|de|di|van|på|to))?`;
const endOf = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})${between}${between}\\s*:?\\s*$`, "iu");
const floor = endOf(`(?:${negation})${inBetween} (?:${smaller})`);
const ceiling = endOf(`(?:${negation})${inBetween} (?:${larger})`);
const [upperBefore, lowerBefore] = [endOf(upper), endOf(lower)];

/** "£30,000 maximum flexibility" is no bound, so nothing may follow but punctuation. */
const alone = "(?=\\s*(?:$|[.,;:)|/–—\\n-]))";
const lowerAfter = new RegExp(
  `^\\s*(?:(?:(?:and|&) (?:up|above|more|over|upwards?)|or (?:more|above|higher|over)|upwards|(?:und|oder) (?:mehr|höher)|aufwärts|(?:et|ou) plus|[oy] más|ou mais|[oe] più|(?:en|of) meer|(?:lub|i) więcej|eller mer|и (?:более|выше|больше)|і більше)(?!\\p{L})|以上|부터|이상|\\(?(?:as a |au |come |como )?(?:min\\.?|minimum|mindestens|minimal|mínimo|minimo)\\)?${alone})`,
  "iu",
);
const upperAfter = new RegExp(
  `^\\s*(?:(?:or (?:less|below|under)|and (?:below|under)|oder weniger|ou moins|o menos|ou menos|o meno|of minder|lub mniej)(?!\\p{L})|以下|以内|まで(?!\\p{L})|이하|까지|\\(?(?:as a |au |al |como )?(?:max\\.?|maximum|maximal|maximaal|máximo|massimo|tops)\\)?${alone})`,
  "iu",
);

type Bound = "lower" | "upper";

const boundsBefore = [
  [floor, "lower"],
  [ceiling, "upper"],
  [upperBefore, "upper"],
  [lowerBefore, "lower"],
] as const;

/** Finds the words of a bound at the end of the text before an amount, with the position where they begin. */
export function boundBefore(before: string): { side: Bound; index: number } | null {
  for (const [pattern, side] of boundsBefore) {
    const index = before.search(pattern);
    if (index >= 0) return { side, index };
  }
  return null;
}

/** Finds the words of a bound at the beginning of the text after an amount, with the position where they end. */
export function boundAfter(after: string): { side: Bound; end: number } | null {
  const lowerEnd = lowerAfter.exec(after)?.[0].length;
  if (lowerEnd !== undefined) return { side: "lower", end: lowerEnd };
  const upperEnd = upperAfter.exec(after)?.[0].length;
  return upperEnd === undefined ? null : { side: "upper", end: upperEnd };
}

/**
 * Returns on which side the words around a single amount bound it; null if they do not.
 *
 * @example boundOf("no less than ", "") // "lower"
 */
export function boundOf(before: string, after: string): Bound | null {
  const side = boundBefore(before)?.side ?? null;
  if (side === "upper" || floor.test(before)) return side;
  return boundAfter(withoutUnitWords(after))?.side ?? side;
}
