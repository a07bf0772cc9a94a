import * as z from "zod";

/** What a file of `data/` must be like. A schema checks a row as it is in the file: cells of CSV tables are texts. */
export type TableSchema = {
  row: z.ZodType;
  /** Columns by which the rows are sorted, or "as is" where the order means something. Rows of words need none. */
  sorted: readonly string[] | "as is";
  /** Columns that together name a row: no two rows have the same. */
  unique?: readonly string[];
};

const noStray = (text: string) => text === text.trim() && !/ {2}|[\n\t]/.test(text);

/** A text without blanks around it. */
export const text = z.string().min(1).refine(noStray, "has blanks around it or two in a row");
export const maybe = z.union([z.literal(""), text]);

/** Several values of a form in one cell, none of them twice. */
export const list = (value: z.ZodType = text) =>
  z.string().superRefine((cell, context) => {
    const values = cell.split("; ");
    const wrong = values.filter((one) => one.includes(";") || !value.safeParse(one).success);
    if (wrong.length > 0) context.addIssue(`has a wrong value: ${wrong.join(", ")}`);
    const twice = values.filter((one, at) => values.indexOf(one) !== at);
    if (twice.length > 0) context.addIssue(`has a value twice: ${twice.join(", ")}`);
  });
export const maybeList = (value?: z.ZodType) => z.union([z.literal(""), list(value)]);

/** Lower case without accents, as words are compared. */
export const folded = text.refine(
  (word) => word === word.toLowerCase() && !/[̀-ͯ]/.test(word.normalize("NFD")),
  "is not folded",
);
export const country = z.string().regex(/^[A-Z]{2}$/);
export const digits = (count: number) => z.string().regex(new RegExp(`^\\d{${count}}$`));
