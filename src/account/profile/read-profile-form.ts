import { profileEntries, type Profile, type ProfileErrors, profileOf } from "./profile-fields.ts";

type ProfileReading = { ok: true; profile: Profile } | { ok: false; errors: ProfileErrors };

/** Reads the text of each field of a submitted form. A missing field or a file counts as empty. */
export function typedProfile(form: FormData): Profile {
  return profileOf((key) => {
    const typed = form.get(key);
    return typeof typed === "string" ? typed : "";
  });
}

/** Reads the typed profile or returns the errors. Submitting an unchanged profile is an error too. */
export function readProfileForm(typed: Profile, before: Profile): ProfileReading {
  const errors: ProfileErrors = {};
  const profile = profileOf((key) => typed[key]);
  for (const [key, field] of profileEntries) {
    const reading = field.read(typed[key]);
    if (reading.ok) profile[key] = reading.value;
    else errors[key] = reading.error;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const isSame = profileEntries.every(([key]) => profile[key] === before[key]);
  return isSame ? { ok: false, errors: { name: "That is your name already." } } : { ok: true, profile };
}
