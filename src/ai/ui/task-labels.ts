import type { ModelTask } from "../model-request.ts";

/**
 * The button that starts each task, the heading of its answer, and the button that takes the answer over; null for
 * none.
 */
export const taskLabels: Readonly<
  Record<ModelTask, { label: string; answer: string; accept: string | null }>
> = {
  reword: { label: "Say it another way", answer: "Suggestion", accept: "Accept" },
  tailor: { label: "Fit it to the job", answer: "Suggestion", accept: "Accept" },
  translate: { label: "Translate it", answer: "Translation", accept: "Accept" },
  feedback: { label: "Feedback on the answer", answer: "Feedback", accept: null },
  question: { label: "A question that may follow", answer: "Question", accept: "Answer this" },
};
