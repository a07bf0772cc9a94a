import * as z from "zod";

/** A text without spaces around it. */
export const text = z.string().regex(/^\S(?:.*\S)?$/u);

/** A list with one text in each row, sorted, so that changes of several people meet in one place. */
export const sortedTexts = z
  .array(text)
  .min(1)
  .superRefine((rows, context) => {
    const at = rows.findIndex((row, index) => index > 0 && row <= (rows[index - 1] ?? ""));
    if (at > 0)
      context.addIssue({
        code: "custom",
        message: `"${rows[at]}" is a repetition or not in order`,
        path: [at],
      });
  });

/** A table of texts by a key, sorted by key. */
export const sortedTable = <Value extends z.ZodType>(value: Value) =>
  z.record(text, value).superRefine((rows, context) => {
    const keys = Object.keys(rows);
    const found = keys.find((key, index) => index > 0 && key <= (keys[index - 1] ?? ""));
    if (found !== undefined)
      context.addIssue({ code: "custom", message: `"${found}" is not in order`, path: [found] });
  });
