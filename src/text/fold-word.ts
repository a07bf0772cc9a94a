/** Ignores case, accents, the kind of apostrophe, the width of spaces and the mark of an abbreviation ("." or "׳"). */
export function foldWord(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/\s+/g, " ")
    .replace(/[.׳]$/, "");
}
