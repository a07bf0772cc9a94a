/** Words of a sentence around what it asks for: "I want to work as", "looking for a job where". */
const everywhere =
  "i i'm i'd i've im my me we want wants wanted wanna need needs looking seeking searching search find would please become becoming someone hire hires";
const inSentences =
  "who which where what how when can could get getting do does did am is are have has had like love any some there there's companies company employers employer pays pay paying paid tired of start starting job jobs work working works being be doing son daughter old years year good with use using help that it's also really moving helping doing make making something anything people good nice best great well company degree diploma live living speak speaking fluent mum mom mother dad father parent";
const alwaysDropped: ReadonlySet<string> = new Set(everywhere.split(" "));
const droppedInSentences: ReadonlySet<string> = new Set(inSentences.split(" "));
/** Checks for a word that only makes a sentence: "would", "something". */
export const isSentenceWord = (word: string): boolean =>
  alwaysDropped.has(word) || droppedInSentences.has(word);

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
        (word) => alwaysDropped.has(withoutPunctuation(word)) || /^(?:who|which|where|what|any)$/i.test(word),
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
      !alwaysDropped.has(lowerCase) &&
      // "IT" is a trade, and "it" is none.
      !(
        isSentence &&
        (droppedInSentences.has(lowerCase) ||
          /^\d{1,2}$/.test(lowerCase) ||
          word === "it" ||
          (word === "go" && direction.test(words[at + 1] ?? "")))
      )
    );
  });
  return kept.length > 0 ? kept.join(" ") : typed;
}
