import * as z from "zod";
import { readBy, readForm, type FormResult } from "../../platform/forms/read-form.ts";
import { profileEntries, profileKeys, profileOf, type Profile } from "./profile-fields.ts";

type ProfileKey = keyof Profile;

const fields = profileEntries.map(([key, { read }]) => [key, readBy(read)] as const);
const schema = z.object(Object.fromEntries(fields) as Record<ProfileKey, ReturnType<typeof readBy<string>>>);

/** Reads a submitted profile. Submitting an unchanged profile is an error too. */
export function readProfileForm(
  form: FormData,
  before: Profile,
): FormResult<Profile, ProfileKey, ProfileKey> {
  const result = readForm(form, schema, profileKeys);
  if (!result.ok) return result;
  const values = profileOf((key) => result.values[key]);
  if (profileKeys.some((key) => values[key] !== before[key])) return { ...result, values };
  const { typed } = result;
  return { ok: false, errors: { name: "That is already your name." }, isMissing: false, typed };
}
