import type { Meaning } from "./gazetteer.ts";
import type { NameItem } from "./look-up-name.ts";
import type { ReadLocation } from "./read-location.ts";

/**
 * Accepts letters that count only next to a place if there is nothing else: "Remote - DE" is Germany, "Groenlo, NL" is
 * in the Netherlands, and in "AR, BR, DE, US" every pair is a country, because not all of them are states.
 */
export function withPlainCodes(texts: readonly ReadLocation[]): ReadLocation[] {
  const all = texts.flatMap(({ names }) => names);
  const onlyCodes =
    all.every(isCode) && !texts.some(({ items }) => items.some(({ kind }) => kind === "unknown"));
  if (onlyCodes && all.length > 1 && all.every(canBeCountry) && all.some(hasNoOther)) {
    return texts.map((text) => ({ ...text, names: text.names.map(asCountry) }));
  }
  return texts.map((text) => {
    const [name, ...more] = text.names;
    if (!name || more.length > 0 || !isCode(name) || !hasNoOther(name)) return text;
    const saysMode = text.items.some(({ kind }) => kind === "mode");
    return texts.length === 1 || saysMode || isAfterTown(text)
      ? { ...text, names: [{ ...name, meanings: name.meanings.map(plain) }] }
      : text;
  });
}

function isCode({ isCode: isLetters, doubtful }: NameItem): boolean {
  return isLetters && !doubtful;
}

function canBeCountry({ meanings }: NameItem): boolean {
  return meanings.some(({ kind }) => kind === "country");
}

function hasNoOther({ meanings }: NameItem): boolean {
  return meanings.every(({ needsContext }) => needsContext);
}

/** Returns true for a capitalised unknown word and a comma before the letters. */
function isAfterTown({ items, positions }: ReadLocation): boolean {
  const at = positions[0] ?? 0;
  const town = items[at - 1];
  return items[at]?.before === "soft" && town?.kind === "unknown" && /^\p{Lu}/u.test(town.raw);
}

function asCountry(name: NameItem): NameItem {
  const meanings = name.meanings.filter(({ kind }) => kind === "country").map(plain);
  return { ...name, cities: [], meanings };
}

function plain(meaning: Meaning): Meaning {
  return { ...meaning, needsContext: false };
}
