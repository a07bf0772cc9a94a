import type { Unplaced } from "../read/unplaced.ts";
import type { UnplacedText } from "./review-context.ts";

/** The label of a value that was read: "Grade:". */
const labelOnly = /^[\p{L}\p{M}’' ]{1,30}[:：][\s,;.،؛|·•]*$/u;
const edges = /^[\s,;.:،؛|·•/–-]+|[\s,;:،؛|·•/–-]+$/gu;
/** Separators that had values between them. */
const left = /(?:\s*[,;،؛|·•]\s*){2,}/gu;

/** The texts in no field that a person has to look at: without separators, and without labels whose value was read. */
export function unplacedTexts(unplaced: readonly Unplaced[]): UnplacedText[] {
  return unplaced.flatMap((one, index) => {
    const text = one.text.replaceAll(edges, "").replaceAll(left, " ");
    return labelOnly.test(one.text.trim()) || text === "" ? [] : [{ ...one, text, index }];
  });
}
