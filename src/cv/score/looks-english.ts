const english = new Set("the and of to for with from by on at as that which our their".split(" "));
/** Words of the other languages of headings that are as common there. */
const others = new Set(
  `der die das und mit für von des dem den zur zum im bei als sowie eine einer le la les des du de et pour avec dans sur
  aux une el los las del con para por una il gli della delle di per che nel dei degli na oraz do ze się przy
  het een van en voor met op bij door os das dos da em na no um uma com και το την των της για με σε από στο και
  та в на для до від за`.split(/\s+/),
);
/** Fewer words of another language may be names. */
const minForeign = 3;

/**
 * Whether a text is in English, judged by its most common words. Without enough of them, it is in the language that the
 * CV has been set to.
 *
 * @param words in lower case
 */
export function looksEnglish(words: readonly string[], set: string): boolean {
  const latin = words.filter((word) => /^[a-z]/.test(word)).length;
  if (words.length >= 10 && latin < words.length / 3) return false;
  const own = words.filter((word) => english.has(word)).length;
  const foreign = words.filter((word) => others.has(word) && !english.has(word)).length;
  return set === "en" ? foreign < minForeign || own > foreign : own >= minForeign && own > foreign;
}
