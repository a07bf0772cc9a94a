import * as z from "zod";
import type { FieldResult } from "../platform/forms/field-text.ts";

export const longestAddress = 254;
const shape = z.email();

/**
 * Normalises an e-mail address: trimmed, in lower case. Accounts are stored under this form.
 *
 * @example readEmail(" Ana@Example.com ") // { ok: true, value: "ana@example.com" }
 */
export function readEmail(text: string): FieldResult<string> {
  if (text.length > 4 * longestAddress) return { ok: false, error: tooLong };
  const email = text.trim().toLowerCase();
  if (email === "") return { ok: false, error: "Enter your email address." };
  if (email.length > longestAddress) return { ok: false, error: tooLong };
  if (!shape.safeParse(email).success) {
    return { ok: false, error: "Enter the full address, for example name@example.com." };
  }
  return { ok: true, value: email };
}

const tooLong = "That is too long for an email address.";
