/** Numbers that are names, versions, levels or times and measure nothing. */
const names =
  /\b(?:(?:19|20)\d{2}(?:\s*[-–/]\s*(?:\d{4}|\d{2}))?|\d{1,2}[/.]\d{2,4}|\d{1,2}:\d{2}|24\s*[/x]\s*7|(?:iso|en|din|iec|bs|asp|sec|rfc|section|article|chapter|part|level|grade|class|year|key stage|tier|phase|stage|type|version|v|ver|release|windows|angular|python|java|php|vue|react|engine|es|web|html|css|http|ielts|room|unit|gs|act|form|route|building|schedule)[\s.-]?\d[\d.]*)(?!\s*%)/gi;
const number =
  /(?<![\p{L}\p{N}.,-])[#~<>≈+±£$€¥₹]?\s?\d[\d.,'’]*\s?(?:%|percent|k|m|bn|x|million|billion|\+|[a-z]{0,4})?(?![\p{L}\p{N}])/iu;
const numberPattern =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|dozens?|hundreds?|thousands?|millions?|double[ds]?|tripled?|halved|twice|half of|quarter of|a third)\b/i;

/**
 * Whether a statement has a figure: a number, an amount, a share, in digits of any script or in English words. Years,
 * versions and names with digits do not count.
 *
 * @example isMeasured("Trained 11 nurses") // true
 * @example isMeasured("Built it with HTML5 in 2019") // false
 */
export function isMeasured(text: string): boolean {
  const rest = text.normalize("NFKC").replaceAll(names, " ");
  return (
    number.test(rest.replaceAll(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : "5"))) ||
    numberPattern.test(rest)
  );
}
