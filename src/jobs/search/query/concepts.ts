import synonymGroups from "../../../../data/jobs/synonyms.json" with { type: "json" };
import { foldText } from "../../../text/fold-text.ts";
import { stemWord } from "../../../text/stem-word.ts";
import type { Token } from "../../../text/tokenise.ts";

/**
 * The concepts of every term. A concept is the shared meaning of one synonym group. A text that contains one of the
 * terms is indexed under the concept as a lexeme of its own ("~software engineer"), and a query for any of the terms
 * looks the concept up. One lookup replaces a list of phrases, which an index without positions could only guess at.
 */
const conceptsByTerm = new Map<string, string[]>();
const termsByFirstStem = new Map<string, { stems: string[]; concepts: string[] }[]>();

for (const row of synonymGroups) {
  const group = row.split("; ");
  const concept = `~${group[0]}`;
  for (const term of group) {
    const key = stemsOf(foldText(term).split(" ")).join(" ");
    const concepts = conceptsByTerm.get(key);
    if (concepts) {
      if (!concepts.includes(concept)) concepts.push(concept);
    } else conceptsByTerm.set(key, [concept]);
  }
}
for (const [key, concepts] of conceptsByTerm) {
  const stems = key.split(" ");
  const first = stems[0] ?? "";
  termsByFirstStem.set(first, [...(termsByFirstStem.get(first) ?? []), { stems, concepts }]);
}

/** Number of words in the longest term. */
export const maxTermWords = Math.max(...[...conceptsByTerm.keys()].map((key) => key.split(" ").length));

function stemsOf(words: readonly string[]): string[] {
  return words.map((word) => stemWord(word, "en"));
}

/** Returns the concepts of a term; empty when it is in no group. Plural and singular are equal. */
export function conceptsOf(words: readonly string[]): readonly string[] {
  return conceptsByTerm.get(stemsOf(words).join(" ")) ?? [];
}

/** Finds the concepts in a tokenised text, with the position of their first word. */
export function conceptsIn(tokens: readonly Token[]): { concept: string; position: number }[] {
  const found: { concept: string; position: number }[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    const terms = token && termsByFirstStem.get(stemWord(token.word, "en"));
    if (!terms) continue;
    for (const { stems, concepts } of terms) {
      if (stems.length > 1 && !follows(tokens, index, stems)) continue;
      for (const concept of concepts) found.push({ concept, position: token.position });
    }
  }
  return found;
}

/** Checks that the remaining stems directly follow a token. A word and a compound that it begins share a position. */
function follows(tokens: readonly Token[], start: number, stems: readonly string[]): boolean {
  const first = tokens[start];
  if (!first) return false;
  let next = first.position + first.span;
  for (let index = 1; index < stems.length; index++) {
    const match = tokenAt(tokens, start, next, stems[index]);
    if (!match) return false;
    next += match.span;
  }
  return true;
}

/** Returns the token with this stem at a position, among the few tokens after the first. */
function tokenAt(tokens: readonly Token[], start: number, position: number, stem: string | undefined) {
  for (let index = start + 1; index < Math.min(start + 12, tokens.length); index++) {
    const token = tokens[index];
    if (token?.position === position && stemWord(token.word, "en") === stem) return token;
  }
  return undefined;
}
