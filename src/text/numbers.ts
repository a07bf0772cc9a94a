/** English number words from zero. */
export const numberWords: readonly string[] =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

const longestWritten = 12;

/** Writes a small number as an English word: "no", "eight", "13". */
export function numberWord(number: number): string {
  if (number === 0) return "no";
  return (number <= longestWritten ? numberWords[number] : undefined) ?? number.toLocaleString("en-GB");
}

/** Parses "8" or "eight". Returns NaN for any other text. */
export function parseNumberWord(text: string): number {
  const number = numberWords.indexOf(text.toLowerCase());
  return number < 0 ? Number(text) : number;
}

/** The zeros of Arabic, Persian, Devanagari and full-width digits. */
const zeros = [0x660, 0x6f0, 0x966, 0xff10];

/** Replaces the digits of other scripts, each by one character, so that positions stay the same. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹०-९０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
  });
}
