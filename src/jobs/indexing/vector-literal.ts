import { quoteLexeme } from "../../text/quote-lexeme.ts";
import { foreignLexeme, stemWord } from "../../text/stem-word.ts";
import type { Token } from "../../text/tokenise.ts";
import { conceptsIn } from "../search/query/concepts.ts";

export type LexemeWeight = "A" | "B" | "C" | "D";

/** The highest position in a tsvector. */
const lastPosition = 16_383;
/** Maximum number of stored positions of one word. More would add no information. */
const maxPositions = 40;

/**
 * The positions of a lexeme in the syntax of the literal: ":7A,12". Appending text is cheaper than joining lists later.
 */
type Entry = { places: string; count: number };

/** Builds the literal of a tsvector. */
export type VectorLiteral = {
  /** @param language for stemming in addition to English, or null. */
  addTokens(tokens: readonly Token[], language: string | null, label: LexemeWeight | null): void;
  addLexeme(lexeme: string, position: number, label: LexemeWeight | null): void;
  toString(): string;
};

export function vectorLiteral(): VectorLiteral {
  const entries = new Map<string, Entry>();

  function addAt(lexeme: string, position: number, mark: string): void {
    const entry = entries.get(lexeme);
    if (!entry) entries.set(lexeme, { places: `:${position}${mark}`, count: 1 });
    else if (entry.count < maxPositions) {
      entry.places += `,${position}${mark}`;
      entry.count += 1;
    }
  }

  return {
    addTokens(tokens, language, label) {
      const mark = label ?? "";
      for (const { word, position } of tokens) {
        const at = Math.min(position, lastPosition);
        addAt(stemWord(word, "en"), at, mark);
        const foreign = language === null ? null : foreignLexeme(word, language);
        if (foreign) addAt(foreign, at, mark);
      }
      for (const { concept, position } of conceptsIn(tokens))
        addAt(concept, Math.min(position, lastPosition), mark);
    },
    addLexeme: (lexeme, position, label) => addAt(lexeme, position, label ?? ""),
    toString() {
      let literal = "";
      for (const [lexeme, { places }] of entries)
        literal += `${literal && " "}${quoteLexeme(lexeme)}${places}`;
      return literal;
    },
  };
}
