import * as z from "zod";
import { longestComment } from "./longest-comment.ts";

/** The answer to "Was this useful?". Words that are too long are cut, because an answer should never be refused. */
export const usefulAnswer = z.object({
  useful: z.enum(["yes", "no"]),
  words: z.string().transform((text) => text.replaceAll("\0", "").trim().slice(0, longestComment)),
});
export type UsefulAnswer = z.output<typeof usefulAnswer>;
