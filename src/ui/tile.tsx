/** A monogram on a neutral tile. Decoration: the name stands beside it. */
export function Tile({ name }: { name: string }) {
  return (
    <span className="tile" aria-hidden="true">
      {monogram(name)}
    </span>
  );
}

/**
 * One or two letters for a name: the initials of its first two words, else its first two letters.
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
