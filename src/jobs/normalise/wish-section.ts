const sections =
  /(?<wish>(?:^|\n|[.*•●] )(?:optional |highly )?(?:preferred|prefered|desired|desirable)\b(?! (?:start|location))|\b(?:preferred|prefered|desired|desirable)(?= (?:\p{L}+[ /&]+){0,2}(?:qualif|skill|experience|requirement|background|education|attribut|criteria)| ?:)|nice[- ]to[- ]haves?|bonus (?:points|skills)|a plus:|wünschenswert|idealerweise:)|education(?:al)?(?: level)?(?: ?(?:\/|and|&) ?experience)? ?(?:[:\n]|(?= (?:bachelor|master)))|minimum|basic qual|required|must[- ]have|requirements|qualifications|responsibilities|what you(?:['’]ll|['’]re| will)? (?:bring|need|have)|what we['’]re looking for/giu;

/** Characters. Sections of requirements are shorter. */
const longestSection = 1200;

/** True if the words at `start` are in a section of wishes, such as "Preferred qualifications". */
export function isInWishSection(text: string, start: number): boolean {
  const above = text.slice(Math.max(0, start - longestSection), start);
  const heading = [...above.matchAll(sections)].at(-1);
  if (!heading) return false;
  const before = above.slice(Math.max(0, heading.index - 30), heading.index);
  // "Preferred technical qualifications": the wish is a word before the heading.
  return (
    heading.groups?.["wish"] !== undefined ||
    /prefer\w*\s(?:(?!(?:minimum|required|basic|but|not|and|or)\b)\p{L}+[ /&]+){0,2}$/iu.test(before)
  );
}
