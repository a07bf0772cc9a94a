import * as z from "zod";
import { readBy, readForm } from "../../platform/forms/read-form.ts";
import { longest } from "../application-limits.ts";
import { isTimeZone, momentAt } from "../../platform/clock/zoned-time.ts";
import type { InterviewFields } from "./interview.ts";

const fields = ["start", "zone", "minutes", "kind", "withWhom", "place", "notes"] as const;
export type InterviewTyped = Record<(typeof fields)[number], string>;
export type InterviewErrors = Partial<InterviewTyped>;

const schema = z.object({
  start: z.string().refine((text) => momentAt(text, "UTC") !== null, "Choose a day and a time."),
  zone: z.string().trim().refine(isTimeZone, "Choose a time zone from the list, such as Europe/Berlin."),
  minutes: readBy((text) => {
    const minutes = Number(/^\d{1,4}$/.exec(text.trim())?.[0] ?? Number.NaN);
    return minutes >= 5 && minutes <= 1_440
      ? { ok: true, value: minutes }
      : { ok: false, error: "Write the minutes as a number from 5 to 1440." };
  }),
  kind: z.string().trim().max(longest.interviewKind, "Use at most 100 characters."),
  withWhom: z.string().trim().max(longest.withWhom, "Use at most 200 characters."),
  place: z.string().trim().max(longest.link, "Use at most 2,000 characters."),
  notes: z.string().max(longest.notes, "Use at most 20,000 characters."),
});

/** Reads the form of an interview. The time is on the clocks of the chosen zone. */
export function readInterviewForm(
  form: FormData,
):
  | { ok: true; fields: InterviewFields; typed: InterviewTyped }
  | { ok: false; errors: InterviewErrors; typed: InterviewTyped } {
  const read = readForm(form, schema, fields);
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
