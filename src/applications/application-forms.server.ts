import * as z from "zod";
import { choice, defineForm, optionalBy, requiredBy, text } from "../platform/forms/define-form.server.ts";
import { checkbox, readBy } from "../platform/forms/read-form.ts";
import type { FieldResult } from "../platform/forms/field-text.ts";
import { longest, isOutcome } from "./application.ts";
import { isDay, isTimeZone, momentAt } from "../platform/clock/zoned-time.ts";
import { calculatorCurrencies } from "../text/currency-rates.constants.ts";
import { parseAmount } from "../text/money.ts";

/** A day or nothing. */
const optionalDay = readBy<string | null>((typed) => {
  const day = typed.trim();
  if (day === "") return { ok: true, value: null };
  return isDay(day) ? { ok: true, value: day } : { ok: false, error: "Write a day such as 2026-11-30." };
});

/** A web address or nothing. An address without "https://" gets it. */
function parseLink(typed: string): FieldResult<string> {
  const link = typed.trim();
  if (link === "") return { ok: true, value: "" };
  const whole = /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`;
  const isWeb = /^https?:\/\//i.test(whole) && URL.canParse(whole) && whole.length <= longest.link;
  return isWeb
    ? { ok: true, value: whole }
    : { ok: false, error: "Write a web address such as https://example.com/jobs/1." };
}

const facts = {
  title: text(longest.title, "Write the title of the job."),
  company: text(longest.company, "Write the name of the company."),
  place: text(longest.place),
  link: optionalBy(parseLink, longest.link),
  source: text(longest.source),
  applyBy: optionalDay,
};

export const factsForm = defineForm(
  z.object({
    ...facts,
    nextStep: text(longest.nextStep),
    appliedAt: optionalDay,
    repliedAt: optionalDay,
  }),
);

/** The form with pay and outcome. */
export const endForm = defineForm(
  z.object({
    payDiscussed: text(longest.payDiscussed),
    outcome: z.string().transform((value) => (isOutcome(value) ? value : null)),
    outcomeReason: text(longest.outcomeReason),
  }),
);

/** The form that adds an application by hand. */
export const addForm = defineForm(
  z.object({
    ...facts,
    description: text(longest.description),
    stage: z.string(),
    job: z.string().transform((typed) => (/^\d{1,15}$/.test(typed) ? Number(typed) : null)),
  }),
);

/** The form with the CV and the letter that were sent. `letter` is the id of a letter that was written here. */
export const sentForm = defineForm(
  z.object({ cv: z.string(), letter: z.string(), letterText: text(longest.letterText) }),
);

export const reminderTimeError = "Choose a day and a time for the reminder.";

/** The form of a new reminder. The time is on the clocks of the account's zone. */
export const reminderForm = defineForm(
  z.object({
    text: text(longest.reminder, "Write what to remind you of."),
    dueDay: z.string().min(1, reminderTimeError),
    dueTime: z.string().transform((time) => time || "09:00"),
  }),
);

/** The form of an interview. The time is on the clocks of the chosen zone. */
export const interviewForm = defineForm(
  z.object({
    start: z.string().refine((typed) => momentAt(typed, "UTC") !== null, "Choose a day and a time."),
    zone: text(60).refine(isTimeZone, "Choose a time zone from the list, such as Europe/Berlin."),
    minutes: optionalBy((typed) => {
      const minutes = Number(/^\d{1,4}$/.exec(typed.trim())?.[0] ?? Number.NaN);
      return minutes >= 5 && minutes <= 1_440
        ? { ok: true, value: minutes }
        : { ok: false, error: "Write the minutes as a number from 5 to 1440." };
    }, 4),
    kind: text(longest.interviewKind),
    withWhom: text(longest.withWhom),
    place: text(longest.link),
    notes: text(longest.notes),
  }),
);

/** The controls of the forms on the page of an application. */
export const applicationControls = {
  facts: factsForm.controls,
  end: endForm.controls,
  sent: sentForm.controls,
  reminder: reminderForm.controls,
  interview: interviewForm.controls,
};

export type ApplicationControls = typeof applicationControls;

const longestNumber = 20;

/** Reads a number, or null from an empty field. */
const optionalNumber = (most: number, error: string) =>
  optionalBy<number | null>((typed) => {
    if (typed.trim() === "") return { ok: true, value: null };
    const value = parseAmount(typed);
    return value !== null && value <= most ? { ok: true, value } : { ok: false, error };
  }, longestNumber);

const yearlyAmount = optionalNumber(1e9, "Write an amount such as 91,000.");

const currencies = Object.fromEntries(
  Object.entries(calculatorCurrencies).map(([code, name]) => [code, `${code}, ${name}`]),
);

export const offerForm = defineForm(
  z.object({
    currency: choice(currencies, "Choose a currency."),
    base: requiredBy((typed) => {
      const value = parseAmount(typed);
      return value !== null && value > 0 && value <= 1e9
        ? { ok: true, value }
        : { ok: false, error: "Write the base pay of a year, for example 91,000." };
    }, longestNumber),
    bonusPercent: optionalNumber(1_000, "Write the percent of the base, for example 5."),
    equity: yearlyAmount,
    equityCounts: checkbox,
    pensionPercent: optionalNumber(100, "Write the percent of the base, for example 4."),
    leaveDays: optionalNumber(250, "Write the days people there really take, for example 15."),
    siteDays: optionalNumber(7, "Write the days on site in a week, from 0 to 7."),
    travelMinutes: optionalNumber(600, "Write the minutes of one way, for example 35."),
    commuteCost: yearlyAmount,
    answerBy: optionalDay,
  }),
);
