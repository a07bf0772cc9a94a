/**
 * Whether a text always runs from left to right: it has letters or digits, and none of them is Arabic or Hebrew. A
 * right-to-left page must isolate such a text. Otherwise "+1 303 555 0142" is shown as "0142 555 303 1+".
 */
export function isLeftToRight(text: string): boolean {
  return !/[\p{sc=Arab}\p{sc=Hebr}]/u.test(text) && /[\p{L}\p{N}]/u.test(text);
}
