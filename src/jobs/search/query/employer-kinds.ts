/** Kinds of employers in a sentence. Their adverts have at least one of the words after the colon. */
const kinds = `
charity, charities, ngo, ngos, nonprofit, nonprofits, non profit, non profits: charity, ngo, nonprofit, non profit, humanitarian
startup, startups, start up, start ups: startup, start up, early stage
`
  .trim()
  .split("\n")
  .map((line) => {
    const [names = "", words = ""] = line.split(": ");
    const name = `(?:${names.replaceAll(", ", "|").replaceAll(" ", "[ -]")})`;
    const pattern = `(?:^|(?<!\\p{L})(?:at|for|in|with|by|join(?:ing)?)\\s+)(?:an?\\s+|the\\s+|some\\s+|any\\s+)?(?:small\\s+|big\\s+|local\\s+)?${name}(?:\\s+(?:or|and)\\s+(?:an?\\s+)?${name})*(?!\\p{L})`;
    return { pattern: new RegExp(pattern, "iu"), words: words.split(", ") };
  });

/** A kind of employer: words of which adverts have one, and the sentence without the kind. */
export type EmployerKind = { words: readonly string[]; rest: string };

/**
 * Finds the kind of employer that a sentence asks for.
 *
 * @example findEmployerKind("a developer job at a charity or ngo")?.rest // "a developer job"
 */
export function findEmployerKind(sentence: string): EmployerKind | null {
  const kind = kinds.find(({ pattern }) => pattern.test(sentence));
  return kind ? { words: kind.words, rest: sentence.replace(kind.pattern, " ").trim() } : null;
}
