import { BriefcaseBusiness } from "lucide-react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

const tints = 6;

type TileProps = { name: string; size?: "md" | "lg" };

/** A monogram on a tint that always belongs to its name, or a sign without a name. It is decoration: the name is next to it. */
export function Tile({ name, size = "md" }: TileProps) {
  const letters = monogram(name);
  return (
    <span
      className={classNames("tile", `tile-${letters ? tintOf(name) : "none"}`, size === "lg" && "tile-lg")}
      aria-hidden="true"
    >
      {letters || <Icon of={BriefcaseBusiness} />}
    </span>
  );
}

/** Returns the number of a name's tint, which does not depend on case and spaces. */
export function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name.toLowerCase().replace(/\s/gu, ""))
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
  return sum % tints;
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
