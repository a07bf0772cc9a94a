import rows from "../../../../data/jobs/sentence-words.json" with { type: "json" };

/** Words of a sentence around what it asks for, each with the searches in which it says nothing of the work. */
const sentenceWords = new Map(rows.map(({ word, only }) => [word, only ?? "everywhere"]));
/** Checks for a word that only makes a sentence: "would", "something". */
export const isSentenceWord = (word: string): boolean => sentenceWords.has(word);

/** Words after the verb "go", which is also a language. */
const direction = /^(?:back|to|into|for|abroad|home)$/i;
const minWords = 4;

const withoutPunctuation = (word: string) =>
  word
    .toLowerCase()
    .replace(/[?!.,;:]+$/, "")
    .replaceAll("’", "'");

/** Checks for a question or a wish: "I want to work as a nurse". */
export function isWrittenAsSentence(typed: string): boolean {
  const words = typed.split(/\s+/).filter(Boolean);
  return (
    words.length >= minWords &&
    (typed.trim().endsWith("?") ||
      /^(?:is|are) there\b/i.test(typed.trim()) ||
      words.some(
        (word) =>
          sentenceWords.get(withoutPunctuation(word)) === "everywhere" ||
          /^(?:who|which|where|what|any|anything|someone|something)$/i.test(word),
      ))
  );
}

/**
 * Drops the words that only make a sentence, as long as others are left. Words that mean something in a list of keywords
 * are dropped only from a sentence.
 *
 * @example dropSentenceWords("I want to become a data scientist") // "to a data scientist"
 */
export function dropSentenceWords(typed: string, isSentence = isWrittenAsSentence(typed)): string {
  const words = typed.split(/\s+/).filter(Boolean);
  const kept = words.filter((word, at) => {
    const lowerCase = withoutPunctuation(word);
    return (
      sentenceWords.get(lowerCase) !== "everywhere" &&
      // "IT" is a trade, and "it" is none.
      !(
        isSentence &&
        (isSentenceWord(lowerCase) ||
          /^\d{1,2}$/.test(lowerCase) ||
          word === "it" ||
          (word === "go" && direction.test(words[at + 1] ?? "")))
      )
    );
  });
  return kept.length > 0 ? kept.join(" ") : typed;
}
