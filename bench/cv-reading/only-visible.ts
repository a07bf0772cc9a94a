/**
 * Leaves out the values of a truth that the file does not show, such as an address that its theme omits. A value is
 * shown if nearly all of its words are in the text, in any order.
 */
export function onlyVisible(truth: unknown, text: string): unknown {
  const shown = new Set(wordsOf(text));
  const isShown = (value: string): boolean => {
    const own = wordsOf(value);
    return own.filter((word) => shown.has(word)).length >= 0.85 * own.length;
  };
  const keep = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(keep).filter((one) => one !== undefined);
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(
        Object.entries(value).flatMap(([key, one]) => (keep(one) === undefined ? [] : [[key, keep(one)]])),
      );
    if (typeof value !== "string") return undefined;
    // Dates are written in other forms.
    return /^\d{4}(?:-\d{2})?$/.test(value) || isShown(value) ? value : undefined;
  };
  return keep(truth);
}

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/https?:\/\//g, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];
