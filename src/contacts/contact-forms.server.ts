import * as z from "zod";
import type { FieldResult } from "../platform/forms/field-text.ts";
import { choice, defineForm, optionalBy } from "../platform/forms/define-form.server.ts";
import { readBy } from "../platform/forms/read-form.ts";
import { contactLimits, eventKinds } from "./contact.ts";
import { cleanNote, cleanSingleLine, parseWebAddress } from "./contact-text.ts";
import { parseDay } from "./day.ts";

const upTo = (most: number, value: string): FieldResult<string> =>
  value.length > most
    ? { ok: false, error: `Use at most ${most.toLocaleString("en-GB")} characters.` }
    : { ok: true, value };

const line = optionalBy((typed) => upTo(contactLimits.text, cleanSingleLine(typed)), contactLimits.text);
const longText = (most: number) => readBy((typed) => upTo(most, cleanNote(typed)));

const name = readBy((typed): FieldResult<string> => {
  const value = cleanSingleLine(typed);
  return value === "" ? { ok: false, error: "Enter a name." } : upTo(contactLimits.text, value);
});

const address = z.email();
const email = optionalBy((typed): FieldResult<string> => {
  const value = cleanSingleLine(typed);
  return value === "" || value.length > contactLimits.email || address.safeParse(value).success
    ? upTo(contactLimits.email, value)
    : { ok: false, error: "An address ends like name@company.com." };
}, contactLimits.email);

const links = readBy((typed): FieldResult<string> => {
  const read = cleanNote(typed)
    .split("\n")
    .filter((one) => one.trim() !== "")
    .map((one) => ({ one: one.trim(), link: parseWebAddress(one) }));
  const wrong = read.find(({ link }) => link === null);
  return wrong
    ? { ok: false, error: `“${wrong.one.slice(0, 60)}” is not a web address.` }
    : upTo(contactLimits.links, read.map(({ link }) => link).join("\n"));
});

const weeks = readBy((text): FieldResult<number | null> => {
  const typed = text.trim();
  if (typed === "") return { ok: true, value: null };
  const number = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return number >= 1 && number <= contactLimits.weeks
    ? { ok: true, value: number }
    : { ok: false, error: `Enter a number of weeks from 1 to ${contactLimits.weeks}.` };
});

const dayError = "Enter a date such as 2026-11-24.";
const day = readBy((typed): FieldResult<string> => {
  const read = parseDay(typed.trim());
  return read === null ? { ok: false, error: dayError } : { ok: true, value: read };
});
const optionalDay = readBy((typed): FieldResult<string | null> => {
  const read = parseDay(typed.trim());
  return typed.trim() !== "" && read === null ? { ok: false, error: dayError } : { ok: true, value: read };
});

export const contactForm = defineForm(
  z.object({
    name,
    company: line,
    role: line,
    metThrough: line,
    email,
    phone: line,
    links,
    canHelp: line,
    notes: longText(contactLimits.notes),
    touchWeeks: weeks,
  }),
);

/** The form of a next step. An empty text means that there is none. */
export const stepForm = defineForm(z.object({ step: line, on: optionalDay }));

/** The form that moves a next step to another day. */
export const moveForm = defineForm(z.object({ on: day }));

/** The form of a new entry in the log. */
export const eventForm = defineForm(
  z.object({
    kind: choice(eventKinds, "Choose what happened."),
    on: day,
    note: longText(contactLimits.note),
  }),
);

/** The controls of the forms on the page of a person. */
export const personControls = {
  plan: stepForm.controls,
  move: moveForm.controls,
  log: eventForm.controls,
};

export type PersonControls = typeof personControls;
