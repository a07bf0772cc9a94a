import business from "../../../../data/jobs/skills/business.json" with { type: "json" };
import careAndTeaching from "../../../../data/jobs/skills/care-and-teaching.json" with { type: "json" };
import dataAndDesign from "../../../../data/jobs/skills/data-and-design.json" with { type: "json" };
import languagesAndLicences from "../../../../data/jobs/skills/languages-and-licences.json" with { type: "json" };
import software from "../../../../data/jobs/skills/software.json" with { type: "json" };
import tradesAndService from "../../../../data/jobs/skills/trades-and-service.json" with { type: "json" };
import { scanWords } from "./scan-words.ts";

/**
 * When a spelling counts in running text. In a tag every spelling counts.
 * - "anywhere"
 * - "capital" (^): with a capital that the beginning of a sentence does not explain: "Excel", not "excel at"
 * - "capitals" (*): all in capitals: "REST", not "rest"
 * - "neighbour" (~): as written, in a list with another skill: "Python, R and Go"
 * - "language" (@): near a word about speaking: "fluent German", not "the German market"
 * - "tag" (=): never in text: the name is everyday English, its aliases are not
 */
export type SpellingContext = "anywhere" | "capital" | "capitals" | "neighbour" | "language" | "tag";

export type Spelling = { skill: string; guard: SpellingContext; tokens: readonly string[]; written: string };

const guards: Readonly<Record<string, SpellingContext>> = {
  "^": "capital",
  "*": "capitals",
  "~": "neighbour",
  "@": "language",
  "=": "tag",
};

const skills: readonly string[] = [
  ...software,
  ...dataAndDesign,
  ...business,
  ...careAndTeaching,
  ...tradesAndService,
  ...languagesAndLicences,
];

function readSpelling(written: string, skill: string): Spelling {
  const guard = guards[written.charAt(0)];
  const bare = guard === undefined ? written : written.slice(1);
  return {
    skill,
    guard: guard ?? "anywhere",
    tokens: scanWords(bare).map((token) => token.key),
    written: bare,
  };
}

/** Reads the spellings of a skill, its own name first: "~Go; golang". */
function spellingsOf(row: string): Spelling[] {
  const written = row.split("; ");
  const skill = (written[0] ?? "").replace(/^[\^*~@=]/, "");
  return written.map((spelling) => readSpelling(spelling, skill));
}

/** Every spelling of every skill. */
export const spellings: readonly Spelling[] = skills.flatMap(spellingsOf);

const spokenLanguages: ReadonlySet<string> = new Set(
  spellings.filter(({ guard }) => guard === "language").map(({ skill }) => skill),
);

/** Whether a skill is a language that people speak. */
export function isSpokenLanguage(skill: string): boolean {
  return spokenLanguages.has(skill);
}

const papers: ReadonlySet<string> = new Set(
  languagesAndLicences
    .flatMap(spellingsOf)
    .filter(({ guard }) => guard !== "language")
    .map(({ skill }) => skill),
);

/** Whether a skill is a paper that people hold: a licence, a registration, a certificate. */
export function isCredential(skill: string): boolean {
  return papers.has(skill);
}

/** Spellings by first token, the longest first, so that "SQL Server" is found before "SQL". */
export const spellingsByFirstToken: ReadonlyMap<string, readonly Spelling[]> = Map.groupBy(
  spellings.toSorted((a, b) => b.tokens.length - a.tokens.length),
  (spelling) => spelling.tokens[0] ?? "",
);

/** Every pair of first letters and length that a spelling's first token has, folded into 15 bits. */
const beginnings = new Uint8Array(1 << 15);
for (const key of spellingsByFirstToken.keys()) beginnings[fingerprint(key)] = 1;

/** False for nine of ten words, at a tenth of the cost of looking them up. */
export function mayBeginSkill(key: string): boolean {
  return beginnings[fingerprint(key)] === 1;
}

function fingerprint(key: string): number {
  return ((key.charCodeAt(0) & 31) << 10) | ((key.charCodeAt(1) & 31) << 5) | (key.length & 31);
}
