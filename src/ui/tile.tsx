/** A monogram on a neutral tile, or a dash without a name. It is decoration: the name is next to it. */
export function Tile({ name }: { name: string }) {
  return (
    <span className="tile" aria-hidden="true">
      {monogram(name) || "–"}
    </span>
  );
}

/**
 * Returns one or two letters for a name: the initials of its first two words, or the first two letters of a single
 * word.
 *
 * @example monogram("Northbeck Energy") // "NE"
 * @example monogram("Tallyho") // "Ta"
 */
export function monogram(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first, second] = words;
  if (!first) return "";
  if (second) return (firstLetter(first) + firstLetter(second)).toUpperCase();
  const [one = "", two = ""] = Array.from(first);
  return one.toUpperCase() + two.toLowerCase();
}

function firstLetter(word: string): string {
  return Array.from(word)[0] ?? "";
}
