import { currencyPattern } from "../../text/currency-rates.constants.ts";
import { englishNumber, foreignNumber, sharePattern } from "./words/number-words.ts";

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
