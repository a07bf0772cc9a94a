import * as z from "zod";
import { readBy, readForm } from "../../platform/forms/read-form.ts";
import { isCurrency } from "../../tools/salary/currencies.ts";
import { parseAmount } from "../../text/money.ts";
import { optionalDay } from "../detail/read-detail-forms.ts";
import type { Offer } from "./offer.ts";

/** Reads a number, or null from an empty field. */
const number = (most: number, error: string) =>
  readBy<number | null>((text) => {
    if (text.trim() === "") return { ok: true, value: null };
    const value = parseAmount(text);
    return value !== null && value <= most ? { ok: true, value } : { ok: false, error };
  });

const amount = number(1e9, "Write an amount such as 91,000.");

const schema = z.object({
  currency: z.string().refine(isCurrency, "Choose a currency."),
  base: readBy((text) => {
    const value = parseAmount(text);
    return value !== null && value > 0 && value <= 1e9
      ? { ok: true, value }
      : { ok: false, error: "Write the base pay of a year, for example 91,000." };
  }),
  bonusPercent: number(1_000, "Write the percent of the base, for example 5."),
  equity: amount,
  equityCounts: z.string().transform((sent) => sent !== ""),
  pensionPercent: number(100, "Write the percent of the base, for example 4."),
  leaveDays: number(250, "Write the days people there really take, for example 15."),
  siteDays: number(7, "Write the days on site in a week, from 0 to 7."),
  travelMinutes: number(600, "Write the minutes of one way, for example 35."),
  commuteCost: amount,
  answerBy: optionalDay,
});

const fields = Object.keys(schema.shape) as (keyof Offer)[];
export type OfferTyped = Partial<Record<keyof Offer, string>>;

export type OfferFormResult =
  | { ok: true; offer: Offer }
  | { ok: false; typed: OfferTyped; errors: Partial<Record<keyof Offer, string>> };

export function readOfferForm(form: FormData): OfferFormResult {
  const read = readForm(form, schema, fields);
  return read.ok ? { ok: true, offer: read.values } : { ok: false, typed: read.typed, errors: read.errors };
}
