const letters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/**
 * Folds text to lower case without accents, so that "Zürich", "ZURICH" and "zurich" are equal.
 *
 * @example foldText("Łódź, Straße") // "lodz, strasse"
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Plain ASCII is by far the most common and needs no further steps.
  // oxlint-disable-next-line no-control-regex -- the range is the point
  if (/^[\x00-\x7f]*$/.test(lower)) return lower;
  return (
    lower
      .normalize("NFKD")
      // Again, because decorated letters ("𝐍𝐔𝐑𝐒𝐄") become capitals only in the step before.
      .toLowerCase()
      .replace(/\p{M}+/gu, "")
      .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
  );
}
