import * as z from "zod";

/** A text without spaces around it. */
export const text = z.string().regex(/^\S(?:.*\S)?$/u);

const { compare } = new Intl.Collator("en");

/** Returns the first text that repeats one before it or is out of its place. */
function misplaced(texts: readonly string[]): string | undefined {
  return texts.find(
    (one, at) => at > 0 && (texts.indexOf(one) < at || compare(one, texts[at - 1] ?? "") < 0),
  );
}

/** A list with one text in each row, sorted as in a dictionary. */
export const sortedTexts = z
  .array(text)
  .min(1)
  .superRefine((rows, context) => {
    const found = misplaced(rows);
    if (found !== undefined) context.addIssue(`"${found}" is there twice or not in its place`);
  });

/** A table of values by a text, sorted by these texts. */
export const sortedTable = <Value extends z.ZodType>(value: Value) =>
  z.record(text, value).superRefine((rows, context) => {
    const found = misplaced(Object.keys(rows));
    if (found !== undefined) context.addIssue(`"${found}" is not in its place`);
  });
