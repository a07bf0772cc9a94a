/**
 * Whether a text is one that runs from the left wherever it stands: it has letters or digits, and none of them is
 * Arabic or Hebrew. On a page from the right such a text has to be set apart, or "+1 303 555 0142" is shown as
 * "0142 555 303 1+".
 */
export function isLeftToRight(text: string): boolean {
  return !/[\p{sc=Arab}\p{sc=Hebr}]/u.test(text) && /[\p{L}\p{N}]/u.test(text);
}
