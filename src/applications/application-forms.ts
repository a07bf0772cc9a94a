import * as z from "zod";
import { readBy, readForm } from "../platform/forms/read-form.ts";
import { longest, isOutcome } from "./application.ts";
import { isDay, isTimeZone, momentAt } from "../platform/clock/zoned-time.ts";
import type { InterviewFields } from "./store/entries.server.ts";
import { isCurrency } from "../tools/salary/currencies.ts";
import { parseAmount } from "../text/money.ts";
import type { Offer } from "./offers/compare-offers.ts";

const tooLong = (most: number) => `Use at most ${most.toLocaleString("en-GB")} characters.`;
const shortText = (most: number) => z.string().trim().max(most, tooLong(most));
const longText = (most: number) => z.string().max(most, tooLong(most));

/** Makes the reader of a form, which sends back all of its fields as they were typed. */
const readerOf =
  <Schema extends z.ZodObject>(schema: Schema) =>
  (form: FormData) =>
    readForm(form, schema, Object.keys(schema.shape) as (keyof z.output<Schema> & string)[]);

/** A day or nothing. */
const optionalDay = readBy<string | null>((typed) => {
  const day = typed.trim();
  if (day === "") return { ok: true, value: null };
  return isDay(day) ? { ok: true, value: day } : { ok: false, error: "Write a day such as 2026-11-30." };
});

/** A web address or nothing. An address without "https://" gets it. */
const optionalLink = readBy((typed) => {
  const link = typed.trim();
  if (link === "") return { ok: true, value: "" };
  const whole = /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`;
  const isWeb = /^https?:\/\//i.test(whole) && URL.canParse(whole) && whole.length <= longest.link;
  return isWeb
    ? { ok: true, value: whole }
    : { ok: false, error: "Write a web address such as https://example.com/jobs/1." };
});

const factFields = {
  title: shortText(longest.title).min(1, "Write the title of the job."),
  company: shortText(longest.company).min(1, "Write the name of the company."),
  place: shortText(longest.place),
  link: optionalLink,
  source: shortText(longest.source),
};

export const parseFactsForm = readerOf(
  z.object({
    ...factFields,
    nextStep: shortText(longest.nextStep),
    applyBy: optionalDay,
    appliedAt: optionalDay,
    repliedAt: optionalDay,
  }),
);

/** Reads the form with pay and outcome. */
export const parseEndForm = readerOf(
  z.object({
    payDiscussed: shortText(longest.payDiscussed),
    outcome: z.string().transform((value) => (isOutcome(value) ? value : null)),
    outcomeReason: shortText(longest.outcomeReason),
  }),
);

const addSchema = z.object({
  ...factFields,
  applyBy: optionalDay,
  description: longText(longest.description),
  stage: z.string(),
  job: z.string().transform((text) => (/^\d{1,15}$/.test(text) ? Number(text) : null)),
});

export type AddTyped = Record<keyof typeof addSchema.shape, string>;

/** Reads the form that adds an application by hand. */
export const parseAddForm = readerOf(addSchema);

const interviewSchema = z.object({
  start: z.string().refine((text) => momentAt(text, "UTC") !== null, "Choose a day and a time."),
  zone: z.string().trim().refine(isTimeZone, "Choose a time zone from the list, such as Europe/Berlin."),
  minutes: readBy((text) => {
    const minutes = Number(/^\d{1,4}$/.exec(text.trim())?.[0] ?? Number.NaN);
    return minutes >= 5 && minutes <= 1_440
      ? { ok: true, value: minutes }
      : { ok: false, error: "Write the minutes as a number from 5 to 1440." };
  }),
  kind: shortText(longest.interviewKind),
  withWhom: shortText(longest.withWhom),
  place: shortText(longest.link),
  notes: longText(longest.notes),
});

export type InterviewTyped = Record<keyof typeof interviewSchema.shape, string>;
export type InterviewErrors = Partial<InterviewTyped>;

const readInterview = readerOf(interviewSchema);

/** Reads the form of an interview. The time is on the clocks of the chosen zone. */
export function parseInterviewForm(
  form: FormData,
):
  | { ok: true; fields: InterviewFields; typed: InterviewTyped }
  | { ok: false; errors: InterviewErrors; typed: InterviewTyped } {
  const read = readInterview(form);
  if (!read.ok) return { ok: false, errors: read.errors, typed: read.typed };
  const { start, zone, minutes, kind, withWhom, place, notes } = read.values;
  const startsAt = momentAt(start, zone);
  if (!startsAt) return { ok: false, errors: { start: "Choose a day and a time." }, typed: read.typed };
  return {
    ok: true,
    typed: read.typed,
    fields: { startsAt, timeZone: zone, minutes, kind: kind || "Interview", withWhom, place, notes },
  };
}

/** Reads a number, or null from an empty field. */
const optionalNumber = (most: number, error: string) =>
  readBy<number | null>((text) => {
    if (text.trim() === "") return { ok: true, value: null };
    const value = parseAmount(text);
    return value !== null && value <= most ? { ok: true, value } : { ok: false, error };
  });

const yearlyAmount = optionalNumber(1e9, "Write an amount such as 91,000.");

const offerSchema = z.object({
  currency: z.string().refine(isCurrency, "Choose a currency."),
  base: readBy((text) => {
    const value = parseAmount(text);
    return value !== null && value > 0 && value <= 1e9
      ? { ok: true, value }
      : { ok: false, error: "Write the base pay of a year, for example 91,000." };
  }),
  bonusPercent: optionalNumber(1_000, "Write the percent of the base, for example 5."),
  equity: yearlyAmount,
  equityCounts: z.string().transform((sent) => sent !== ""),
  pensionPercent: optionalNumber(100, "Write the percent of the base, for example 4."),
  leaveDays: optionalNumber(250, "Write the days people there really take, for example 15."),
  siteDays: optionalNumber(7, "Write the days on site in a week, from 0 to 7."),
  travelMinutes: optionalNumber(600, "Write the minutes of one way, for example 35."),
  commuteCost: yearlyAmount,
  answerBy: optionalDay,
});

export type OfferTyped = Record<keyof Offer, string>;

export const parseOfferForm = readerOf(offerSchema);
