import * as z from "zod";
import { calculatorCurrencies } from "../../src/text/currency-rates.constants.ts";
import { text } from "./text-lists.ts";

const day = z.iso.date();
const money = z.number().nonnegative();
const share = z.number().min(0).max(1);

const bands = z
  .array(z.strictObject({ label: text, to: money.nullable(), rate: share }))
  .refine(
    (rows) => rows.every(({ to }, at) => (to === null) === (at === rows.length - 1)),
    "only the last band has no end",
  )
  .refine(
    (rows) => rows.every(({ to }, at) => to === null || to > (rows[at - 1]?.to ?? 0)),
    "each band ends above the one before it",
  );

const taxTable = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/),
  name: text,
  currency: z.enum(Object.keys(calculatorCurrencies)),
  year: z
    .strictObject({ label: text, from: day, to: day })
    .refine(({ from, to }) => from < to, "the year ends before it begins"),
  read: day,
  sources: z.array(z.strictObject({ name: text, address: z.url() })).min(1),
  least: z.strictObject({ pay: money, reason: text }).nullable(),
  leftOut: text,
  deductions: z
    .array(
      z.strictObject({
        label: text,
        allowance: z
          .strictObject({ label: text, amount: money, limit: money, rateAboveLimit: share })
          .optional(),
        bands,
        offset: z
          .strictObject({
            label: text,
            amount: money,
            reductions: z.array(z.strictObject({ above: money, rate: share })).min(1),
          })
          .optional(),
      }),
    )
    .min(1),
});

export const taxSchemas = { "data/taxes/*.json": taxTable };
