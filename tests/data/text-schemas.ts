import * as z from "zod";
import { text } from "./text-lists.ts";

/** A text that may begin or end with a space: " de ". */
const between = z.string().min(1);
const months = z
  .array(text)
  .length(12)
  .refine((names) => new Set(names).size === 12, "has a month twice");

const dateWords = z.record(
  z.string().regex(/^[a-z]{2}$/),
  z.strictObject({
    present: z.array(text).min(1),
    longMonths: months,
    shortMonths: months.optional(),
    otherMonths: months.optional(),
    monthToYear: between.optional(),
    yearSuffix: text.optional(),
    startToEnd: between.optional(),
    rangeWords: z.array(text).min(1).optional(),
    sinceWords: z.array(text).min(1).optional(),
    expectedWords: z.array(text).min(1).optional(),
  }),
);

const code = z.string().refine((typed) => Intl.supportedValuesOf("currency").includes(typed));
const country = z.string().regex(/^[A-Z]{2}$/);
const marks = z.array(text.refine((mark) => mark === mark.toLowerCase(), "is not in lower case"));

const currencies = z.strictObject({
  ratesDate: text,
  currencies: z.array(
    z.strictObject({
      code,
      usd: z.number().positive().max(10),
      symbol: text.optional(),
      words: marks,
      countries: z.array(country).min(1),
      isMajor: z.literal(true).optional(),
      alsoIn: z.array(country).optional(),
      isWord: z.literal(true).optional(),
      calculator: text.optional(),
    }),
  ),
  shared: z.array(
    z.strictObject({ words: marks, currencies: z.array(code).min(2), otherwise: code.optional() }),
  ),
});

/** What an answer to an interview question may lack. */
const gaps = z.record(z.string().regex(/^[a-z-]+$/), z.strictObject({ title: text, text, ask: z.string() }));

/** Files that are one table each, or several. */
export const textSchemas = {
  "data/interviews/gaps.json": gaps,
  "data/text/currencies.json": currencies,
  "data/text/date-words.json": dateWords,
};
