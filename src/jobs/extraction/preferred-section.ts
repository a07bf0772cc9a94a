const sections =
  /(?<preferred>(?:^|\n|[.*•●] )(?:optional |highly )?(?:preferred|prefered|desired|desirable)\b(?! (?:start|location))|\b(?:preferred|prefered|desired|desirable)(?= (?:\p{L}+[ /&]+){0,2}(?:qualif|skill|experience|requirement|background|education|attribut|criteria)| ?:)|nice[- ]to[- ]haves?|bonus (?:points|skills)|a plus:|wünschenswert|idealerweise:)|education(?:al)?(?: level)?(?: ?(?:\/|and|&) ?experience)? ?(?:[:\n]|(?= (?:bachelor|master)))|minimum|basic qual|required|must[- ]have|requirements|qualifications|responsibilities|what you(?:['’]ll|['’]re| will)? (?:bring|need|have)|what we['’]re looking for/giu;

/** Words before a thing that make it a wish: "Ideally you hold a Master's degree". */
export const wishBefore =
  /\b(?:ideally|preferabl[ey]|idealerweise|vorzugsweise|bevorzugt|idéalement|de préférence|idealmente|preferiblemente|preferentemente|preferibilmente|preferenzialmente|najlepiej|bij voorkeur|gärna|helst)(?!\p{L})(?:(?!minimum|required|at least|must)[^.;:\n]){0,50}$/iu;

/** The maximum distance, in characters, from a heading to text of its section. */
const maxSectionLength = 1200;

/** Checks whether the words at `start` belong to a section such as "Preferred qualifications" or "Nice to have". */
export function isInPreferredSection(text: string, start: number): boolean {
  const above = text.slice(Math.max(0, start - maxSectionLength), start);
  const heading = [...above.matchAll(sections)].at(-1);
  if (!heading) return false;
  const before = above.slice(Math.max(0, heading.index - 30), heading.index);
  // "Preferred technical qualifications": the word is before the heading.
  return (
    heading.groups?.["preferred"] !== undefined ||
    /prefer\w*\s(?:(?!(?:minimum|required|basic|but|not|and|or)\b)\p{L}+[ /&]+){0,2}$/iu.test(before)
  );
}
