import * as z from "zod";
import type { FieldResult } from "../platform/forms/field-text.ts";
import { readBy, readForm, type FormErrors } from "../platform/forms/read-form.ts";
import { contactFields, contactLimits, type ContactField } from "./contact.ts";
import { parseDay } from "./day.ts";

/** Characters that no text needs: control characters, and characters that reverse or hide the text around them. */
const unprintable = /(?![\n\t])\p{Cc}|[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Returns a text on one line: composed (NFC), without invisible characters and surrounding space. */
export function cleanSingleLine(text: string): string {
  return cleanNote(text.replaceAll(/\s+/gu, " "));
}

/** Returns a text of several lines: composed (NFC), without invisible characters and surrounding space. */
export function cleanNote(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").toWellFormed().normalize("NFC").replace(unprintable, "").trim();
}

/**
 * Reads a web address. Adds "https://" if it is missing. Returns null for anything else, such as "javascript:".
 *
 * @example parseWebAddress("linkedin.com/in/ines") // "https://linkedin.com/in/ines"
 */
export function parseWebAddress(text: string): string | null {
  const typed = text.trim();
  if (typed === "" || /\s/.test(typed)) return null;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`);
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes(".")) return null;
  return url.href.replace(/^(https?:\/\/[^/?#]+)\/$/, "$1");
}

const line = (most: number = contactLimits.text) =>
  readBy((text) => {
    const value = cleanSingleLine(text);
    return value.length > most ? tooLong(most) : { ok: true, value };
  });
const longText = (most: number) =>
  readBy((text) => {
    const value = cleanNote(text);
    return value.length > most ? tooLong(most) : { ok: true, value };
  });
const tooLong = (most: number): FieldResult<string> => ({
  ok: false,
  error: `Use at most ${most.toLocaleString("en-GB")} characters.`,
});

const name = readBy((text): FieldResult<string> => {
  const value = cleanSingleLine(text);
  if (value === "") return { ok: false, error: "Enter a name." };
  return value.length > contactLimits.text ? tooLong(contactLimits.text) : { ok: true, value };
});

const address = z.email();
const email = readBy((text): FieldResult<string> => {
  const value = cleanSingleLine(text);
  if (value.length > contactLimits.email) return tooLong(contactLimits.email);
  return value === "" || address.safeParse(value).success
    ? { ok: true, value }
    : { ok: false, error: "An address ends like name@company.com." };
});

const links = readBy((text): FieldResult<string> => {
  const read = cleanNote(text)
    .split("\n")
    .filter((one) => one.trim() !== "")
    .map((one) => ({ one: one.trim(), link: parseWebAddress(one) }));
  const wrong = read.find(({ link }) => link === null);
  if (wrong) return { ok: false, error: `“${wrong.one.slice(0, 60)}” is not a web address.` };
  const value = read.map(({ link }) => link).join("\n");
  return value.length > contactLimits.links ? tooLong(contactLimits.links) : { ok: true, value };
});

const weeks = readBy((text): FieldResult<number | null> => {
  const typed = text.trim();
  if (typed === "") return { ok: true, value: null };
  const number = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return number >= 1 && number <= contactLimits.weeks
    ? { ok: true, value: number }
    : { ok: false, error: `Enter a number of weeks from 1 to ${contactLimits.weeks}.` };
});

const day = readBy((text): FieldResult<string> => {
  const read = parseDay(text.trim());
  return read === null ? { ok: false, error: "Enter a date such as 2026-11-24." } : { ok: true, value: read };
});
const optionalDay = readBy((text): FieldResult<string | null> => {
  const read = parseDay(text.trim());
  return text.trim() !== "" && read === null
    ? { ok: false, error: "Enter a date such as 2026-11-24." }
    : { ok: true, value: read };
});

const facts = z.object({
  name,
  company: line(),
  role: line(),
  metThrough: line(),
  email,
  phone: line(),
  links,
  canHelp: line(),
  notes: longText(contactLimits.notes),
  touchWeeks: weeks,
});

export type ContactErrors = FormErrors<ContactField>;

export const parseContactForm = (form: FormData) => readForm(form, facts, contactFields);

const step = z.object({ step: line(), on: optionalDay });

/** Reads the form of a next step. An empty text means that there is none. */
export const parseStepForm = (form: FormData) => readForm(form, step, ["step", "on"]);

const event = z.object({
  kind: z.enum(["wrote", "heard", "called", "met", "did"], "Choose what happened."),
  on: day,
  note: longText(contactLimits.note),
});

export const parseEventForm = (form: FormData) => readForm(form, event, ["kind", "on", "note"]);
