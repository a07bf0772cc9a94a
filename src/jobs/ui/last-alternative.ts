/**
 * Returns the part of a location field that is being typed: the text after the last "or", semicolon or slash.
 *
 * @example lastAlternative("Denver, CO or rem") // { before: "Denver, CO or ", prefix: "rem" }
 */
export function lastAlternative(text: string): { before: string; prefix: string } {
  const match = /^(.*(?:\sor\s+|[;/|]\s*))?(.*)$/is.exec(text);
  return { before: match?.[1] ?? "", prefix: match?.[2] ?? text };
}
