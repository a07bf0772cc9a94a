/** Replaces the digits of other scripts, each by one character, so that positions stay the same. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹０-９]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String((code - (code >= 0xff10 ? 0xff10 : code >= 0x6f0 ? 0x6f0 : 0x660)) % 10);
  });
}
