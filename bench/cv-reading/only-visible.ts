/** Leaves out the values of a truth that the file does not show, such as an address that its theme omits. */
export function onlyVisible(truth: unknown, text: string): unknown {
  const shown = fold(text);
  const keep = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(keep).filter((one) => one !== undefined);
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(
        Object.entries(value).flatMap(([key, one]) => (keep(one) === undefined ? [] : [[key, keep(one)]])),
      );
    if (typeof value !== "string") return undefined;
    // Dates are written in other forms.
    return /^\d{4}(?:-\d{2})?$/.test(value) || shown.includes(fold(value)) ? value : undefined;
  };
  return keep(truth);
}

const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|\/$/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
