import * as z from "zod";
import { readBy, readForm } from "../../platform/forms/read-form.ts";
import { longest } from "../application-limits.ts";
import { isOutcome } from "../outcome.ts";
import { isDay } from "../../platform/clock/zoned-time.ts";

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most.toLocaleString("en-GB")} characters.`);

/** A day or nothing. */
export const optionalDay = readBy<string | null>((typed) => {
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

export const factFields = {
  title: text(longest.title).min(1, "Write the title of the job."),
  company: text(longest.company).min(1, "Write the name of the company."),
  place: text(longest.place),
  link: optionalLink,
  source: text(longest.source),
};

const factsSchema = z.object({
  ...factFields,
  nextStep: text(longest.nextStep),
  applyBy: optionalDay,
  appliedAt: optionalDay,
  repliedAt: optionalDay,
});
const factKeys = Object.keys(factsSchema.shape) as (keyof typeof factsSchema.shape)[];

export const readFactsForm = (form: FormData) => readForm(form, factsSchema, factKeys);

const endSchema = z.object({
  payDiscussed: text(longest.payDiscussed),
  outcome: z.string().transform((value) => (isOutcome(value) ? value : null)),
  outcomeReason: text(longest.outcomeReason),
});
const endKeys = Object.keys(endSchema.shape) as (keyof typeof endSchema.shape)[];

/** Reads the form with pay and outcome. */
export const readEndForm = (form: FormData) => readForm(form, endSchema, endKeys);
