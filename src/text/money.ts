import { markEndingAt, markStartingAt, unspaced } from "./currencies.ts";

/** One amount found in text. Marks are as written and not yet resolved to a currency. */
export type MoneyFigure = {
  /** Its start position, including currency marks and "k". */
  start: number;
  end: number;
  /** The written number without its "k": 98.5 in "98.5k". */
  number: number;
  /** The factor of the number: 1, 1,000 for "k", 100,000 for a lakh … */
  scale: number;
  /** Currency marks before and after it: ["$", "USD"]. */
  marks: string[];
  /** "$100k+" */
  open: boolean;
  /** "22.50": written with two decimals, as amounts for an hour are. */
  hasCents: boolean;
  /** "18 LPA": lakhs per annum. */
  perAnnum: boolean;
  /** The currency that is counted in its scale: Indian rupees in lakhs. */
  currencyOfScale: string | null;
};

const figure = /\d{1,3}(?:[ \u00a0\u202f\u2009'’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)*/g;

// prettier-ignore
const scales: Readonly<Record<string, number>> = {
  k: 1e3, tsd: 1e3, tys: 1e3, тыс: 1e3, тис: 1e3, thousand: 1e3, mil: 1e3, tkr: 1e3,
  l: 1e5, lpa: 1e5, lac: 1e5, lacs: 1e5, lakh: 1e5, lakhs: 1e5,
  万: 1e4, 萬: 1e4, 만: 1e4, triệu: 1e6, juta: 1e6,
  m: 1e6, mm: 1e6, mn: 1e6, mio: 1e6, mill: 1e6, million: 1e6, millions: 1e6, млн: 1e6,
  cr: 1e7, crore: 1e7, crores: 1e7,
  b: 1e9, bn: 1e9, billion: 1e9, billions: 1e9, mrd: 1e9, trillion: 1e12, tn: 1e12,
};

/** Scales of one currency. A single "l" may be litres. */
// prettier-ignore
const currencies: Readonly<Record<string, string>> = {
  lpa: "INR", lac: "INR", lacs: "INR", lakh: "INR", lakhs: "INR", crore: "INR", crores: "INR",
  만: "KRW", triệu: "VND", juta: "IDR",
};

/** A period that may follow a figure without a space: "15ph", "45,000pa". */
const gluedPeriod = /^(?:p\/?[hdwma]|p\.[hdwma]\.?|pcm)(?!\p{L})/iu;
/** A sentence after stripped markup without a space: "$130,000 - $150,000Three weeks paid vacation". */
const gluedSentence = /^\p{Lu}\p{Ll}/u;

/**
 * Finds every amount in the text that could be money, in order. Skips percentages, "401k" without a currency, ordinals,
 * versions and numbers inside words ("H1B", "3rd"). The caller decides whether an amount is pay.
 */
export function findFigures(text: string): MoneyFigure[] {
  const found: MoneyFigure[] = [];
  for (const match of text.matchAll(figure)) {
    const read = readFigure(text, match.index, match[0]);
    if (read) found.push(read);
  }
  return found;
}

function readFigure(text: string, index: number, written: string): MoneyFigure | null {
  const before = marksBefore(text, index);
  const last = text.charAt(index - 1);
  if (before.marks.length === 0 && /[\p{L}\p{N}_#.]/u.test(last) && !unspaced.test(last)) return null;

  let end = index + written.length;
  const scaled = scaleAt(text, end);
  end += scaled?.length ?? 0;
  // "350,-" and "CHF 95'000.–"
  end += /^[.,][-–—](?!\s?\d)/.exec(text.slice(end, end + 4))?.[0].length ?? 0;
  const after = markAfter(text, end);
  end = after?.end ?? end;

  const rest = text.slice(end, end + 8);
  if (/^\s?%/.test(rest)) return null;
  const isGlued = !scaled && !after && /^\p{L}/u.test(rest) && !gluedPeriod.test(rest);
  if (isGlued && !(before.marks.length > 0 && gluedSentence.test(rest))) return null;

  const marks = [...before.marks, ...(after ? [after.mark] : []), ...(scaled?.word === "tkr" ? ["kr"] : [])];
  if (written === "401" && scaled && marks.length === 0) return null;
  const number = readNumber(written, scaled !== null && !unspaced.test(scaled.word));
  if (number === null) return null;
  return {
    start: before.start,
    end,
    number,
    scale: scaled?.scale ?? 1,
    marks,
    open: rest.startsWith("+"),
    hasCents: scaled === null && /[.,]\d\d$/.test(written),
    perAnnum: scaled?.word === "lpa",
    currencyOfScale: currencies[scaled?.word ?? ""] ?? null,
  };
}

/** Reads at most two marks before a number, each with at most one space after it: "USD $ 90,000". */
function marksBefore(text: string, index: number): { marks: string[]; start: number } {
  const marks: string[] = [];
  let start = index;
  while (marks.length < 2) {
    const end = /[ \u00a0\u202f]/.test(text.charAt(start - 1)) ? start - 1 : start;
    const mark = markEndingAt(text, end);
    if (mark === null || (mark === "R" && end !== index)) break;
    marks.unshift(mark);
    start = end - mark.length;
  }
  return { marks, start };
}

/** Reads the mark after a number, possibly in brackets. A mark before another number belongs to that one. */
function markAfter(text: string, index: number): { mark: string; end: number } | null {
  const lead = /^[ \u00a0\u202f]?\(?/.exec(text.slice(index, index + 2))?.[0].length ?? 0;
  const mark = markStartingAt(text, index + lead);
  if (mark === null) return null;
  const close = text.charAt(index + lead + mark.length) === ")" ? 1 : 0;
  const end = index + lead + mark.length + close;
  return /^\s?\d/.test(text.slice(end, end + 2)) ? null : { mark, end };
}

function scaleAt(text: string, index: number): { word: string; scale: number; length: number } | null {
  // "$100/K" is written for "$100K".
  const match = /^[ \u00a0]?(?:\/(?=K(?!\p{L})))?(\p{L}{1,8})\.?/u.exec(text.slice(index, index + 10));
  // "120KLocation": the words of the next element, without a space
  const letters = match?.[1]?.replace(/^([KkM])\p{Lu}\p{Ll}+$/u, "$1");
  if (!match || letters === undefined) return null;
  const word = unspaced.test(letters.charAt(0)) ? letters.charAt(0) : letters.toLowerCase();
  const scale = scales[word];
  if (scale !== undefined) {
    const isDotted = match[0].endsWith(".") && word.length > 1;
    return { word, scale, length: match[0].indexOf(letters) + word.length + (isDotted ? 1 : 0) };
  }
  // In "60kEUR" and "60T€", the first letter is the scale and the rest is the currency.
  const glued = word.charAt(0);
  const spaces = match[0].indexOf(letters);
  const isBeforeMark = markStartingAt(text, index + spaces + 1) !== null;
  const gluedScale = glued === "t" ? 1e3 : scales[glued];
  return isBeforeMark && gluedScale !== undefined
    ? { word: glued, scale: gluedScale, length: spaces + 1 }
    : null;
}

const longestAmount = 80;
const unitAfter = /(?<=\d)\s?(?:%|h|hrs?|d|days?|wks?|weeks?)$/i;

/**
 * Parses a text that is one amount, with or without a currency: "52000", "52 000,50", "52.000", "£52,000", "52k". A "%" or
 * a unit of time after it is ignored. Returns null for any other text, and for amounts above 1e12.
 */
export function parseAmount(text: string): number | null {
  const bare = text.trim().slice(0, longestAmount).replace(unitAfter, "");
  const [only, ...more] = findFigures(bare);
  if (!only || more.length > 0 || only.start > 0 || only.end < bare.length) return null;
  const amount = only.number * only.scale;
  return amount <= 1e12 ? amount : null;
}

/**
 * Parses a number with the separators of any country. Three digits after a single separator are thousands ("35.000",
 * "35,000"); one or two are a fraction ("18.50", "18,5"). Null when it fits no convention.
 *
 * @param scaled true when "k" follows; "1.250" is then 1.25
 * @example readNumber("12,00,000", false) // 1200000: lakhs
 */
function readNumber(written: string, scaled: boolean): number | null {
  const plain = written.replace(/[\s\u00a0\u202f\u2009'’]/g, "");
  const lastSeparator = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  if (lastSeparator === -1) return finite(plain);
  const whole = plain.slice(0, lastSeparator);
  const tail = plain.slice(lastSeparator + 1);
  const isFraction =
    !whole.includes(plain.charAt(lastSeparator)) && (tail.length < 3 || (scaled && /^\d+$/.test(whole)));
  if (!isFraction) {
    return /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(plain) ? finite(plain.replace(/[.,]/g, "")) : null;
  }
  return finite(`${whole.replace(/[.,]/g, "")}.${tail}`);
}

function finite(text: string): number | null {
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
