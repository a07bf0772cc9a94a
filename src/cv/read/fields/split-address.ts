import { foundValue, type FoundValue, type FoundTree } from "./found-value.ts";

/** Splits a place into street, postal code, town and region. Text of another form is the town. */
export function splitAddress({ value, line, confidence }: FoundValue): FoundTree {
  const part = (text: string | undefined) =>
    text === undefined ? undefined : foundValue(text, line, confidence);
  const parts = value.split(/\s*[,،、·]\s*/u);
  const hasStreet =
    parts.length > 1 && /\d/.test(parts[0] ?? "") && !/^\d{4,5}\s+\p{L}/u.test(parts[0] ?? "");
  const [town = ""] = hasStreet ? parts.slice(1) : parts;
  const coded = /^((?:[A-Z]{1,2}-)?\d{4,5}(?:\s?[A-Z]{2})?|\d{2}-\d{3}|\d{3}-\d{4})\s+(.+)$/u.exec(town);
  // The rest of the line, as it is written. "MD 21797" and "CA 94035" have the code after the region.
  const after = value.slice(value.indexOf(town) + town.length).replace(/^\s*[,،、·]\s*/u, "");
  const last = /^(.*\D)\s+(\d{5}(?:-\d{4})?)$/u.exec(after);
  const region = last?.[1] ?? after;
  return {
    address: hasStreet ? part(parts[0]) : undefined,
    postalCode: part(coded?.[1] ?? last?.[2]),
    city: part(coded?.[2] ?? town),
    region: region === "" ? undefined : part(region),
  };
}
