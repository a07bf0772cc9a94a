/**
 * The lexemes under which a job is indexed for the occupation of its title. Those of the occupation itself have label A,
 * those of wider occupations and of the ISCO unit group label B, so that a search for "nurse" finds a midwife but ranks
 * her lower.
 */
export type OccupationLexemes = { own: string; wider: string[] };

/** The lexeme of an occupation or a unit group by its code: "@2512.4". No word begins with "@". */
export const occupationLexeme = (code: string): string => `@${code}`;

/** The lexeme of an occupation that the title of an advert in another language than English names: "@2512.4/". */
export const foreignOccupationLexeme = (code: string): string => `@${code}/`;

/** The lexeme that every job has. Exclusions are joined to it, because an index cannot look for a word's absence alone. */
export const everyJobLexeme = "@";

/** Returns the sub-major groups of ISCO of some codes. Lorry drivers and train drivers are both of "83". */
export const subMajorGroups = (codes: readonly string[]): ReadonlySet<string> =>
  new Set(codes.map((code) => code.slice(0, 2)));

/**
 * Pairs of an occupation and a wider one that are not linked. ESCO lists sales managers under marketing managers and baristas
 * under bartenders, but people who look for one do not want the other.
 */
const notWider: ReadonlySet<string> = new Set(["1221.3.2.1 1221.3.2", "5132.1.1 5132.1"]);

/**
 * Returns the lexemes for the code of an occupation.
 *
 * @example lexemesOfOccupation("2512.4.1") // { own: "@2512.4.1", wider: ["@2512.4", "@2512"] }
 */
export function lexemesOfOccupation(code: string): OccupationLexemes {
  const wider: string[] = [];
  for (let end = code.lastIndexOf("."); end > 0; end = code.lastIndexOf(".", end - 1)) {
    const other = code.slice(0, end);
    if (!notWider.has(`${code} ${other}`)) wider.push(occupationLexeme(other));
  }
  return { own: occupationLexeme(code), wider };
}
