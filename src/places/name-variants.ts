import { foldPlaceName } from "./fold-place-name.ts";

const abbreviated: Readonly<Record<string, readonly string[]>> = {
  saint: ["st"],
  sankt: ["st", "saint"],
  st: ["saint"],
  sainte: ["ste"],
  ste: ["sainte"],
  fort: ["ft"],
  mount: ["mt"],
  port: ["pt"],
};

/** Languages whose special letters are also written as two letters: "Koeln", "Aarhus". */
const spelledOut: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  german: [
    [/ä/gi, "ae"],
    [/ö/gi, "oe"],
    [/ü/gi, "ue"],
  ],
  nordic: [
    [/å/gi, "aa"],
    [/[øö]/gi, "oe"],
    [/[æä]/gi, "ae"],
  ],
};
const spelling: Readonly<Record<string, keyof typeof spelledOut>> = {
  DE: "german",
  AT: "german",
  CH: "german",
  DK: "nordic",
  NO: "nordic",
  SE: "nordic",
};

/** Additions that distinguish towns of the same name: "Ludwigshafen am Rhein", "Burton upon Trent". */
const addition: Readonly<Record<string, RegExp>> = {
  DE: /\s(?:am|an der|im|in der|bei|ob der|vor der|a\.d\.|auf|ob|unter)\s.*$/i,
  AT: /\s(?:am|an der|im|in der|bei|ob der|vor der)\s.*$/i,
  MX: /\sde\s(?:los\s)?\p{Lu}.*$/u,
  JP: /-shi$/,
  KR: /-si$/,
  TR: /\sMahallesi$/,
  PH: /\sCity$/,
  AE: /\sCity$/,
};

/**
 * Returns every folded name of a city, the register's own first.
 *
 * @example nameVariants("Köln", "DE") // ["koln", "koeln"]
 */
export function nameVariants(name: string, country: string): string[] {
  const ending = addition[country];
  // Most of the 135,000 names are plain letters and need no other variants.
  if (!ending && /^[A-Za-z ]+$/.test(name)) return spellings([name.toLowerCase()]);
  const written = [name];
  const bare = name.includes("(") ? name.replace(/\s*\([^)]*\)/g, "").trim() : name;
  if (bare && bare !== name) written.push(bare);
  // The two names are in two languages, except in Germany, where the second is the river: "Nienburg/Saale".
  if (name.includes("/") && country !== "DE") written.push(...name.split("/"));
  const short = ending ? name.replace(ending, "") : name;
  if (short !== name && short.length > 3) written.push(short);
  const letters = spelling[country];
  if (letters && /[äöüåøæ]/i.test(name)) {
    written.push((spelledOut[letters] ?? []).reduce((text, [from, to]) => text.replace(from, to), name));
  }
  return spellings(written.map(foldPlaceName).filter(Boolean));
}

const abbreviable = new RegExp(`\\b(?:${Object.keys(abbreviated).join("|")})\\b`);

/** Returns the distinct names, and variants with "Saint" and similar words shortened or written out. */
function spellings(folded: readonly string[]): string[] {
  const all = folded.flatMap((key) => {
    if (!abbreviable.test(key)) return [key];
    const words = key.split(" ");
    const others = words.flatMap((word, at) =>
      (abbreviated[word] ?? []).map((other) => words.with(at, other).join(" ")),
    );
    return [key, ...others];
  });
  return all.length > 1 ? [...new Set(all)] : all;
}
