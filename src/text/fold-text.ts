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

/** Amharic letters of the same sound, with the one they are folded to. Each begins a row with one letter for each vowel. */
const amharicRows: readonly [from: number, to: number][] = [
  [0x1210, 0x1200], // ሐ, ሀ
  [0x1280, 0x1200], // ኀ, ሀ
  [0x1220, 0x1230], // ሠ, ሰ
  [0x12d0, 0x12a0], // ዐ, አ
  [0x1340, 0x1338], // ፀ, ጸ
];
const lettersInRow = 8;

const sameSound: ReadonlyMap<string, string> = new Map(
  amharicRows.flatMap(([from, to]) =>
    Array.from({ length: lettersInRow }, (_, vowel): [string, string] => [
      String.fromCodePoint(from + vowel),
      String.fromCodePoint(to + vowel),
    ]),
  ),
);

/**
 * Folds text to lower case without accents, so that "Zürich", "ZURICH" and "zurich" are equal. Amharic letters of the same
 * sound are equal, too: "ፅዳት" and "ጽዳት".
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
      .replace(
        /[\u1210-\u1217\u1220-\u1227\u1280-\u1287\u12d0-\u12d6\u1340-\u1347]/g,
        (letter) => sameSound.get(letter) ?? letter,
      )
  );
}
