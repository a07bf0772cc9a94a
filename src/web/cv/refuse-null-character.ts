import { answerPrivately } from "./answer-privately.ts";

/** Answers 422 when a text that is stored as it is holds a null character; undefined when it does not. */
export function refuseNullCharacter(
  what: "title" | "name",
  text: string | null | undefined,
): Response | undefined {
  if (!text?.includes("\0")) return undefined;
  const message = `The ${what} holds a character that cannot be stored (U+0000). Remove it and save again.`;
  return answerPrivately({ reason: "not-a-cv", message }, 422);
}
