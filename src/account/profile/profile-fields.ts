import type { Generated } from "kysely";
import { longestName, readPersonName } from "../person-name.ts";

type FieldReading = { ok: true; value: string } | { ok: false; error: string };

/** One field of the profile, as the form, the table, the viewer and the export know it. */
type ProfileField = {
  /** Its column in the table `profiles`. One that is not required is `not null default ''`. */
  column: string;
  required: boolean;
  label: string;
  hint: string;
  /** For the attribute `autocomplete`. */
  autoComplete: string;
  /** In characters. */
  longest: number;
  /** Turns what was typed into the value to store, or says what is wrong with it. */
  read: (typed: string) => FieldReading;
  /** What the activity says when it changes. */
  activity: "name-changed" | null;
  /** Its name in the export. */
  exportAs: string;
};

/** Every field that a person can change in their profile, in the order of the form. */
const profileFields = {
  name: {
    column: "full_name",
    required: true,
    label: "Display name",
    hint: "Shown in your menu and on pages you share. Your CVs keep their own name.",
    autoComplete: "name",
    longest: longestName,
    read(typed) {
      const reading = readPersonName(typed);
      return reading.ok ? { ok: true, value: reading.name } : reading;
    },
    activity: "name-changed",
    exportAs: "displayName",
  },
} as const satisfies Record<string, ProfileField>;

type ProfileFields = typeof profileFields;
type ProfileKey = keyof ProfileFields;

export type Profile = Record<ProfileKey, string>;
export type ProfileErrors = Partial<Record<ProfileKey, string>>;

/** All fields with their keys. */
export const profileEntries = Object.entries(profileFields) as [ProfileKey, ProfileFields[ProfileKey]][];

/** The type of the columns of `profiles` that hold fields. */
export type ProfileColumns = {
  [Key in ProfileKey as ProfileFields[Key]["column"]]: ProfileFields[Key]["required"] extends true
    ? string
    : Generated<string>;
};

/** Makes a profile by asking for the value of each field. */
export function profileOf(
  valueOf: (key: ProfileKey, column: ProfileFields[ProfileKey]["column"]) => string,
): Profile {
  return Object.fromEntries(
    profileEntries.map(([key, { column }]) => [key, valueOf(key, column)]),
  ) as Profile;
}
