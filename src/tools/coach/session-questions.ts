import type { ChosenQuestions } from "../questions/choose-questions.ts";
import type { Question, QuestionKind } from "../questions/question.ts";

/** The kinds of a session's questions, in the order in which they are asked. */
const order: readonly QuestionKind[] = [
  "behavioural",
  "technical",
  "motivation",
  "behavioural",
  "role",
  "technical",
  "difficult",
  "behavioural",
];

/**
 * Chooses the questions of a practice session: eight, unless there are fewer. Other kinds fill in for a kind that runs
 * out. The question with the id `first` comes first, if there is one.
 */
export function sessionQuestions({ kinds }: ChosenQuestions, first: string | null): Question[] {
  const all = kinds.flatMap(({ questions }) => questions);
  const left = new Map(kinds.map(({ kind, questions }) => [kind, [...questions]]));
  const mixed = [...order, ...order].flatMap((kind) => left.get(kind)?.shift() ?? []);
  const opening = all.filter(({ id }) => id === first);
  return [...opening, ...mixed.filter(({ id }) => id !== first)].slice(0, order.length);
}
