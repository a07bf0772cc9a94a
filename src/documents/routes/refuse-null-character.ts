import { answerPrivately } from "../../app/request/answer-privately.ts";

/** Answers 422 if a text that is stored unchanged contains a null character. Returns undefined otherwise. */
export function refuseNullCharacter(
  what: "title" | "name",
  text: string | null | undefined,
): Response | undefined {
  if (!text?.includes("\0")) return undefined;
  const message = `The ${what} contains a character that cannot be stored (U+0000). Remove it and save again.`;
  return answerPrivately({ reason: "invalid", message }, 422);
}
