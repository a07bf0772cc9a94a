import type { CoachLanguage } from "./coach-language.ts";
import { type AnswerFacts, hidesBehindGroup } from "./facts.ts";

/** Most questions that follow an answer. */
const most = 2;
/** Longest part of the answer that a question quotes. */
const longestQuote = 90;

/**
 * Returns the questions that an interviewer may ask next, because of what the answer lacks. None of them says the
 * question again.
 */
export function followUps(
  question: string,
  { star, hasExample, details }: AnswerFacts,
  { figure }: CoachLanguage,
): string[] {
  const quoteOf = (part: "action" | "result") => {
    const sentence = star?.[part]?.sentence;
    return sentence && sentence.length <= longestQuote ? `You said: “${sentence}” ` : "";
  };
  const asked: (string | false)[] = star
    ? [
        !star.action && "Can you tell me about one time when that happened? What did you do yourself?",
        star.action !== null && !star.result && `${quoteOf("action")}What was different afterwards?`,
        hidesBehindGroup(details) && "You often say “we”. Which part was yours?",
        star.action !== null && !star.task && "What exactly were you asked to do, and by whom?",
        star.action !== null && !star.situation && "Where was that, and what was going on at the time?",
        star.result !== null &&
          star.result.sentence.search(figure) < 0 &&
          `${quoteOf("result")}How do you know that it worked?`,
        details.figures.length === 0 && "How many people, or how much time or money, was it about?",
        "What would you do differently today?",
        "What did the others think of it?",
        "What did you learn from it?",
      ]
    : [
        !hasExample && "Can you give me an example of that from your own work?",
        details.figures.length === 0 && details.names.length === 0 && "What makes you sure of that?",
        "What would have to be true for you to change your mind?",
        "What else should I know about that?",
      ];
  return asked
    .filter((next) => next !== false)
    .filter((next) => !isAsked(next, question))
    .slice(0, most);
}

/** Whether the long words of a follow-up are all in the question, and so ask for the same. */
function isAsked(next: string, question: string): boolean {
  const words = next.toLowerCase().match(/[a-z]{5,}/g) ?? [];
  const said = question.toLowerCase();
  return words.length > 0 && words.every((word) => said.includes(word));
}
